-- Emails that were accepted, and came back later: a notice of failed delivery, or an event of the mail provider. The email
-- counts as failed, and its inquiry is the office's turn again, as after a refusal on sending.

-- Functions -----------------------------------------------------------------------------------

-- What our Message-ID begins with: messageIdOf() of the edge functions.
create function private.message_key(idempotency_key text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select left(encode(sha256(convert_to(idempotency_key, 'UTF8')), 'hex'), 40)
$$;

create function private.recipients_of(to_email text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select btrim(lower(address)) from unnest(string_to_array(to_email, ',')) address)
$$;

-- The email that a failure is about: named by its id or by its Message-ID, or else the newest to the recipient that is
-- about the inquiry of the signed address, or has the subject.
create function private.failed_mail(failure jsonb) returns uuid
language sql stable set search_path = '' as $$
  with given as (
    select (failure ->> 'mail')::uuid as id, (failure ->> 'submission')::uuid as submission, failure ->> 'subject' as subject,
      array(select lower(jsonb_array_elements_text(failure -> 'message_keys'))) as keys,
      array(select lower(jsonb_array_elements_text(failure -> 'recipients'))) as recipients
  ), candidates as (
    select mail.id, mail.sent_at, 1 as rank from given join public.mail_outbox mail on mail.id = given.id
    union all
    select mail.id, mail.sent_at, 2 from given join public.mail_outbox mail
      on private.message_key(mail.idempotency_key) = any (given.keys)
    union all
    select mail.id, mail.sent_at, 3 from given join public.mail_outbox mail
      on mail.submission_id = given.submission and private.recipients_of(mail.to_email) && given.recipients
    where mail.status = 'sent'
    union all
    select mail.id, mail.sent_at, 4 from given join public.mail_outbox mail
      on mail.sent_at > now() - interval '14 days' and mail.subject = given.subject
        and private.recipients_of(mail.to_email) && given.recipients
    where mail.status = 'sent'
  )
  select id from candidates order by rank, sent_at desc nulls last limit 1
$$;

-- Issues of the newsletter have their own figures: their address is set aside (end_subscription).
create function private.note_failed_delivery(failure jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  reason constant text := left(coalesce(nullif(private.trimmed(failure ->> 'reason'), ''),
    private.error_detail('email_came_back')), 300);
  failed public.mail_outbox;
begin
  if failure is null then
    return null;
  end if;
  select * into failed from public.mail_outbox mail
  where mail.id = private.failed_mail(failure) and mail.kind <> 'newsletter_issue' for update;
  if failed.id is not null and failed.status in ('queued', 'sending', 'sent') then
    update public.mail_outbox mail set status = 'failed', last_error = reason, uncertain_since = null where mail.id = failed.id;
    insert into public.mail_attempts (mail_id, attempt, outcome, sentence) values (failed.id, failed.attempts, 'failed', reason);
  end if;
  return failed.id;
end;
$$;

create function public.note_failed_delivery(failure jsonb) returns boolean
language sql set search_path = '' as $$ select private.note_failed_delivery(failure) is not null $$;
comment on function public.note_failed_delivery(jsonb) is
  'Marks an email as failed that came back. False: it is none of ours. The server only.';

-- The customer does not have what they were to answer. A retry that succeeds gives the turn back, unless they wrote or
-- changed something meanwhile.
create function private.note_mail_outcome() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'failed' then
    update public.contact_submissions inquiry
    set awaits = 'office', snoozed_until = null,
      status = case
        when inquiry.status <> 'waiting' then inquiry.status
        when inquiry.assignee_id is null then 'new'
        else 'in_progress'
      end
    where inquiry.id = new.submission_id;
  else
    update public.contact_submissions inquiry set awaits = 'customer'
    where inquiry.id = new.submission_id and inquiry.awaits = 'office' and new.attempts > 1
      and exists (select from public.submission_messages message where message.id = new.id
        and not exists (select from public.submission_messages later
          where later.submission_id = inquiry.id and later.direction = 'inbound' and later.sent_at > message.sent_at)
        and not exists (select from public.submission_events event
          where event.submission_id = inquiry.id and event.actor_id is null and event.created_at > message.sent_at
            and event.kind in ('dates', 'group_size', 'children_under_12', 'children_under_5', 'proposal')));
  end if;
  return null;
end;
$$;

-- Indexes -------------------------------------------------------------------------------------

create index mail_outbox_message_key_idx on public.mail_outbox (private.message_key(idempotency_key));

-- Triggers ------------------------------------------------------------------------------------

create trigger mail_outbox_note_outcome after update of status on public.mail_outbox
  for each row when (new.kind in ('reply', 'reply_copy', 'inquiry_visitor', 'inquiry_link') and old.status <> new.status
    and new.status in ('sent', 'failed'))
  execute function private.note_mail_outcome();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.message_key(text), private.recipients_of(text), private.failed_mail(jsonb),
  private.note_failed_delivery(jsonb), private.note_mail_outcome() from public, anon;
revoke execute on function public.note_failed_delivery(jsonb) from public, anon, authenticated;
grant execute on function private.message_key(text), private.recipients_of(text), private.failed_mail(jsonb),
  private.note_failed_delivery(jsonb), public.note_failed_delivery(jsonb) to service_role;
