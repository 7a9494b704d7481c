-- Events. Dates are calendar days and may still be unknown.

-- Tables --------------------------------------------------------------------------------------

create table public.events (
  id text primary key,
  title text not null,
  tagline text not null default '',
  description text not null default '',
  long_description text not null default '',
  image text not null default '',
  location text not null default '',
  starts_on date,
  ends_on date,
  state text not null default 'announced',
  programme text[] not null default '{}',
  practical text[] not null default '{}',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint events_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint events_state_choice check (state in ('announced', 'open', 'full', 'past')),
  constraint events_period check (ends_on >= starts_on),
  constraint events_end_needs_start check (ends_on is null or starts_on is not null),
  constraint events_tagline_length check (char_length(tagline) <= 200),
  constraint events_description_length check (char_length(description) <= 2000),
  constraint events_long_description_length check (char_length(long_description) <= 10000),
  constraint events_image_length check (char_length(image) <= 2000),
  constraint events_location_length check (char_length(location) <= 200)
);

-- Grants --------------------------------------------------------------------------------------

alter table public.events enable row level security;

revoke all on public.events from anon, authenticated;
grant select on public.events to anon, authenticated;
grant insert, update, delete on public.events to authenticated;
grant all on public.events to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy events_select_anonymous on public.events
  for select to anon using (status = 'published');
create policy events_select_account on public.events
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy events_insert_by_right on public.events
  for insert to authenticated with check ((select private.may('content.write')));
create policy events_update_by_right on public.events
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy events_delete_by_right on public.events
  for delete to authenticated using ((select private.may('content.delete')));
