-- Privacy: what is kept goes by itself after its time, and what is kept about one person can be handed
-- over or erased in one action.

-- Tables ---------------------------------------------------------------------------------------

alter table public.office_settings
  add column mail_retention_days integer not null default 90,
  add column unconfirmed_retention_days integer not null default 30,
  add column invitation_retention_days integer not null default 90,
  add constraint office_settings_mail_range check (mail_retention_days between 1 and 730),
  add constraint office_settings_unconfirmed_range check (unconfirmed_retention_days between 3 and 365),
  add constraint office_settings_invitation_range check (invitation_retention_days between 1 and 730);

-- What the privacy page says of it. Only a copy: the periods themselves are the office's.
alter table public.site_settings add column kept_for jsonb not null default '{}';
comment on column public.site_settings.kept_for is
  'A copy for visitors: {"inquiry_months", "mail_days", "unconfirmed_days"}, kept by a trigger.';

alter table public.mail_outbox add column words_deleted_at timestamptz;

-- That a person's data was erased, without saying whose: who has the address can check its hash.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  address_hash text not null,
  erased_by uuid references public.profiles (id) on delete set null,
  counts jsonb not null,
  erased_at timestamptz not null default now()
);
comment on column public.erasures.address_hash is 'SHA-256 of the address in small letters, in hexadecimal digits.';
create index erasures_erased_by_idx on public.erasures (erased_by);
create index erasures_erased_idx on public.erasures (erased_at desc);

create table public.sweeps (
  id bigint generated always as identity primary key,
  counts jsonb not null,
  ran_at timestamptz not null default now()
);
comment on table public.sweeps is 'When what had outlived its time was deleted, and how many of each kind: the last 100 times.';

-- What visitors are told ----------------------------------------------------------------------

create function private.kept_for() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('inquiry_months', submission_retention_months, 'mail_days', mail_retention_days,
    'unconfirmed_days', unconfirmed_retention_days)
  from public.office_settings where id = 1
$$;

create function private.tell_kept_for() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.kept_for := private.kept_for();
  return new;
end;
$$;
create trigger site_settings_tell_kept_for before insert or update on public.site_settings
  for each row execute function private.tell_kept_for();

create function private.pass_on_kept_for() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_settings set kept_for = private.kept_for() where kept_for <> private.kept_for();
  return null;
end;
$$;
create trigger office_settings_pass_on_kept_for after update on public.office_settings
  for each row execute function private.pass_on_kept_for();
revoke execute on function private.kept_for(), private.tell_kept_for(), private.pass_on_kept_for() from public;

update public.site_settings set kept_for = private.kept_for();

-- Retention ------------------------------------------------------------------------------------
-- Once a day: by pg_cron in a project, by a timer in the local backend. Answers how many of each kind.

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  office public.office_settings;
  counts jsonb := '{}';
  affected bigint;
