-- People: who wrote to us. A person is one or several email addresses; inquiries are never rewritten. A row is an
-- address, and what it shows is maintained from the inquiries, so that lists need not group them. Staff add tags,
-- notes, a phone number and a language, and merge the addresses of one person.

-- Tables --------------------------------------------------------------------------------------

-- Digits without spaces and country code, so that "+213 555 12 34 56" and "0555 123456" are the same number.
create function private.phone_key(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 9), '')
$$;

create function private.person_search_text(name text, address text, phone text, sent_phone text, tags text[])
returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.fold_spelling(concat_ws(' ', name, address, phone, private.phone_key(phone), sent_phone,
    private.phone_key(sent_phone), array_to_string(tags, ' ')))
$$;

alter table public.contact_submissions
  add column written_language text references public.languages (code);
comment on column public.contact_submissions.written_language is
  'In which the visitor read the site, where the language of the person replaced it.';

create table public.people (
  id uuid primary key default gen_random_uuid(),
  address text not null,
  merged_into uuid references public.people (id) on delete set null,
  merged_tags text[] not null default '{}',
  name text not null default '',
  own_name text,
  sent_phone text,
  sent_language text not null default 'en' references public.languages (code),
  phone text,
  language text references public.languages (code),
  tags text[] not null default '{}',
  inquiries integer not null default 0,
  last_contact_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text collate "C" not null generated always as (private.sort_key(name)) stored,
  phone_key text generated always as (private.phone_key(coalesce(phone, sent_phone))) stored,
  search_text text not null generated always as
    (private.person_search_text(name, address, phone, sent_phone, tags)) stored,
  is_listed boolean not null generated always as (merged_into is null and inquiries > 0) stored,
  constraint people_address_once unique (address),
  constraint people_address_lower_case check (address = lower(address) and char_length(address) <= 320),
  constraint people_merged_into_another check (merged_into <> id),
  constraint people_own_name_line
    check (char_length(private.trimmed(own_name)) between 2 and 200 and own_name !~ '[[:cntrl:]]'),
  constraint people_phone_format check (phone ~ '^\+?[0-9 ().-]{6,30}$'),
  constraint people_tags_limit check (cardinality(tags) <= 20),
  constraint people_tags_flat check (
    case when array_ndims(tags) > 1 then false else array_position(tags, null) is null end),
  constraint people_tags_line check (tags = '{}' or
    array_to_string(tags, ',') ~ '^[^,@[:cntrl:][:space:]][^,@[:cntrl:]]{0,39}(,[^,@[:cntrl:][:space:]][^,@[:cntrl:]]{0,39})*$')
);
comment on column public.people.address is 'In lower case, as all comparisons of addresses are.';
comment on column public.people.merged_into is 'The row of the person that this address belongs to; null for that row.';
comment on column public.people.merged_tags is 'Tags that the person got from this address, taken back when it is split off.';
comment on column public.people.own_name is 'Entered by staff; without it, the name in the newest inquiry from the address.';
comment on column public.people.language is 'Entered by staff; inquiries are answered in it.';
comment on column public.people.phone is 'Entered by staff; sent_phone is that of the newest inquiry.';
comment on column public.people.inquiries is 'Of all addresses of the person, without spam.';
comment on column public.people.last_contact_at is 'The last message of either direction.';

-- Row-level security keeps most comparisons out of an index; a boolean in the index's condition is none.
create index people_last_contact_idx on public.people (last_contact_at, id) where is_listed;
create index people_name_idx on public.people (name_key, id) where is_listed;
create index people_inquiries_idx on public.people (inquiries, id) where is_listed;
create index people_merged_into_idx on public.people (merged_into);
create index people_phone_idx on public.people (phone_key) where is_listed;
create index people_search_idx on public.people using gin (search_text extensions.gin_trgm_ops);
create index people_tags_idx on public.people using gin (tags) with (fastupdate = off);
create index people_tagged_idx on public.people (id) where tags <> '{}';

create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_notes_body_length check (char_length(btrim(body)) between 1 and 5000)
);
create index person_notes_person_idx on public.person_notes (person_id, created_at);
create index person_notes_author_idx on public.person_notes (author_id);
create index person_notes_address_keys_idx on public.person_notes
  using gin (private.address_keys(body)) with (fastupdate = off);

-- Functions -----------------------------------------------------------------------------------

-- The rows of a person: the one that the addresses are merged into, and theirs.
create function private.person_rows(person uuid) returns setof public.people
language sql stable set search_path = '' as $$
  select known.* from public.people known, (
    select coalesce(given.merged_into, given.id) as id from public.people given where given.id = person) head
  where known.id = head.id or known.merged_into = head.id
$$;

