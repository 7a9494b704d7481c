-- The conversation about an inquiry: messages in both directions. A message of staff is a draft until it is sent; its
-- email is written by the server (message_mails.sql). Messages of customers are written by the server only.

-- Tables --------------------------------------------------------------------------------------

alter table public.contact_submissions
  add column language text not null default 'en' references public.languages (code),
  add column last_message_at timestamptz not null default now(),
  add column awaits text not null default 'office',
  add column first_reply_at timestamptz,
  add constraint contact_submissions_awaits_choice check (awaits in ('office', 'customer'));
comment on column public.contact_submissions.language is
  'In which we write to the customer: the person''s, or that in which the visitor read the site.';
comment on column public.contact_submissions.last_message_at is 'Of either direction; the inquiry itself at first.';
comment on column public.contact_submissions.awaits is 'Who writes next.';

alter table public.inquiry_selections
  add column language text not null default 'en' references public.languages (code);

create table public.submission_messages (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  direction text not null default 'outbound',
  channel text not null default 'email',
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  from_email text,
  from_name text not null default '',
  to_emails text[] not null default '{}',
  subject text not null default '',
  body text not null default '',
  quoted text not null default '',
  language text not null default 'en' references public.languages (code),
  template_id text references public.message_templates (id) on update cascade on delete set null,
  proposal_id uuid,
  email_message_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  mail_queued_at timestamptz,
  constraint submission_messages_direction_choice check (direction in ('inbound', 'outbound')),
  constraint submission_messages_channel_choice check (channel in ('email', 'page')),
  constraint submission_messages_inbound_is_sent check (direction = 'outbound' or sent_at is not null),
  constraint submission_messages_inbound_has_no_author check (direction = 'outbound' or author_id is null),
  constraint submission_messages_from_line
    check (char_length(from_name) <= 200 and char_length(from_email) <= 320 and from_email !~ '[[:cntrl:]]'),
  constraint submission_messages_recipients_flat check (
    cardinality(to_emails) <= 10 and coalesce(array_ndims(to_emails), 1) = 1
    and array_position(to_emails, null) is null and char_length(array_to_string(to_emails, '')) <= 3200),
  constraint submission_messages_subject_line check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  constraint submission_messages_body_length check (char_length(body) <= 20000),
  constraint submission_messages_quoted_length check (char_length(quoted) <= 200000),
  constraint submission_messages_email_message_id_line
    check (char_length(email_message_id) <= 1000 and email_message_id !~ '[[:cntrl:]]')
);
comment on column public.submission_messages.sent_at is 'Null is a draft, which only its author sees.';
comment on column public.submission_messages.mail_queued_at is 'When the email was written. Its id in mail_outbox is the message''s.';
comment on column public.submission_messages.quoted is 'What was quoted below an email, left out of the body.';
comment on column public.submission_messages.email_message_id is 'The Message-ID of an email that was received. Others may have the same.';
create unique index submission_messages_one_draft_idx on public.submission_messages (submission_id, author_id)
  where sent_at is null;
create index submission_messages_submission_idx on public.submission_messages (submission_id, sent_at);
create index submission_messages_author_idx on public.submission_messages (author_id);
create index submission_messages_template_idx on public.submission_messages (template_id);
create index submission_messages_unmailed_idx on public.submission_messages (sent_at)
  where direction = 'outbound' and channel = 'email' and sent_at is not null and mail_queued_at is null;
-- Functions -----------------------------------------------------------------------------------

create function private.keys_of_message(
  from_email text, from_name text, to_emails text[], subject text, body text, quoted text
) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select private.address_keys(coalesce(from_email, '') || ' ' || from_name || ' ' || array_to_string(to_emails, ' ')
    || ' ' || subject || ' ' || body || ' ' || quoted)
$$;

-- The insert of an inquiry carries the specified columns only, so its language arrives with the selection.
create function private.set_submission_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The person's own language counts (people.sql); then this is what they wrote in.
  update public.contact_submissions inquiry
  set language = case when inquiry.written_language is null then new.language else inquiry.language end,
    written_language = case when inquiry.written_language is not null then new.language end
  where inquiry.id = new.submission_id;
  return null;
end;
$$;

-- A message from the customer reopens an inquiry that waited or was lost.
create function private.note_sent_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.direction = 'outbound' then
    update public.contact_submissions
    set last_message_at = greatest(last_message_at, new.sent_at), awaits = 'customer',
      first_reply_at = coalesce(first_reply_at, new.sent_at)
    where id = new.submission_id;
  else
    update public.contact_submissions
    set last_message_at = greatest(last_message_at, new.sent_at), awaits = 'office',
      status = case
        when status not in ('waiting', 'lost') then status
        when assignee_id is null then 'new'
        else 'in_progress'
      end
    where id = new.submission_id;
  end if;
  return null;
end;
$$;

-- Raises an error that names the fault of a draft.
create function private.check_draft(draft public.submission_messages) returns void
language plpgsql set search_path = '' as $$
declare
  placeholder constant text := substring(draft.subject || ' ' || draft.body from '\{\{.*?\}\}');
