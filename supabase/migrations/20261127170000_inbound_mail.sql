-- Emails that were received. One that names an inquiry by its signed reply address, or by its reference from an address
-- whose sender was verified, joins the thread as a message of the customer. A colleague's answer to a notification joins
-- as their reply. Notices of failed delivery mark the email that they are about. Staff attach or discard all others. The
-- edge function inbound-mail reads the email; it never answers one.

-- Tables --------------------------------------------------------------------------------------

create table public.unmatched_mails (
  id uuid primary key default gen_random_uuid(),
  reason text not null default 'unknown',
  suggested_submission_id uuid references public.contact_submissions (id) on delete set null,
  from_email text,
  from_name text not null default '',
  to_emails text[] not null default '{}',
  subject text not null default '',
  body text not null default '',
  quoted text not null default '',
  email_message_id text,
  received_at timestamptz not null default now(),
  discarded_at timestamptz,
  fault text,
  constraint unmatched_mails_reason_choice
    check (reason in ('unknown', 'unverified', 'colleague', 'answer', 'undelivered', 'program', 'automatic')),
  constraint unmatched_mails_fault_choice
    check (fault in ('sender', 'unproven', 'empty', 'placeholder', 'files', 'notification', 'limit')),
  constraint unmatched_mails_fault_of_answers check ((reason = 'answer') = (fault is not null)),
  constraint unmatched_mails_from_line check (
    char_length(from_name) <= 200 and char_length(from_email) <= 320 and from_email !~ '[[:cntrl:]]'),
  constraint unmatched_mails_recipients_flat check (
    cardinality(to_emails) <= 10 and coalesce(array_ndims(to_emails), 1) = 1
    and array_position(to_emails, null) is null and char_length(array_to_string(to_emails, '')) <= 3200),
  constraint unmatched_mails_subject_line check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  constraint unmatched_mails_body_length check (char_length(body) <= 20000),
  constraint unmatched_mails_quoted_length check (char_length(quoted) <= 200000),
  constraint unmatched_mails_email_message_id_line
    check (char_length(email_message_id) <= 1000 and email_message_id !~ '[[:cntrl:]]')
);
comment on column public.unmatched_mails.reason is
  'Why it joined no inquiry: names none; names one, but anybody could have written it; from a colleague; an answer to a notification that was not sent on; a notice of failed delivery that names no email; sent by a program, perhaps for a person; sent by a program.';
comment on column public.unmatched_mails.fault is 'Why an answer of a colleague was not sent on.';
comment on column public.unmatched_mails.suggested_submission_id is 'The inquiry that it is probably about.';
create index unmatched_mails_received_idx on public.unmatched_mails (received_at, id);
create index unmatched_mails_open_idx on public.unmatched_mails (received_at, id) include (reason)
  where discarded_at is null;
create index unmatched_mails_suggested_idx on public.unmatched_mails (suggested_submission_id);

alter table public.inquiry_files
  add column unmatched_mail_id uuid references public.unmatched_mails (id) on delete cascade,
  add constraint inquiry_files_one_owner check ((submission_id is null) = (unmatched_mail_id is not null));
comment on column public.inquiry_files.unmatched_mail_id is 'Until staff attach the email to an inquiry.';
create index inquiry_files_unmatched_mail_idx on public.inquiry_files (unmatched_mail_id);

-- What an email became, by the hashes of its content with its Message-ID and of the provider's id, so that it is received once.
create table private.received_mails (
  key text primary key,
  mail_id uuid not null,
  received_at timestamptz not null default now(),
  constraint received_mails_key_hash check (key ~ '^[0-9a-f]{64}$')
);
comment on column private.received_mails.mail_id is 'The id of the message or of the unmatched mail.';
create index received_mails_received_idx on private.received_mails (received_at);

-- Functions -----------------------------------------------------------------------------------

-- The newest inquiry with one of these references about which somebody with this address has written or was written to.
create function private.inquiry_by_reference(given_references text[], address text) returns uuid
language sql stable set search_path = '' as $$
  select inquiry.id
  from unnest(given_references[1:5]) given (reference)
    join public.contact_submissions inquiry
      on inquiry.id between (lower(given.reference) || '-0000-0000-0000-000000000000')::uuid
        and (lower(given.reference) || '-ffff-ffff-ffff-ffffffffffff')::uuid
  where given.reference ~ '^[0-9A-Fa-f]{8}$' and not inquiry.is_test
    and (lower(inquiry.email) = lower(address) or exists (
      select from public.submission_messages message
      where message.submission_id = inquiry.id and message.direction = 'outbound' and message.sent_at is not null
        and lower(address) = any (select lower(recipient) from unnest(message.to_emails) recipient)))
  order by inquiry.created_at desc limit 1
