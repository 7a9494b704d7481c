-- The terms that travels are filed under: regions, types and tags.

-- Tables --------------------------------------------------------------------------------------

create table public.regions (
  id text primary key,
  title text not null,
  is_south boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint regions_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint regions_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint regions_title_unique unique (title)
);
comment on column public.regions.is_south is 'The entry rules for the south apply to travels in this region.';

create table public.types (
  id text primary key,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint types_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint types_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint types_title_unique unique (title)
);

create table public.tags (
  id text primary key,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint tags_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint tags_title_unique unique (title)
);

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('regions', texts => 'title', is_label => true);
call private.follow_content('types', texts => 'title', is_label => true);
call private.follow_content('tags', texts => 'title', is_label => true);

-- Grants --------------------------------------------------------------------------------------

alter table public.regions enable row level security;
alter table public.types enable row level security;
alter table public.tags enable row level security;

revoke all on public.regions, public.types, public.tags from anon, authenticated;
grant select on public.regions, public.types, public.tags to anon, authenticated;
grant insert, update, delete on public.regions, public.types, public.tags to authenticated;
grant all on public.regions, public.types, public.tags to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy regions_select_everyone on public.regions
  for select to anon, authenticated using (true);
create policy regions_insert_by_right on public.regions
  for insert to authenticated with check ((select private.may('content.write')));
create policy regions_update_by_right on public.regions
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy regions_delete_by_right on public.regions
  for delete to authenticated using ((select private.may('content.delete')));

create policy types_select_everyone on public.types
  for select to anon, authenticated using (true);
create policy types_insert_by_right on public.types
  for insert to authenticated with check ((select private.may('content.write')));
create policy types_update_by_right on public.types
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy types_delete_by_right on public.types
  for delete to authenticated using ((select private.may('content.delete')));

create policy tags_select_everyone on public.tags
  for select to anon, authenticated using (true);
create policy tags_insert_by_right on public.tags
  for insert to authenticated with check ((select private.may('content.write')));
create policy tags_update_by_right on public.tags
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy tags_delete_by_right on public.tags
  for delete to authenticated using ((select private.may('content.delete')));
