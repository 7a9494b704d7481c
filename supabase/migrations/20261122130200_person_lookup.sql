-- One person's data at 100,000 inquiries (docs/database-speed.md). Every text in which somebody may have
-- written an address down is found by the addresses in it instead of being read.

-- Functions ------------------------------------------------------------------------------------

-- What an index knows of the addresses in a text: the letters and digits on either side of each @. Wherever
-- private.address_pattern() finds an address, its keys are among those of the text.
create function private.address_keys(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if value is null or strpos(value, '@') = 0 then
    return '{}';
  end if;
  return array(select distinct key[1] from regexp_matches(lower(value), '[[:alnum:]]*@[[:alnum:]]*', 'g') key);
end;
$$;
revoke execute on function private.address_keys(text) from public;
-- An index asks it for the role that writes.
grant execute on function private.address_keys(text) to anon, authenticated, service_role;

create function private.keys_of_change(before jsonb, after jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select private.address_keys(coalesce(before::text, '') || ' ' || coalesce(after::text, ''))
$$;
create function private.keys_of_mail(to_email text, reply_to text, subject text, body_text text, body_html text, last_error text)
returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select private.address_keys(to_email || ' ' || coalesce(reply_to, '') || ' ' || subject || ' '
    || body_text || ' ' || body_html || ' ' || coalesce(last_error, ''))
$$;
revoke execute on function private.keys_of_change(jsonb, jsonb),
  private.keys_of_mail(text, text, text, text, text, text) from public;
grant execute on function private.keys_of_change(jsonb, jsonb),
  private.keys_of_mail(text, text, text, text, text, text) to service_role;

-- As before, with the keys in front of every comparison of a text.
create or replace function private.person_data(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
  keys text[] := private.address_keys(address);
begin
  if not private.is_admin() then
    raise exception 'Only administrators read all that is kept about a person.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'address', address,
    'exported_at', now(),
    'submissions', (
      select coalesce(jsonb_agg(to_jsonb(submission) - 'search_text' || jsonb_build_object(
        'selection', (select to_jsonb(selection) - 'submission_id' from public.inquiry_selections selection
          where selection.submission_id = submission.id),
        'notes', (select coalesce(jsonb_agg(jsonb_build_object('body', note.body, 'created_at', note.created_at)
            order by note.created_at), '[]') from public.submission_notes note where note.submission_id = submission.id),
        'events', (select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'submission_id', 'actor_id'] order by event.id), '[]')
          from public.submission_events event where event.submission_id = submission.id)
      ) order by submission.created_at), '[]')
      from public.contact_submissions submission where lower(submission.email) = address),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'subject', mail.subject, 'text', mail.body_text,
        'is_to_this_address', lower(mail.to_email) ~ pattern, 'status', mail.status, 'created_at', mail.created_at,
        'sent_at', mail.sent_at) order by mail.created_at), '[]')
      from public.mail_outbox mail
      where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
            mail.last_error) @> keys
          and (lower(mail.to_email) ~ pattern or lower(mail.reply_to) = address)
        or mail.submission_id = any (array(
          select submission.id from public.contact_submissions submission where lower(submission.email) = address))),
    'newsletter', (
      select coalesce(jsonb_agg(to_jsonb(subscription) - array['confirm_token_hash', 'unsubscribe_token_hash']), '[]')
      from public.newsletter_subscriptions subscription where lower(subscription.email) = address),
    'account', (
      select to_jsonb(profile) || jsonb_build_object('role', staff.role)
      from public.profiles profile left join public.staff_roles staff on staff.user_id = profile.id
      where lower(profile.email) = address limit 1),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(invitation) - 'token_hash'), '[]')
      from public.staff_invitations invitation where lower(invitation.email) = address),
    -- A name is not a person: whether these are theirs, the administrator decides.
    'reviews_by_the_same_name', (
      select coalesce(jsonb_agg(to_jsonb(review) - array['words', 'moderated_by'] order by review.created_at), '[]')
      from private.reviews_by_name(address) review),
    'mentions', (
      (select count(*) from public.submission_notes note
        where private.address_keys(note.body) @> keys and lower(note.body) ~ pattern
          and not exists (select 1 from public.contact_submissions submission
          where submission.id = note.submission_id and lower(submission.email) = address))
      + (select count(*) from public.contact_submissions submission
        where private.address_keys(submission.message || ' ' || submission.name) @> keys
          and lower(submission.email) <> address and lower(submission.message || ' ' || submission.name) ~ pattern)
      + (select count(*) from public.record_changes change
        where private.keys_of_change(change.before, change.after) @> keys
          and lower(concat(change.before, change.after)) ~ pattern))
  );