$$;

create function private.is_colleague(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles person join public.staff_roles staff on staff.user_id = person.id
    where lower(person.email) = lower(address))
$$;

-- The colleague who answers a notification, if the account is active. The signed address names the account; that of a
-- shared mailbox names none.
create function private.answering_colleague(account uuid, address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select person.id from public.profiles person join public.staff_roles staff on staff.user_id = person.id
  where lower(person.email) = lower(address) and person.disabled_at is null and (account is null or person.id = account)
    and private.role_has(staff.role, 'inquiries.write')
$$;

-- Why an answer to a notification is not sent on; null: it is. `answer` has `is_proven`, `is_complete` (no file was
-- refused) and `has_notification` (it repeats what only the office may read).
create function private.fault_of_answer(received public.unmatched_mails, answer jsonb, author uuid) returns text
language sql set search_path = '' as $$
  select case
    when author is null then 'sender'
    when not (answer ->> 'is_proven')::boolean then 'unproven'
    when private.trimmed(received.body) = '' then 'empty'
    when received.body ~ '\{\{.*?\}\}' then 'placeholder'
    when not (answer ->> 'is_complete')::boolean then 'files'
    when (answer ->> 'has_notification')::boolean then 'notification'
    when not private.consume_limit('answer by email', 'account', author::text) then 'limit'
  end
$$;

-- As a draft that is sent: triggers note it, the server writes its email to the customer.
create function private.add_answer(id uuid, inquiry public.contact_submissions, author uuid, received public.unmatched_mails)
returns void
language plpgsql set search_path = '' as $$
declare
  last_event constant bigint := coalesce((select max(event.id) from public.submission_events event
    where event.submission_id = inquiry.id), 0);
begin
  insert into public.submission_messages (id, submission_id, direction, channel, author_id, from_email, from_name,
    to_emails, body, quoted, language, email_message_id, sent_at)
  values (id, inquiry.id, 'outbound', 'email', author, received.from_email, coalesce(received.from_name, ''),
    array[inquiry.email], received.body, coalesce(received.quoted, ''), inquiry.language, received.email_message_id, now());
  update public.contact_submissions row
  set status = case when row.status in ('new', 'in_progress') then 'waiting' else row.status end,
    assignee_id = coalesce(row.assignee_id, author)
  where row.id = inquiry.id;
  -- The server has no account; the answer has an author.
  update public.submission_events event set actor_id = author
  where event.submission_id = inquiry.id and event.id > last_event and event.actor_id is null;
end;
$$;

-- The same for each repetition, known to nobody else. A version 4 uuid by its form.
create function private.mail_file_id(mail uuid, place bigint) returns uuid
language sql immutable set search_path = '' as $$
  select overlay(overlay(md5(mail::text || ':' || place) placing '4' from 13) placing '8' from 17)::uuid
$$;

-- Receives an email, once. `mail` has the columns of unmatched_mails, and: `keys`, its hashes; `submission`, the inquiry of
-- its signed reply address; `references` found in the subject; `is_verified`, whether the sender's address is proven;
-- `is_automatic`; `seems_automatic`, if a program may have sent it for a person; `notes`, a sentence by language to add to the text; `files`, the names of its files; `answer`, if the
-- address was signed for staff: `account`, and what fault_of_answer() takes; `failure`, if it says that an email was not
-- delivered (note_failed_delivery). Returns what it became, and the files that are not stored yet by their place in the
-- list. A repetition returns the same.
create function public.receive_mail(mail jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  received public.unmatched_mails := jsonb_populate_record(null::public.unmatched_mails, mail);
  keys constant text[] := array(select jsonb_array_elements_text(mail -> 'keys') order by 1);
  named uuid;
  inquiry public.contact_submissions;
  message public.submission_messages;
  answer constant jsonb := mail -> 'answer';
  author uuid;
  failed uuid;
  known uuid;
begin
  -- Two deliveries of one email wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('received mail ' || key, 0)) from unnest(keys) key;
  select past.mail_id into known from private.received_mails past where past.key = any (keys) limit 1;

  if known is null then
    known := gen_random_uuid();
    failed := private.note_failed_delivery(mail -> 'failure');
    named := coalesce((mail ->> 'submission')::uuid, private.inquiry_by_reference(
      array(select jsonb_array_elements_text(mail -> 'references')), received.from_email));
    -- Locked, as by a message from the page.
    select * into inquiry from public.contact_submissions row where row.id = named and not row.is_test for update;
    received.reason := case
      when mail ? 'failure' then 'undelivered'
      when (mail ->> 'is_automatic')::boolean then 'automatic'
      when inquiry.id is null then 'unknown'
      when answer is not null then 'answer'
      when (mail ->> 'seems_automatic')::boolean then 'program'
      when mail ->> 'submission' is null and not (mail ->> 'is_verified')::boolean then 'unverified'
      when lower(received.from_email) <> lower(inquiry.email) and private.is_colleague(received.from_email) then 'colleague'
    end;
    if received.reason = 'answer' then
      author := private.answering_colleague((answer ->> 'account')::uuid, received.from_email);
      received.fault := private.fault_of_answer(received, answer, author);
    end if;
    if answer is null or received.fault is not null then
      received.body := private.trimmed(received.body || E'\n\n'
        || coalesce(mail -> 'notes' ->> coalesce(inquiry.language, 'en'), ''));
    end if;
    if failed is not null then
      -- The email has the reason; the notice itself is not needed.
      received.reason := null;
    elsif received.reason = 'answer' and received.fault is null then
      perform private.add_answer(known, inquiry, author, received);
    elsif received.reason is null then
      perform private.limit_customer_messages(inquiry.id);
      message := jsonb_populate_record(null::public.submission_messages, to_jsonb(received));
      message.id := known;
      message.channel := 'email';
      perform private.add_customer_message(inquiry, message);
    else
      if not (private.consume_limit('unmatched mail', 'email', lower(received.from_email))
        and private.consume_limit('unmatched mail', 'everybody', 'everybody')) then
        raise sqlstate 'PT429'
          using message = 'Too many emails in a short time.', detail = private.error_detail('too_many_requests');
      end if;
      insert into public.unmatched_mails (id, reason, fault, suggested_submission_id, from_email, from_name, to_emails, subject,
        body, quoted, email_message_id)
      values (known, received.reason, received.fault, coalesce(inquiry.id, (select latest.id from public.contact_submissions latest
          where lower(latest.email) = lower(received.from_email) and not latest.is_test
          order by latest.created_at desc limit 1)),
        received.from_email, coalesce(received.from_name, ''), coalesce(received.to_emails, '{}'),
        coalesce(received.subject, ''), received.body, coalesce(received.quoted, ''), received.email_message_id);
    end if;
    insert into private.received_mails (key, mail_id) select key, known from unnest(keys) key;
  end if;

  insert into public.inquiry_files (id, submission_id, message_id, unmatched_mail_id, folder_id, name)
  select private.mail_file_id(known, file.place), owner.submission_id, owner.message_id, owner.mail_id, known, file.name
  from jsonb_array_elements_text(mail -> 'files') with ordinality file (name, place), (
    select sent.submission_id, sent.id as message_id, null::uuid as mail_id
    from public.submission_messages sent where sent.id = known
    union all select null, null, unmatched.id from public.unmatched_mails unmatched where unmatched.id = known
  ) owner
  on conflict (id) do nothing;
  -- An upload that broke off is listed there after a day.
  delete from private.expired_files expired using public.inquiry_files file
  where file.folder_id = known and expired.bucket_id = 'inquiry-files' and expired.path = file.path;

  return jsonb_build_object(
    'id', known,
    'outcome', case
      when exists (select from public.submission_messages sent where sent.id = known and sent.direction = 'outbound')
        then 'answered'
      when exists (select from public.submission_messages sent where sent.id = known) then 'joined'
      when exists (select from public.unmatched_mails unmatched where unmatched.id = known) then (
        select case unmatched.reason when 'automatic' then 'automatic' else 'unmatched' end
        from public.unmatched_mails unmatched where unmatched.id = known)
      when mail ? 'failure' then 'undelivered' end,
    'fault', (select unmatched.fault from public.unmatched_mails unmatched where unmatched.id = known),
    'missing', (select coalesce(jsonb_agg(jsonb_build_object('place', given.place, 'id', file.id, 'path', file.path)), '[]')
      from jsonb_array_elements_text(mail -> 'files') with ordinality given (name, place)
        join public.inquiry_files file on file.id = private.mail_file_id(known, given.place)
      where file.stored_at is null));
end;
$$;
comment on function public.receive_mail(jsonb) is
  'Adds an email to its inquiry or to the unmatched mail, once. The server only.';

create function private.attach_mail(mail uuid, submission uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  received public.unmatched_mails;
  inquiry public.contact_submissions;
  message public.submission_messages;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins attach emails.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select * into inquiry from public.contact_submissions row where row.id = submission and not row.is_test for update;
  if inquiry.id is null then
    raise exception 'This inquiry no longer exists.'
      using errcode = 'PT404', detail = private.error_detail('inquiry_gone');
  end if;
  select * into received from public.unmatched_mails row where row.id = mail for update;
  if received.id is null then
    raise exception 'A colleague has already attached this email.'
      using errcode = 'PT404', detail = private.error_detail('email_attached');
  end if;
  if received.reason = 'answer' then
    raise exception 'This is an answer of a colleague, not a message of the customer.'
      using errcode = 'PT409', detail = private.error_detail('email_of_colleague');
  end if;
  message := jsonb_populate_record(null::public.submission_messages, to_jsonb(received));
  message.channel := 'email';
  message.sent_at := received.received_at;
  perform private.add_customer_message(inquiry, message);
  update public.inquiry_files file set submission_id = inquiry.id, message_id = received.id, unmatched_mail_id = null
  where file.unmatched_mail_id = received.id;
  delete from public.unmatched_mails row where row.id = received.id;
  return received.id;
end;
$$;

create function public.attach_mail(mail uuid, submission uuid) returns uuid
language sql set search_path = '' as $$ select private.attach_mail(mail, submission) $$;
comment on function public.attach_mail(uuid, uuid) is
  'Makes an unmatched email a message of the customer about an inquiry. Returns the message''s id. Staff only.';

-- Indexes -------------------------------------------------------------------------------------

create index unmatched_mails_address_keys_idx on public.unmatched_mails using gin
  (private.keys_of_message(from_email, from_name, to_emails, subject, body, quoted)) with (fastupdate = off);

-- Grants --------------------------------------------------------------------------------------

alter table public.unmatched_mails enable row level security;
alter table private.received_mails enable row level security;

revoke all on public.unmatched_mails from anon, authenticated;
revoke all on private.received_mails from public, anon, authenticated, service_role;
grant select, update (discarded_at) on public.unmatched_mails to authenticated;
grant all on public.unmatched_mails to service_role;
grant select, insert on private.received_mails to service_role;

revoke execute on function private.inquiry_by_reference(text[], text), private.is_colleague(text), private.answering_colleague(uuid, text),
  private.fault_of_answer(public.unmatched_mails, jsonb, uuid),
  private.add_answer(uuid, public.contact_submissions, uuid, public.unmatched_mails), private.mail_file_id(uuid, bigint),
  public.receive_mail(jsonb), private.attach_mail(uuid, uuid), public.attach_mail(uuid, uuid) from public, anon, authenticated;
grant execute on function private.inquiry_by_reference(text[], text), private.is_colleague(text), private.answering_colleague(uuid, text),
  private.fault_of_answer(public.unmatched_mails, jsonb, uuid),
  private.add_answer(uuid, public.contact_submissions, uuid, public.unmatched_mails), private.mail_file_id(uuid, bigint),
  public.receive_mail(jsonb) to service_role;
grant execute on function private.attach_mail(uuid, uuid), public.attach_mail(uuid, uuid) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy unmatched_mails_select_by_right on public.unmatched_mails
  for select to authenticated using ((select private.may('inquiries.read')));
create policy unmatched_mails_update_by_right on public.unmatched_mails
  for update to authenticated using ((select private.may('inquiries.write'))) with check ((select private.may('inquiries.write')));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('unmatched mail', 'email', 20, '1 hour'),
  ('unmatched mail', 'everybody', 300, '1 hour'),
  ('answer by email', 'account', 60, '1 hour');