begin
  perform pg_advisory_xact_lock(hashtext('private.sweep'));
  select * into office from public.office_settings where id = 1;

  -- With their selection, notes, events and mails.
  delete from public.contact_submissions
  where created_at < now() - make_interval(months => office.submission_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('submissions', affected);

  -- That a mail about an inquiry was sent is known as long as the inquiry, or it might be sent again.
  update public.mail_outbox set body_text = '', body_html = '', words_deleted_at = now()
  where submission_id is not null and words_deleted_at is null and status::text not in ('queued', 'sending')
    and coalesce(sent_at, created_at) < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mail_bodies', affected);

  delete from public.mail_outbox
  where submission_id is null and status::text not in ('queued', 'sending')
    and coalesce(sent_at, created_at) < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('other_mails', affected);

  delete from public.newsletter_subscriptions
  where status = 'pending' and requested_at < now() - make_interval(days => office.unconfirmed_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('unconfirmed_subscriptions', affected);

  delete from public.staff_invitations
  where coalesce(accepted_at, revoked_at, expires_at) < now() - make_interval(days => office.invitation_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('invitations', affected);

  update public.record_changes
  set before = jsonb_strip_nulls(jsonb_build_object('title', coalesce(before ->> 'title', before ->> 'name')))
  where action = 'delete' and before ? 'created_at'
    and changed_at < now() - make_interval(days => office.deleted_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('deleted_content', affected);

  delete from public.record_changes
  where changed_at < now() - make_interval(months => office.history_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('history', affected);

  if to_regprocedure('private.sweep_limits()') is not null then
    execute 'select private.sweep_limits()';
  end if;

  insert into public.sweeps (counts) values (counts);
  delete from public.sweeps where id <= (select max(id) - 100 from public.sweeps);
  return counts;
end;
$$;
revoke execute on function private.sweep() from public;

-- Its words are gone: it would go out empty.
create function private.refuse_queueing_without_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The words of this mail were deleted after their time. Write to the person instead.'
    using errcode = 'PT409';
end;
$$;
revoke execute on function private.refuse_queueing_without_words() from public;
create trigger mail_outbox_refuse_queueing_without_words before update of status on public.mail_outbox
  for each row when (new.status = 'queued' and old.words_deleted_at is not null)
  execute function private.refuse_queueing_without_words();

-- Repeatable: to be called again once the extension is there.
create function private.schedule_sweep() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from pg_catalog.pg_extension where extname = 'pg_cron') then
    return 'Not scheduled: pg_cron is not enabled.';
  end if;
  execute 'select cron.schedule(''sweep'', ''20 3 * * *'', ''select private.sweep()'')';
  return 'Scheduled: each night.';
end;
$$;
revoke execute on function private.schedule_sweep() from public;

do $$
begin
  raise notice '%', private.schedule_sweep();
end;
$$;

-- One person -----------------------------------------------------------------------------------
-- A person is an address. Definers, because much of it nobody may read; they ask first who calls.

create function private.plain_address(address text) returns text
language sql immutable set search_path = '' as $$ select lower(private.trimmed(address)) $$;
revoke execute on function private.plain_address(text) from public;

-- The address within a text, and not the end of a longer one.
create function private.address_pattern(address text) returns text
language sql immutable set search_path = '' as $$
  select '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]@])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;
revoke execute on function private.address_pattern(text) from public;

create function private.reviews_by_name(address text) returns setof public.reviews
language sql stable security definer set search_path = '' as $$
  select review.* from public.reviews review
  where lower(private.trimmed(review.name)) in (
    select lower(private.trimmed(submission.name)) from public.contact_submissions submission
    where lower(submission.email) = address
    union
    select lower(private.trimmed(profile.full_name)) from public.profiles profile where lower(profile.email) = address)
$$;
revoke execute on function private.reviews_by_name(text) from public;

create function private.person_data(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
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
      where lower(mail.to_email) ~ pattern or lower(mail.reply_to) = address or mail.submission_id in (
        select submission.id from public.contact_submissions submission where lower(submission.email) = address)),
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
        where lower(note.body) ~ pattern and not exists (select 1 from public.contact_submissions submission
          where submission.id = note.submission_id and lower(submission.email) = address))
      + (select count(*) from public.contact_submissions submission
        where lower(submission.email) <> address and lower(submission.message || ' ' || submission.name) ~ pattern)
      + (select count(*) from public.record_changes change
        where lower(concat(change.before, change.after)) ~ pattern))
  );
end;
$$;
revoke execute on function private.person_data(text) from public;
grant execute on function private.person_data(text) to authenticated;

create function public.export_person(address text) returns jsonb
language sql stable set search_path = '' as $$ select private.person_data(private.plain_address(address)) $$;
comment on function public.export_person(text) is 'All that is kept about the person with this address.';

create function private.erase_person_data(address text, review_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
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
  where lower(mail.to_email) = address or lower(mail.reply_to) = address or mail.submission_id = any (ids);
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
  update public.submission_notes set body = regexp_replace(body, pattern, put, 'gi') where lower(body) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.contact_submissions
  set message = regexp_replace(message, pattern, put, 'gi'), name = regexp_replace(name, pattern, put, 'gi')
  where lower(message || ' ' || name) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_outbox
  set to_email = regexp_replace(to_email, pattern, put, 'gi'), subject = regexp_replace(subject, pattern, put, 'gi'),
    body_text = regexp_replace(body_text, pattern, put, 'gi'), body_html = regexp_replace(body_html, pattern, put, 'gi'),
    last_error = regexp_replace(last_error, pattern, put, 'gi')
  where lower(concat_ws(' ', to_email, subject, body_text, body_html, last_error)) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.mail_attempts set sentence = regexp_replace(sentence, pattern, put, 'gi') where lower(sentence) ~ pattern;
  get diagnostics affected = row_count;
  mentions := mentions + affected;
  update public.record_changes
  set before = regexp_replace(before::text, pattern, put, 'gi')::jsonb,
    after = regexp_replace(after::text, pattern, put, 'gi')::jsonb
  where lower(concat(before, after)) ~ pattern;
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
revoke execute on function private.erase_person_data(text, uuid[]) from public;
grant execute on function private.erase_person_data(text, uuid[]) to authenticated;

create function public.erase_person(address text, review_ids uuid[] default '{}') returns jsonb
language sql set search_path = '' as $$
  select private.erase_person_data(private.plain_address(address), review_ids)
$$;
comment on function public.erase_person(text, uuid[]) is
  'Deletes all that is kept about the person with this address, and answers how much it was.';
grant execute on function private.plain_address(text) to authenticated;

-- Settings -------------------------------------------------------------------------------------
-- As before, but every column of the two rows, so that a new setting needs no new function.

create or replace function public.save_settings(
  settings jsonb, site_read_at timestamptz, office_read_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  of_table text;
  columns text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators change the settings.' using errcode = '42501';
  end if;
  perform 1 from public.site_settings where updated_at = site_read_at for update;
  if not found then
    return false;
  end if;
  perform 1 from public.office_settings where updated_at = office_read_at for update;
  if not found then
    return false;
  end if;
  foreach of_table in array array['site_settings', 'office_settings'] loop
    select string_agg(format('%I', attribute.attname), ', ') into columns
    from pg_catalog.pg_attribute attribute
    where attribute.attrelid = format('public.%I', of_table)::regclass
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and attribute.attname not in ('id', 'updated_at') and settings ? attribute.attname;
    if columns is not null then
      execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = 1',
        of_table, columns) using settings;
    end if;
  end loop;
  return true;
end;
$$;

-- Grants ---------------------------------------------------------------------------------------

alter table public.erasures enable row level security;
alter table public.sweeps enable row level security;

revoke all on public.erasures, public.sweeps from anon, authenticated, service_role;
grant select on public.erasures, public.sweeps to authenticated, service_role;
revoke execute on function public.export_person(text), public.erase_person(text, uuid[]) from public, anon;
grant execute on function public.export_person(text), public.erase_person(text, uuid[]) to authenticated;

-- Policies -------------------------------------------------------------------------------------

create policy erasures_select_admin on public.erasures
  for select to authenticated using ((select private.is_admin()));
create policy sweeps_select_staff on public.sweeps
  for select to authenticated using ((select private.is_staff()));