end;
$$;
create or replace function private.erase_person_data(address text, review_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
  keys text[] := private.address_keys(address);
  put constant text := '[address erased]';
  account uuid := (select profile.id from public.profiles profile where lower(profile.email) = address limit 1);
  ids uuid[] := (select coalesce(array_agg(submission.id), '{}') from public.contact_submissions submission
    where lower(submission.email) = address);
  counts jsonb;
  affected bigint;
  mentions bigint := 0;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase what is kept about a person.' using errcode = '42501';
  end if;
  if address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Enter an email address.' using errcode = '23514';
  end if;
  if exists (select 1 from public.staff_roles staff where staff.user_id = account) then
    raise exception 'This address belongs to somebody who works here. Take their role first.' using errcode = '23514';
  end if;

  counts := jsonb_build_object(
    'submissions', cardinality(ids),
    'selections', (select count(*) from public.inquiry_selections where submission_id = any (ids)),
    'notes', (select count(*) from public.submission_notes where submission_id = any (ids)));

  -- Reviews are chosen by hand, among those that bear the person's name.
  delete from public.reviews review
  where review.id = any (review_ids) and review.id in (select named.id from private.reviews_by_name(address) named);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('reviews', affected);

  delete from public.mail_outbox mail
  where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
        mail.last_error) @> keys
      and (lower(mail.to_email) = address or lower(mail.reply_to) = address)
    or mail.submission_id = any (ids);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mails', affected);

  delete from public.contact_submissions where id = any (ids);
  delete from public.newsletter_subscriptions subscription where lower(subscription.email) = address;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('newsletter', affected);
  delete from public.staff_invitations invitation where lower(invitation.email) = address;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('invitations', affected);

  -- Where others wrote the address down.
  update public.submission_notes set body = regexp_replace(body, pattern, put, 'gi')
  where private.address_keys(body) @> keys and lower(body) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.contact_submissions
  set message = regexp_replace(message, pattern, put, 'gi'), name = regexp_replace(name, pattern, put, 'gi')
  where private.address_keys(message || ' ' || name) @> keys and lower(message || ' ' || name) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_outbox mail
  set to_email = regexp_replace(to_email, pattern, put, 'gi'), subject = regexp_replace(subject, pattern, put, 'gi'),
    body_text = regexp_replace(body_text, pattern, put, 'gi'), body_html = regexp_replace(body_html, pattern, put, 'gi'),
    last_error = regexp_replace(last_error, pattern, put, 'gi')
  where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
      mail.last_error) @> keys
    and lower(concat_ws(' ', to_email, subject, body_text, body_html, last_error)) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_attempts set sentence = regexp_replace(sentence, pattern, put, 'gi')
  where private.address_keys(sentence) @> keys and lower(sentence) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.record_changes
  set before = regexp_replace(before::text, pattern, put, 'gi')::jsonb,
    after = regexp_replace(after::text, pattern, put, 'gi')::jsonb
  where private.keys_of_change(before, after) @> keys and lower(concat(before, after)) ~ pattern;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mentions', mentions + affected);

  delete from public.record_changes where resource in ('profiles', 'staff_roles') and record_id = account::text;
  delete from auth.users where id = account;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('account', affected);
  -- The auth service of a project notes who signed in, by address, where it is told to.
  begin
    if to_regclass('auth.audit_log_entries') is not null then
      execute 'delete from auth.audit_log_entries entry where lower(entry.payload::text) ~ $1' using pattern;
    end if;
  exception when insufficient_privilege then
    raise warning 'The log of the auth service is not ours to change.';
  end;
  -- Written by the trigger while the account went.
  delete from public.record_changes where resource in ('profiles', 'staff_roles') and record_id = account::text;

  if (select sum(value::bigint) from jsonb_each_text(counts)) > 0 then
    insert into public.erasures (address_hash, erased_by, counts)
    values (encode(sha256(convert_to(address, 'UTF8')), 'hex'), (select auth.uid()), counts);
  end if;
  return counts;
end;
$$;

-- Indexes --------------------------------------------------------------------------------------
-- Most texts hold no address, so these are small.

create index contact_submissions_address_keys_idx on public.contact_submissions
  using gin (private.address_keys(message || ' ' || name)) with (fastupdate = off);
create index submission_notes_address_keys_idx on public.submission_notes
  using gin (private.address_keys(body)) with (fastupdate = off);
create index mail_outbox_address_keys_idx on public.mail_outbox
  using gin (private.keys_of_mail(to_email, reply_to, subject, body_text, body_html, last_error)) with (fastupdate = off);
create index mail_attempts_address_keys_idx on public.mail_attempts
  using gin (private.address_keys(sentence)) with (fastupdate = off);
create index record_changes_address_keys_idx on public.record_changes
  using gin (private.keys_of_change(before, after)) with (fastupdate = off);

create index contact_submissions_address_idx on public.contact_submissions (lower(email));
create index profiles_address_idx on public.profiles (lower(email));
create index reviews_author_idx on public.reviews (lower(private.trimmed(name)));
