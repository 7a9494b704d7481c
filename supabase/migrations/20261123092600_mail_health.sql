-- What staff see of the mail and can do about it.

-- Functions -----------------------------------------------------------------------------------

create function private.last_outbox_drain() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select last_at from private.outbox_drains
$$;

create function private.outbox_paused_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select paused_at from private.outbox_drains
$$;

-- Runs as its caller. The self-test's own mails do not count; an issue of the newsletter has its own figures.
create function public.mail_health() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('mails.read') then
    raise exception 'Only staff and admins see the state of the mail.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  return jsonb_build_object(
    'last_sent_at', (select max(sent_at) from public.mail_outbox where status = 'sent' and kind <> 'self_test'),
    'last_drain_at', private.last_outbox_drain(),
    'paused_at', private.outbox_paused_at(),
    'waiting', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.mail_outbox where status in ('queued', 'sending') and kind not in ('self_test', 'newsletter_issue')),
    'failing', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at),
        'next_at', min(next_attempt_at), 'sentence', (array_agg(last_error order by updated_at desc))[1])
      from public.mail_outbox where status = 'queued' and attempts > 0 and kind <> 'self_test'),
    'uncertain', (select count(*) from public.mail_outbox
      where status = 'failed' and uncertain_since is not null and kind not in ('self_test', 'newsletter_issue')),
    'failed', (select jsonb_build_object('submissions', count(distinct submission_id),
        'others', count(*) filter (where submission_id is null))
      from public.mail_outbox where status = 'failed' and uncertain_since is null
        and kind not in ('self_test', 'newsletter_issue')));
end;
$$;
comment on function public.mail_health() is 'Last delivery, waiting, failing and failed mails. Staff only.';

-- Only the server writes the outbox; this is the one change staff may make: they retry what failed, what waits for
-- its next attempt, and what a server left behind. The edge function retry-mail calls it before it sends.
create function private.requeue_mail(mail uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_mail public.mail_outbox;
begin
  if not private.may('mails.write') then
    raise exception 'Only staff and admins retry emails.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select * into found_mail from public.mail_outbox where id = mail for update;
  if not found then
    raise exception 'This email no longer exists.' using errcode = 'PT404', detail = private.error_detail('email_gone');
  end if;
  if found_mail.status = 'sent' then
    raise exception 'This email was already sent.' using errcode = 'PT409', detail = private.error_detail('email_sent');
  end if;
  if found_mail.status::text = 'withdrawn' then
    raise exception 'A newer email replaced this one.'
      using errcode = 'PT409', detail = private.error_detail('email_replaced');
  end if;
  if found_mail.status = 'sending' and found_mail.next_attempt_at > now()
    or found_mail.status = 'queued' and found_mail.next_attempt_at between now() - interval '1 minute' and now()
  then
    raise exception 'This email is being sent.'
      using errcode = 'PT409', detail = private.error_detail('email_being_sent');
  end if;
  update public.mail_outbox
  set status = 'queued', next_attempt_at = now(), attempts = least(attempts, 99)
  where id = mail;
end;
$$;

create function public.retry_mail(mail uuid) returns void
language sql set search_path = '' as $$ select private.requeue_mail(mail) $$;
comment on function public.retry_mail(uuid) is 'Makes a mail that was not sent due at once.';

-- The other answer to an uncertain mail, besides retry_mail: somebody found it in the mailbox.
create function private.mark_mail_delivered(mail uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tries integer;
begin
  if not private.may('mails.write') then
    raise exception 'Only staff and admins confirm emails.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  update public.mail_outbox outbox
  set status = 'sent', sent_at = outbox.uncertain_since, uncertain_since = null, last_error = null
  where outbox.id = mail and outbox.uncertain_since is not null
    and (outbox.status = 'failed' or outbox.status = 'sending' and outbox.next_attempt_at <= now())
  returning outbox.attempts into tries;
  if not found then
    raise exception 'This email is no longer uncertain.'
      using errcode = 'PT409', detail = private.error_detail('email_not_uncertain');
  end if;
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  values (mail, tries, 'sent', 'Somebody found it in the mailbox.');
end;
$$;

create function public.confirm_mail(mail uuid) returns void
language sql set search_path = '' as $$ select private.mark_mail_delivered(mail) $$;
comment on function public.confirm_mail(uuid) is 'Marks an uncertain mail as sent.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.last_outbox_drain(), private.outbox_paused_at(), public.mail_health(),
  private.mark_mail_delivered(uuid), public.confirm_mail(uuid) from public, anon, authenticated;
revoke execute on function private.requeue_mail(uuid) from public;
revoke execute on function public.retry_mail(uuid) from public, anon;
grant execute on function private.last_outbox_drain(), private.outbox_paused_at(), public.mail_health(),
  private.requeue_mail(uuid), public.retry_mail(uuid), private.mark_mail_delivered(uuid), public.confirm_mail(uuid) to authenticated;
