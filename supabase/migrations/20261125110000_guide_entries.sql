-- The guide "Living here": what people need who settle in Algeria, by topic. A published entry that claims something
-- names its source and the day it was checked, like an entry rule; one without a source says only whom to ask.

-- Tables --------------------------------------------------------------------------------------

create table public.guide_entries (
  id text primary key,
  topic text not null,
  title text not null,
  statement text not null default '',
  whom_to_ask text not null default '',
  place text not null default '',
  service_id text references public.services (id) on update cascade on delete set null,
  source_name text not null default '',
  source_url text not null default '',
  source_note text not null default '',
  checked_on date,
  checked_by text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guide_entries_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint guide_entries_topic_choice check (topic in
    ('housing', 'papers', 'schools', 'health', 'driving', 'money', 'emergencies')),
  constraint guide_entries_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint guide_entries_statement_length check (char_length(statement) <= 2000),
  constraint guide_entries_whom_to_ask_length check (char_length(whom_to_ask) <= 500),
  constraint guide_entries_place_length check (char_length(place) <= 100),
  constraint guide_entries_source_name_length check (char_length(source_name) <= 200),
  constraint guide_entries_source_url_https check (source_url ~ '^(|https://\S+)$' and char_length(source_url) <= 500),
  constraint guide_entries_source_note_length check (char_length(source_note) <= 300),
  constraint guide_entries_checked_by_length check (char_length(checked_by) <= 100),
  constraint guide_entries_claim_has_source check (
    status <> 'published' or btrim(statement) = ''
    or (btrim(source_name) <> '' and source_url <> '' and checked_on is not null)),
  constraint guide_entries_tell_something check (
    status <> 'published' or btrim(statement) <> '' or btrim(whom_to_ask) <> '')
);
create index guide_entries_position_idx on public.guide_entries (position, id);
create index guide_entries_service_id_idx on public.guide_entries (service_id);
comment on column public.guide_entries.statement is 'Only what the source says; empty when there is no source.';
comment on column public.guide_entries.place is 'The city or region that the entry is about; empty for the whole country.';
comment on column public.guide_entries.service_id is 'The service that helps with it.';
comment on column public.guide_entries.checked_on is 'The day somebody last compared the statement with its source.';

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('guide_entries', search => 'by row',
  texts => 'title statement whom_to_ask place source_name source_note');

-- Grants --------------------------------------------------------------------------------------

alter table public.guide_entries enable row level security;

revoke all on public.guide_entries from anon, authenticated;
grant select on public.guide_entries to anon, authenticated;
grant insert, update, delete on public.guide_entries to authenticated;
grant all on public.guide_entries to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy guide_entries_select_anonymous on public.guide_entries
  for select to anon using (status = 'published');
create policy guide_entries_select_account on public.guide_entries
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy guide_entries_insert_by_right on public.guide_entries
  for insert to authenticated with check ((select private.may('content.write')));
create policy guide_entries_update_by_right on public.guide_entries
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy guide_entries_delete_by_right on public.guide_entries
  for delete to authenticated using ((select private.may('content.delete')));
