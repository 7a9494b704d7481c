-- Erasure of everything stored about a person.

-- Tables --------------------------------------------------------------------------------------

-- Records that a person's data was erased without saying whose: with the address one can check the hash.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  address_hash text not null,
  erased_by uuid references public.profiles (id) on delete set null,
  by_person boolean not null default false,
  counts jsonb not null,
  inquiries jsonb not null default '[]',
  erased_at timestamptz not null default now()
);
comment on column public.erasures.erased_by is 'Null: the person did it, or the account is gone.';
comment on column public.erasures.by_person is 'Whether the person did it, with a link to their address.';
comment on column public.erasures.inquiries is
  'What the office worked on: {"reference", "status", "received", "departure", "return", "owner"} of each inquiry.';
comment on column public.erasures.address_hash is 'SHA-256 of the address in lower case, in hexadecimal digits.';
create index erasures_erased_by_idx on public.erasures (erased_by);
create index erasures_erased_idx on public.erasures (erased_at desc);

-- Functions -----------------------------------------------------------------------------------

-- For administrators, and for a customer who has confirmed it by email (inquiry_erasure.sql). Callers check the right.
create function private.erase_address(address text, review_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
  keys text[] := private.address_keys(address);
  replacement constant text := '[address erased]';
  account uuid := (select profile.id from public.profiles profile where lower(profile.email) = address limit 1);
  ids uuid[] := (select coalesce(array_agg(submission.id), '{}') from public.contact_submissions submission
    where lower(submission.email) = address);
  counts jsonb;
  inquiries jsonb;
  affected bigint;
  mentions bigint := 0;
begin
  if address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Enter an email address.' using errcode = '23514', detail = private.error_detail('email_missing');
  end if;
  if exists (select 1 from public.staff_roles staff where staff.user_id = account) then
    raise exception 'This address belongs to a staff account. Remove its role first.'
      using errcode = '23514', detail = private.error_detail('staff_address');
  end if;

  select coalesce(jsonb_agg(jsonb_build_object('reference', upper(left(inquiry.id::text, 8)), 'status', inquiry.status,
    'received', (inquiry.created_at at time zone 'Africa/Algiers')::date, 'departure', inquiry."departureDate",
    'return', coalesce(inquiry.trip_ended_on, inquiry."returnDate"), 'owner', inquiry.assignee_id)
    order by inquiry.created_at), '[]')
  into inquiries from public.contact_submissions inquiry where inquiry.id = any (ids);
  counts := jsonb_build_object(
    'submissions', cardinality(ids),
    'selections', (select count(*) from public.inquiry_selections where submission_id = any (ids)),
    'files', (select count(*) from public.inquiry_files file where file.submission_id = any (ids)
      or file.unmatched_mail_id in (select mail.id from public.unmatched_mails mail
        where private.keys_of_message(mail.from_email, mail.from_name, mail.to_emails, mail.subject, mail.body, mail.quoted)
          @> keys and lower(mail.from_email) = address)),
    'proposals', (select count(*) from public.proposals where submission_id = any (ids)),
    'messages', (select count(*) from public.submission_messages where submission_id = any (ids)),
    'links', (select count(*) from public.inquiry_links where submission_id = any (ids)),
    'notes', (select count(*) from public.submission_notes where submission_id = any (ids)),
    'person_notes', (select count(*) from public.person_notes note join public.people person on person.id = note.person_id
      where person.address = erase_address.address));

  -- What colleagues have typed about the person and not saved.
  perform private.erase_from_form_drafts(ids::text[] || array(
    select person.id::text from public.people person where person.address = erase_address.address), pattern, replacement);

  -- With its notes and tags. Other addresses of the person stay together.
  perform private.detach_person(person.id) from public.people person where person.address = erase_address.address;
  delete from public.people person where person.address = erase_address.address;

  -- With their reviews; the files follow.
  counts := counts || jsonb_build_object('review_photos', (
    select count(*) from public.review_photos photo join public.reviews review on review.id = photo.review_id
      join public.review_requests request on request.id = review.request_id
    where request.address_hash = private.address_hash(address)));

  -- Reviews that came without a request are selected by hand, among those with the person's name.
  delete from public.reviews review
  where review.id = any (review_ids) and review.id in (select named.id from private.reviews_by_name(address) named);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('reviews', affected + (
    select count(*) from public.reviews review join public.review_requests request on request.id = review.request_id
    where request.address_hash = private.address_hash(address)));
  delete from public.review_requests request where request.address_hash = private.address_hash(address);

  delete from public.mail_outbox mail
  where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
        mail.last_error) @> keys
      and (lower(mail.to_email) = address or lower(mail.reply_to) = address)
    or mail.submission_id = any (ids);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mails', affected);

  delete from public.unmatched_mails mail
  where private.keys_of_message(mail.from_email, mail.from_name, mail.to_emails, mail.subject, mail.body, mail.quoted)
      @> keys and lower(mail.from_email) = address;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('unmatched_mails', affected);

  delete from public.contact_submissions where id = any (ids);
  delete from public.newsletter_subscriptions subscription where lower(subscription.email) = address;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('newsletter', affected);
  delete from public.staff_invitations invitation where lower(invitation.email) = address;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('invitations', affected);

  -- Where others wrote the address.
  update public.person_notes set body = regexp_replace(body, pattern, replacement, 'gi')
  where private.address_keys(body) @> keys and lower(body) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.submission_notes set body = regexp_replace(body, pattern, replacement, 'gi')
  where private.address_keys(body) @> keys and lower(body) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.submission_messages message
  set from_email = regexp_replace(from_email, pattern, replacement, 'gi'),
    from_name = regexp_replace(from_name, pattern, replacement, 'gi'),
    to_emails = array(select regexp_replace(recipient, pattern, replacement, 'gi') from unnest(to_emails) recipient),
    subject = left(regexp_replace(subject, pattern, replacement, 'gi'), 200),
    body = regexp_replace(body, pattern, replacement, 'gi'), quoted = regexp_replace(quoted, pattern, replacement, 'gi')
  where private.keys_of_message(message.from_email, message.from_name, message.to_emails, message.subject,
        message.body, message.quoted) @> keys
    and lower(concat_ws(' ', from_email, from_name, array_to_string(to_emails, ' '), subject, body, quoted)) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.unmatched_mails mail
  set from_email = regexp_replace(from_email, pattern, replacement, 'gi'),
    from_name = left(regexp_replace(from_name, pattern, replacement, 'gi'), 200),
    to_emails = array(select regexp_replace(recipient, pattern, replacement, 'gi') from unnest(to_emails) recipient),
    subject = left(regexp_replace(subject, pattern, replacement, 'gi'), 200),
    body = left(regexp_replace(body, pattern, replacement, 'gi'), 20000),
    quoted = left(regexp_replace(quoted, pattern, replacement, 'gi'), 200000)
  where private.keys_of_message(mail.from_email, mail.from_name, mail.to_emails, mail.subject, mail.body, mail.quoted)
      @> keys
    and lower(concat_ws(' ', from_email, from_name, array_to_string(to_emails, ' '), subject, body, quoted)) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.contact_submissions
  set message = regexp_replace(message, pattern, replacement, 'gi'), name = regexp_replace(name, pattern, replacement, 'gi')
  where private.address_keys(message || ' ' || name) @> keys and lower(message || ' ' || name) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_outbox mail
  set to_email = regexp_replace(to_email, pattern, replacement, 'gi'),
    subject = regexp_replace(subject, pattern, replacement, 'gi'),
    body_text = regexp_replace(body_text, pattern, replacement, 'gi'),
    body_html = regexp_replace(body_html, pattern, replacement, 'gi'),
    last_error = regexp_replace(last_error, pattern, replacement, 'gi')
  where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
      mail.last_error) @> keys
    and lower(concat_ws(' ', to_email, subject, body_text, body_html, last_error)) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_attempts set sentence = regexp_replace(sentence, pattern, replacement, 'gi')
  where private.address_keys(sentence) @> keys and lower(sentence) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.record_changes
  set before = regexp_replace(before::text, pattern, replacement, 'gi')::jsonb,
    after = regexp_replace(after::text, pattern, replacement, 'gi')::jsonb
  where private.keys_of_change(before, after) @> keys and lower(concat(before, after)) ~ pattern;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mentions', mentions + affected);

  delete from public.record_changes where resource in ('profiles', 'staff_roles') and record_id = account::text;
  delete from auth.users where id = account;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('account', affected);
  -- The auth service may log sign-ins by address.
  begin
    if to_regclass('auth.audit_log_entries') is not null then
      execute 'delete from auth.audit_log_entries entry where lower(entry.payload::text) ~ $1' using pattern;
    end if;
  exception when insufficient_privilege then
    raise warning 'The log of the auth service is not ours to change.';
  end;
  -- Written by the trigger when the account was deleted.
  delete from public.record_changes where resource in ('profiles', 'staff_roles') and record_id = account::text;

  if (select sum(value::bigint) from jsonb_each_text(counts)) > 0 then
    insert into public.erasures (address_hash, erased_by, by_person, counts, inquiries)
    values (encode(sha256(convert_to(address, 'UTF8')), 'hex'), (select auth.uid()), (select auth.uid()) is null, counts,
      inquiries);
  end if;
  return counts;
end;
$$;

create function private.erase_person_data(address text, review_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may('people.erase') then
    raise exception 'Only administrators erase a person''s data.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  return private.erase_address(address, review_ids);
end;
$$;

create function public.erase_person(address text, review_ids uuid[] default '{}') returns jsonb
language sql set search_path = '' as $$
  select private.erase_person_data(private.plain_address(address), review_ids)
$$;
comment on function public.erase_person(text, uuid[]) is
  'Deletes everything stored about the person with this address and returns the number of rows.';

-- Grants --------------------------------------------------------------------------------------

alter table public.erasures enable row level security;

revoke all on public.erasures from anon, authenticated, service_role;
grant select on public.erasures to authenticated, service_role;

revoke execute on function private.erase_address(text, uuid[]), private.erase_person_data(text, uuid[]) from public;
grant execute on function private.erase_address(text, uuid[]) to service_role;
revoke execute on function public.erase_person(text, uuid[]) from public, anon;
grant execute on function private.erase_person_data(text, uuid[]), public.erase_person(text, uuid[])
  to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy erasures_select_by_right on public.erasures
  for select to authenticated using ((select private.may('people.erase')));