-- The language of a person is that of all their inquiries. Without one, each has its own again.
create function private.apply_language(addresses text[], chosen text) returns void
language sql security definer set search_path = '' as $$
  update public.contact_submissions inquiry
  set language = coalesce(chosen, inquiry.written_language, inquiry.language),
    written_language = case when chosen is not null then coalesce(inquiry.written_language, inquiry.language) end
  where lower(inquiry.email) = any (addresses)
    and case when chosen is null then inquiry.written_language is not null else inquiry.language <> chosen end
$$;

-- Writes what the inquiries say about a person. A person without any inquiry is forgotten, with notes and tags.
create function private.refresh_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head constant uuid := (select coalesce(merged_into, id) from public.people where id = person);
  main constant text := (select address from public.people where id = head);
  addresses text[];
  known record;
begin
  -- One after the other, or the last to count would not see what the others are writing.
  perform 1 from public.people where id = head for update;
  addresses := array(select address from private.person_rows(head));
  select count(*) as inquiries, count(*) filter (where submission.status <> 'spam') as wanted,
      max(submission.last_message_at) as last_contact_at,
      -- Another address changes the name of nobody.
      (array_agg(submission.name order by submission.status = 'spam', lower(submission.email) <> main,
        submission.created_at desc))[1] as name,
      (array_agg(coalesce(submission.written_language, submission.language) order by submission.status = 'spam', submission.created_at desc))[1] as language,
      (array_agg(submission.phone order by submission.status = 'spam', submission.created_at desc)
        filter (where submission.phone is not null))[1] as phone
    into known
    from public.contact_submissions submission
    where lower(submission.email) = any (addresses) and not submission.is_test;
  if known.inquiries = 0 then
    delete from public.people where id = head or merged_into = head;
  else
    update public.people
    set name = coalesce(own_name, known.name), sent_phone = known.phone, sent_language = known.language,
      inquiries = known.wanted, last_contact_at = known.last_contact_at
    where id = head;
    perform private.apply_language(addresses, (select language from public.people where id = head));
  end if;
end;
$$;

create function private.note_person_details() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(new.id);
  return null;
end;
$$;

create function private.note_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and not new.is_test then
    insert into public.people (address) values (lower(new.email)) on conflict (address) do nothing;
    perform private.refresh_person(id) from public.people where address = lower(new.email);
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.is_test or lower(new.email) <> lower(old.email)) then
    perform private.refresh_person(id) from public.people where address = lower(old.email);
  end if;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger people_touch before update on public.people
  for each row when (old.tags <> new.tags or old.phone is distinct from new.phone
    or old.language is distinct from new.language or old.own_name is distinct from new.own_name or old.merged_into is distinct from new.merged_into)
  execute function private.touch_updated_at();
create trigger people_note_details after update of language, own_name on public.people
  for each row when (old.language is distinct from new.language or old.own_name is distinct from new.own_name)
  execute function private.note_person_details();
create trigger person_notes_touch before update on public.person_notes
  for each row execute function private.touch_updated_at();
create trigger contact_submissions_note_new_person after insert or delete on public.contact_submissions
  for each row execute function private.note_person();
create trigger contact_submissions_note_person after update on public.contact_submissions
  for each row when (old.last_message_at <> new.last_message_at or old.name <> new.name or old.email <> new.email
    or old.language <> new.language or old.written_language is distinct from new.written_language or old.phone is distinct from new.phone or old.is_test <> new.is_test
    or (old.status = 'spam') <> (new.status = 'spam'))
  execute function private.note_person();

-- Grants --------------------------------------------------------------------------------------

alter table public.people enable row level security;
alter table public.person_notes enable row level security;

revoke all on public.people, public.person_notes from anon, authenticated;
grant select on public.people to authenticated;
grant update (own_name, phone, language, tags) on public.people to authenticated;
grant select, delete on public.person_notes to authenticated;
grant insert (person_id, body), update (body) on public.person_notes to authenticated;
grant all on public.people, public.person_notes to service_role;

revoke execute on function private.phone_key(text), private.person_search_text(text, text, text, text, text[]),
  private.person_rows(uuid), private.refresh_person(uuid), private.note_person(), private.note_person_details(),
  private.apply_language(text[], text) from public;
grant execute on function private.phone_key(text), private.person_search_text(text, text, text, text, text[])
  to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy people_select_by_right on public.people
  for select to authenticated using ((select private.may('inquiries.read')));
create policy people_update_by_right on public.people
  for update to authenticated using ((select private.may('inquiries.write'))) with check ((select private.may('inquiries.write')));

create policy person_notes_select_by_right on public.person_notes
  for select to authenticated using ((select private.may('inquiries.read')));
create policy person_notes_insert_by_right on public.person_notes
  for insert to authenticated
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()));
create policy person_notes_update_author on public.person_notes
  for update to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()))
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()));
create policy person_notes_delete_author on public.person_notes
  for delete to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()));