begin
  if cardinality(draft.to_emails) = 0 then
    raise exception 'Enter a recipient.' using errcode = '23514', detail = private.error_detail('recipient_missing');
  end if;
  if not private.are_email_addresses(draft.to_emails) then
    raise exception 'A recipient is not an email address.'
      using errcode = '23514', detail = private.error_detail('recipient_invalid');
  end if;
  if private.trimmed(draft.body) = '' then
    raise exception 'The reply has no text.' using errcode = '23514', detail = private.error_detail('reply_empty');
  end if;
  if placeholder is not null then
    raise exception 'Replace % first: it is a placeholder.', placeholder using errcode = '23514',
      detail = private.error_detail('placeholder_left', jsonb_build_object('placeholder', placeholder));
  end if;
  if exists (select from public.inquiry_files file where file.message_id = draft.id and file.stored_at is null) then
    raise exception 'A file is still being uploaded.'
      using errcode = '23514', detail = private.error_detail('file_being_uploaded');
  end if;
  if (select sum(file.bytes) from public.inquiry_files file where file.message_id = draft.id) > 15728640 then
    raise exception 'The files are larger than 15 MB together, which many mailboxes refuse.'
      using errcode = '23514', detail = private.error_detail('attachments_too_large');
  end if;
end;
$$;

create function private.send_draft(
  draft_id uuid, next_status public.submission_status, is_confirmed boolean, lost_because text
) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  draft public.submission_messages;
  recent record;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins reply to inquiries.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  -- Replies to one inquiry wait for each other, or two could both be the first of a minute.
  perform 1 from public.contact_submissions submission
  where submission.id = (select known.submission_id from public.submission_messages known where known.id = draft_id)
    and not submission.is_test for update;
  select * into draft from public.submission_messages known
  where known.id = draft_id and known.direction = 'outbound' and known.author_id = (select auth.uid()) for update;
  if draft.id is null then
    raise exception 'This draft no longer exists.' using errcode = 'PT404', detail = private.error_detail('draft_gone');
  end if;
  -- A retry.
  if draft.sent_at is not null then
    return draft.sent_at;
  end if;
  perform private.check_draft(draft);
  select person.full_name as author into recent
  from public.submission_messages other left join public.profiles person on person.id = other.author_id
  where other.submission_id = draft.submission_id and other.direction = 'outbound'
    and other.sent_at > now() - interval '1 minute'
  order by other.sent_at desc limit 1;
  if found and not coalesce(is_confirmed, false) then
    raise exception '% replied less than a minute ago.', coalesce(nullif(recent.author, ''), 'A colleague')
      using errcode = 'PT409', hint = 'Confirm to send a second reply.',
      detail = private.error_detail('reply_just_sent', jsonb_build_object('author', coalesce(recent.author, '')));
  end if;
  update public.submission_messages set sent_at = now() where id = draft.id;
  update public.contact_submissions
  -- A word to a customer who said yes takes nothing back.
  set status = case when status = 'won' and next_status = 'waiting' then status else coalesce(next_status, status) end,
    assignee_id = coalesce(assignee_id, draft.author_id),
    lost_reason = case when next_status = 'lost' then coalesce(lost_because, lost_reason) else lost_reason end
  where id = draft.submission_id;
  return now();
end;
$$;

create function public.send_message(
  message uuid, next_status public.submission_status default 'waiting', is_confirmed boolean default false,
  lost_because text default null
) returns timestamptz
language sql set search_path = '' as $$ select private.send_draft(message, next_status, is_confirmed, lost_because) $$;
comment on function public.send_message(uuid, public.submission_status, boolean, text) is
  'Sends the caller''s draft, sets the status of its inquiry (null keeps it; a won one does not wait) and an owner. Staff only.';

-- Indexes -------------------------------------------------------------------------------------

create index submission_messages_address_keys_idx on public.submission_messages using gin
  (private.keys_of_message(from_email, from_name, to_emails, subject, body, quoted)) with (fastupdate = off);

-- Triggers ------------------------------------------------------------------------------------

create trigger inquiry_selections_set_language after insert on public.inquiry_selections
  for each row when (new.language <> 'en') execute function private.set_submission_language();
create trigger submission_messages_touch before update on public.submission_messages
  for each row execute function private.touch_updated_at();
create trigger submission_messages_note_received after insert on public.submission_messages
  for each row when (new.sent_at is not null) execute function private.note_sent_message();
create trigger submission_messages_note_sent after update of sent_at on public.submission_messages
  for each row when (old.sent_at is null and new.sent_at is not null)
  execute function private.note_sent_message();

-- Grants --------------------------------------------------------------------------------------

alter table public.submission_messages enable row level security;

revoke all on public.submission_messages from anon, authenticated;
grant select, delete on public.submission_messages to authenticated;
grant insert (id, submission_id, to_emails, subject, body, language, template_id, proposal_id),
  update (to_emails, subject, body, language, template_id, proposal_id)
  on public.submission_messages to authenticated;
grant all on public.submission_messages to service_role;
grant insert (language) on public.inquiry_selections to anon, authenticated;

revoke execute on function private.set_submission_language(), private.note_sent_message(),
  private.check_draft(public.submission_messages),
  private.keys_of_message(text, text, text[], text, text, text),
  private.send_draft(uuid, public.submission_status, boolean, text) from public;
revoke execute on function public.send_message(uuid, public.submission_status, boolean, text) from public, anon;
grant execute on function private.keys_of_message(text, text, text[], text, text, text) to authenticated, service_role;
grant execute on function private.send_draft(uuid, public.submission_status, boolean, text),
  public.send_message(uuid, public.submission_status, boolean, text) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy submission_messages_select_by_right on public.submission_messages
  for select to authenticated
  using ((select private.may('inquiries.read')) and (sent_at is not null or author_id = (select auth.uid())));
create policy submission_messages_insert_by_right on public.submission_messages
  for insert to authenticated
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()) and sent_at is null);
create policy submission_messages_update_author on public.submission_messages
  for update to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()) and sent_at is null)
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()) and sent_at is null);
create policy submission_messages_delete_author on public.submission_messages
  for delete to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()) and sent_at is null);
