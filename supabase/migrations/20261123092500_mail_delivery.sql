-- Delivery: mails that failed are retried after growing delays, each attempt is recorded, and mails that fail for
-- good are left to a person. Called by the edge function drain-outbox.

-- Functions -----------------------------------------------------------------------------------

-- The delay before the next attempt; null after the last. With 10 % jitter, so that mails that failed together do
-- not come back together.
create function private.retry_delay(tries integer) returns interval
language sql volatile set search_path = '' as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '24 hours']::interval[])[tries]
    * (0.9 + random() * 0.2)
$$;

-- Claims due mails for five minutes: all, newsletters last, or those with the given keys. Two callers get different mails. A claim
-- that runs out belonged to a server that stopped: if delivery had begun, the mail is set aside as uncertain;
-- otherwise it is tried again.
create function public.claim_mails(batch integer, keys text[] default null)
returns setof public.mail_outbox
language plpgsql set search_path = '' as $$
declare
  left_behind constant text := private.error_detail('email_interrupted');
  in_doubt constant text := private.error_detail('email_maybe_sent');
begin
  if exists (select 1 from private.outbox_drains where paused_at is not null) then
    return;
  end if;
  -- A mail that stops the server every time is not tried for ever.
  with set_aside as (
    update public.mail_outbox
    set status = 'failed', last_error = case when uncertain_since is null then left_behind else in_doubt end
    where status = 'sending' and next_attempt_at <= now() and (attempts > 7 or uncertain_since is not null)
      and (keys is null or idempotency_key = any (keys))
    returning id, attempts, uncertain_since, last_error
  )
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select id, attempts, case when uncertain_since is null then 'interrupted' else 'uncertain' end, last_error
  from set_aside;

  return query
    with due as (
      select mail.id, mail.status, mail.attempts from public.mail_outbox mail
      where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
        and (keys is null or mail.idempotency_key = any (keys))
      order by (mail.kind = 'newsletter_issue'), mail.next_attempt_at, mail.id
      limit least(greatest(batch, 0), 100)
      for update skip locked
    ), noted as (
      insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
      select due.id, due.attempts, 'interrupted', left_behind from due where due.status = 'sending'
    )
    update public.mail_outbox mail
    set status = 'sending', attempts = least(mail.attempts + 1, 100), uncertain_since = null,
      next_attempt_at = now() + interval '5 minutes'
    from due where mail.id = due.id
    returning mail.*;
end;
$$;
comment on function public.claim_mails(integer, text[]) is 'Claims due mails. The server only.';

-- Returns false when the claim is no longer the caller's.
create function public.begin_delivery(mail uuid, attempt integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.mail_outbox outbox set uncertain_since = now()
  where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = attempt
    and outbox.next_attempt_at > now();
  return found;
end;
$$;
comment on function public.begin_delivery(uuid, integer) is
  'Notes that delivery begins, to a server that cannot detect duplicates. The server only.';

-- Records the outcome of an attempt. `attempt` is the number from the claim: a late caller, whose mail another has
-- claimed since, changes nothing, unless the mail did go out.
create function public.settle_mail(mail uuid, attempt integer, outcome text, sentence text default '')
returns void
language plpgsql set search_path = '' as $$
declare
  error_text constant text := left(coalesce(sentence, ''), 300);
  pause constant interval := private.retry_delay(attempt);
begin
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select outbox.id, settle_mail.attempt,
    case when settle_mail.outcome in ('refused', 'bounced') then 'failed' else settle_mail.outcome end, error_text
  from public.mail_outbox outbox where outbox.id = mail;
  if outcome = 'sent' then
    update public.mail_outbox outbox set status = 'sent', sent_at = now(), last_error = null, uncertain_since = null
    where outbox.id = mail and outbox.status <> 'sent';
  elsif outcome = 'withdrawn' then
    update public.mail_outbox outbox set status = 'withdrawn', last_error = error_text, uncertain_since = null
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  elsif outcome = 'uncertain' then
    update public.mail_outbox outbox
    set status = 'failed', last_error = error_text, uncertain_since = coalesce(outbox.uncertain_since, now())
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  else
    update public.mail_outbox outbox
    set status = case when pause is null or outcome in ('refused', 'bounced') then 'failed' else 'queued' end::public.mail_status,
      next_attempt_at = now() + coalesce(pause, interval '0'), last_error = error_text, uncertain_since = null
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  end if;
  if outcome = 'bounced' then
    perform public.end_subscription(
      (select outbox.to_email from public.mail_outbox outbox where outbox.id = mail), 'bounced', error_text);
  end if;
end;
$$;
comment on function public.settle_mail(uuid, integer, text, text) is
  'Records an outcome: sent, failed (retried later), refused or bounced (not retried), uncertain (a person decides), withdrawn.';

-- Begins a drain: deletes abandoned self-tests and returns up to 50 inquiries that have no mail yet, because the
-- visitor's browser could not ask for one. Drains take turns, so that inquiries whose mails cannot be written do
-- not hide the ones after them.
create function public.start_outbox_drain() returns setof uuid
language plpgsql set search_path = '' as $$
declare
  stopped_at timestamptz;
  batch uuid[];
  reached timestamptz;
begin
  update private.outbox_drains set last_at = now() where id = 1 returning answered_until into stopped_at;
  delete from public.contact_submissions
  where is_test and created_at not between now() - interval '10 minutes' and now() + interval '1 minute';
  -- Written while the clock was ahead, so its time means nothing. A server may still be sending it.
  update public.mail_outbox
  set next_attempt_at = now() + case status when 'sending' then interval '5 minutes' else interval '0' end
  where status in ('queued', 'sending') and next_attempt_at > now() and updated_at > now() + interval '1 minute';

  select array_agg(waiting.id order by waiting.turn, waiting.created_at),
      (array_agg(waiting.created_at order by waiting.turn desc, waiting.created_at desc))[1]
    into batch, reached
  from (
    select submission.id, submission.created_at, submission.created_at <= stopped_at as turn
    from public.contact_submissions submission
    where submission.created_at > now() - interval '7 days'
      and submission.created_at not between now() - interval '1 minute' and now()
      and submission.status <> 'spam' and not submission.is_test
      -- Somebody who called or came in has talked to us.
      and submission.channel = 'form'
      and not exists (select 1 from public.mail_outbox mail where mail.submission_id = submission.id
        and mail.kind not in ('reply', 'reply_copy'))
      -- The mail names the files, so it waits for those on their way.
      and not exists (select 1 from public.inquiry_files file where file.submission_id = submission.id
        and file.stored_at is null and file.created_at > now() - interval '10 minutes')
    order by turn, submission.created_at limit 50
  ) waiting;
  update private.outbox_drains set answered_until = coalesce(reached, '-infinity') where id = 1;
  return query select unnest(batch);
end;
$$;
comment on function public.start_outbox_drain() is 'Begins a drain and returns inquiries without a mail. The server only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.retry_delay(integer), public.claim_mails(integer, text[]),
  public.begin_delivery(uuid, integer), public.settle_mail(uuid, integer, text, text),
  public.start_outbox_drain() from public, anon, authenticated;
grant execute on function private.retry_delay(integer), public.claim_mails(integer, text[]),
  public.begin_delivery(uuid, integer), public.settle_mail(uuid, integer, text, text),
  public.start_outbox_drain() to service_role;
