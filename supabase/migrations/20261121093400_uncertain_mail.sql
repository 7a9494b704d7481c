-- No mail twice. Between a mail server's "taken" and our noting it lies a moment in which the sending
-- process can die; then nobody can know whether the mail went out. Such a mail is not sent again by
-- itself: it is set aside as uncertain, and a person looks into the mailbox and decides.

-- Tables ---------------------------------------------------------------------------------------

-- Set right before a mail is handed to a server that cannot tell a copy, and taken away by the outcome.
-- A mail that failed and still has it is uncertain.
alter table public.mail_outbox add column in_doubt_since timestamptz;

alter table public.mail_attempts drop constraint mail_attempts_outcome_choice;
alter table public.mail_attempts add constraint mail_attempts_outcome_choice
  check (outcome in ('sent', 'failed', 'interrupted', 'uncertain', 'withdrawn'));

-- Functions ------------------------------------------------------------------------------------

-- Whoever hands a mail over asks first; "no" means that the mail is not, or no longer, theirs to send.
create function public.begin_handing_over(mail uuid, attempt integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.mail_outbox outbox set in_doubt_since = now()
  where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = attempt
    and outbox.next_attempt_at > now();
  return found;
end;
$$;
comment on function public.begin_handing_over(uuid, integer) is
  'Notes that a mail is about to be given to a server that cannot tell a copy. The server only.';

-- As before, but what was being handed over when its time as "sending" ended is set aside; what was only
-- taken, and never begun, is tried again.
create or replace function public.claim_mails(batch integer, keys text[] default null)
returns setof public.mail_outbox
language plpgsql set search_path = '' as $$
declare
  left_behind constant text := 'The server stopped while it sent this mail.';
  in_doubt constant text := 'The server stopped in the middle: the mail may have gone out.';
begin
  -- One that stops the server each time is not tried for ever.
  with set_aside as (
    update public.mail_outbox
    set status = 'failed', last_error = case when in_doubt_since is null then left_behind else in_doubt end
    where status = 'sending' and next_attempt_at <= now() and (attempts > 7 or in_doubt_since is not null)
      and (keys is null or idempotency_key = any (keys))
    returning id, attempts, in_doubt_since, last_error
  )
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select id, attempts, case when in_doubt_since is null then 'interrupted' else 'uncertain' end, last_error
  from set_aside;

  return query
    with due as (
      select mail.id, mail.status, mail.attempts from public.mail_outbox mail
      where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
        and (keys is null or mail.idempotency_key = any (keys))
      order by mail.next_attempt_at, mail.id
      limit least(greatest(batch, 0), 100)
      for update skip locked
    ), noted as (
      insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
      select due.id, due.attempts, 'interrupted', left_behind from due where due.status = 'sending'
    )
    update public.mail_outbox mail
    set status = 'sending', attempts = least(mail.attempts + 1, 100), in_doubt_since = null,
      next_attempt_at = now() + interval '5 minutes'
    from due where mail.id = due.id
    returning mail.*;
end;
$$;

-- As before, with one more outcome, "uncertain"; every other one ends the doubt.
create or replace function public.settle_mail(mail uuid, attempt integer, outcome text, sentence text default '')
returns void
language plpgsql set search_path = '' as $$
declare
  said constant text := left(coalesce(sentence, ''), 300);
  pause constant interval := private.pause_after_try(attempt);
begin
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select outbox.id, settle_mail.attempt,
    case settle_mail.outcome when 'refused' then 'failed' else settle_mail.outcome end, said
  from public.mail_outbox outbox where outbox.id = mail;
  if outcome = 'sent' then
    update public.mail_outbox outbox set status = 'sent', sent_at = now(), last_error = null, in_doubt_since = null
    where outbox.id = mail and outbox.status <> 'sent';
  elsif outcome = 'withdrawn' then
    update public.mail_outbox outbox set status = 'withdrawn', last_error = said, in_doubt_since = null
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  elsif outcome = 'uncertain' then
    update public.mail_outbox outbox
    set status = 'failed', last_error = said, in_doubt_since = coalesce(outbox.in_doubt_since, now())
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  else
    update public.mail_outbox outbox
    set status = case when pause is null or outcome = 'refused' then 'failed' else 'queued' end::public.mail_status,
      next_attempt_at = now() + coalesce(pause, interval '0'), last_error = said, in_doubt_since = null
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  end if;
end;
$$;
comment on function public.settle_mail(uuid, integer, text, text) is
  'Notes the outcome of a try: sent, failed (again later), refused (never again), uncertain (a person decides), withdrawn. The server only.';

-- The other answer to a mail in doubt, beside retry_mail: somebody found it in the mailbox.
create function private.confirm_mail_arrived(mail uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tries integer;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins say that a mail arrived.' using errcode = '42501';
  end if;
  update public.mail_outbox outbox
  set status = 'sent', sent_at = outbox.in_doubt_since, in_doubt_since = null, last_error = null
  where outbox.id = mail and outbox.in_doubt_since is not null
    and (outbox.status = 'failed' or outbox.status = 'sending' and outbox.next_attempt_at <= now())
  returning outbox.attempts into tries;
  if not found then
    raise exception 'Nobody doubts any more what became of this mail.' using errcode = 'PT409';
  end if;
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  values (mail, tries, 'sent', 'Somebody found it in the mailbox.');
end;
$$;

create function public.confirm_mail(mail uuid) returns void
language sql set search_path = '' as $$ select private.confirm_mail_arrived(mail) $$;
comment on function public.confirm_mail(uuid) is 'Says of an uncertain mail that it arrived.';

-- As before, with the uncertain ones counted apart from those that failed for good.
create or replace function public.mail_health() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins see how the mail does.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'last_sent_at', (select max(sent_at) from public.mail_outbox where status = 'sent' and kind <> 'self_test'),
    'last_drain_at', private.last_outbox_drain(),
    'waiting', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.mail_outbox where status in ('queued', 'sending') and kind <> 'self_test'),
    'failing', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at),
        'next_at', min(next_attempt_at), 'sentence', (array_agg(last_error order by updated_at desc))[1])
      from public.mail_outbox where status = 'queued' and attempts > 0 and kind <> 'self_test'),
    'uncertain', (select count(*) from public.mail_outbox
      where status = 'failed' and in_doubt_since is not null and kind <> 'self_test'),
    'failed', (select jsonb_build_object('submissions', count(distinct submission_id),
        'others', count(*) filter (where submission_id is null))
      from public.mail_outbox where status = 'failed' and in_doubt_since is null and kind <> 'self_test'));
end;
$$;

-- Grants ---------------------------------------------------------------------------------------

grant select (in_doubt_since) on public.mail_outbox to authenticated;

revoke execute on function public.begin_handing_over(uuid, integer), public.confirm_mail(uuid),
  private.confirm_mail_arrived(uuid) from public, anon, authenticated;
grant execute on function public.begin_handing_over(uuid, integer) to service_role;
grant execute on function public.confirm_mail(uuid), private.confirm_mail_arrived(uuid) to authenticated;
