-- Travels with their regions, types, tags and day-by-day programme.

-- Tables ---------------------------------------------------------------------------------------

create table public.regions (
  id text primary key,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint regions_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint regions_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint regions_title_unique unique (title)
);

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

create table public.travels (
  id text primary key,
  title text not null,
  location text not null default '',
  description text not null default '',
  "imageUrl" text not null default '',
  highlights text[] not null default '{}',
  activities text[] not null default '{}',
  price text not null default '',
  duration text not null default '',
  "groupSize" text not null default '',
  region_id text references public.regions (id),
  type_id text references public.types (id),
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  is_featured boolean not null default false,
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint travels_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint travels_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint travels_description_length check (char_length(description) <= 5000),
  constraint travels_price_length check (char_length(price) <= 100),
  constraint travels_coordinates_pair check ((latitude is null) = (longitude is null)),
  constraint travels_latitude_range check (latitude between -90 and 90),
  constraint travels_longitude_range check (longitude between -180 and 180)
);
comment on column public.travels.activities is 'Names of activities as shown on the chips of a card.';
comment on column public.travels.price is 'As written, with its currency; the number in it is parsed by the client.';
create index travels_region_id_idx on public.travels (region_id);
create index travels_type_id_idx on public.travels (type_id);
create index travels_status_title_idx on public.travels (status, title, id);

create table public.travel_tags (
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  tag_id text not null references public.tags (id) on delete cascade,
  primary key (travel_id, tag_id)
);
create index travel_tags_tag_id_idx on public.travel_tags (tag_id);

create table public.travel_types (
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  type_id text not null references public.types (id) on delete cascade,
  primary key (travel_id, type_id)
);
create index travel_types_type_id_idx on public.travel_types (type_id);

create table public.travel_days (
  id uuid primary key default gen_random_uuid(),
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  day_number integer not null,
  title text not null,
  description text not null default '',
  stops text[] not null default '{}',
  distance_km integer,
  driving_hours numeric(4, 1),
  overnight text not null default '',
  constraint travel_days_number_unique unique (travel_id, day_number) deferrable initially immediate,
  constraint travel_days_number_range check (day_number between 1 and 60),
  constraint travel_days_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint travel_days_distance_range check (distance_km between 0 and 3000),
  constraint travel_days_driving_range check (driving_hours between 0 and 24)
);

-- Triggers -------------------------------------------------------------------------------------

create trigger regions_touch before update on public.regions
  for each row execute function private.touch_updated_at();
create trigger types_touch before update on public.types
  for each row execute function private.touch_updated_at();
create trigger tags_touch before update on public.tags
  for each row execute function private.touch_updated_at();
create trigger travels_touch before update on public.travels
  for each row execute function private.touch_updated_at();

-- Grants and policies --------------------------------------------------------------------------

alter table public.regions enable row level security;

revoke all on public.regions from anon, authenticated;
grant select on public.regions to anon, authenticated;
grant insert, update, delete on public.regions to authenticated;
grant all on public.regions to service_role;

create policy regions_select_everyone on public.regions
  for select to anon, authenticated using (true);
create policy regions_insert_staff on public.regions
  for insert to authenticated with check ((select private.is_staff()));
create policy regions_update_staff on public.regions
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy regions_delete_admin on public.regions
  for delete to authenticated using ((select private.is_admin()));

alter table public.types enable row level security;

revoke all on public.types from anon, authenticated;
grant select on public.types to anon, authenticated;
grant insert, update, delete on public.types to authenticated;
grant all on public.types to service_role;

create policy types_select_everyone on public.types
  for select to anon, authenticated using (true);
create policy types_insert_staff on public.types
  for insert to authenticated with check ((select private.is_staff()));
create policy types_update_staff on public.types
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy types_delete_admin on public.types
  for delete to authenticated using ((select private.is_admin()));

alter table public.tags enable row level security;

revoke all on public.tags from anon, authenticated;
grant select on public.tags to anon, authenticated;
grant insert, update, delete on public.tags to authenticated;
grant all on public.tags to service_role;

create policy tags_select_everyone on public.tags
  for select to anon, authenticated using (true);
create policy tags_insert_staff on public.tags
  for insert to authenticated with check ((select private.is_staff()));
create policy tags_update_staff on public.tags
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy tags_delete_admin on public.tags
  for delete to authenticated using ((select private.is_admin()));

alter table public.travels enable row level security;

revoke all on public.travels from anon, authenticated;
grant select on public.travels to anon, authenticated;
grant insert, update, delete on public.travels to authenticated;
grant all on public.travels to service_role;

create policy travels_select_anonymous on public.travels
  for select to anon using (status = 'published');
create policy travels_select_account on public.travels
  for select to authenticated using (status = 'published' or (select private.is_staff()));
create policy travels_insert_staff on public.travels
  for insert to authenticated with check ((select private.is_staff()));
create policy travels_update_staff on public.travels
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy travels_delete_admin on public.travels
  for delete to authenticated using ((select private.is_admin()));

alter table public.travel_tags enable row level security;

revoke all on public.travel_tags from anon, authenticated;
grant select on public.travel_tags to anon, authenticated;
grant insert, update, delete on public.travel_tags to authenticated;
grant all on public.travel_tags to service_role;

-- The subquery runs under the caller's own policies: a draft's rows stay as hidden as the draft.
create policy travel_tags_select_everyone on public.travel_tags
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_tags_insert_staff on public.travel_tags
  for insert to authenticated with check ((select private.is_staff()));
create policy travel_tags_update_staff on public.travel_tags
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy travel_tags_delete_staff on public.travel_tags
  for delete to authenticated using ((select private.is_staff()));

alter table public.travel_types enable row level security;

revoke all on public.travel_types from anon, authenticated;
grant select on public.travel_types to anon, authenticated;
grant insert, update, delete on public.travel_types to authenticated;
grant all on public.travel_types to service_role;

-- The subquery runs under the caller's own policies: a draft's rows stay as hidden as the draft.
create policy travel_types_select_everyone on public.travel_types
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_types_insert_staff on public.travel_types
  for insert to authenticated with check ((select private.is_staff()));
create policy travel_types_update_staff on public.travel_types
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy travel_types_delete_staff on public.travel_types
  for delete to authenticated using ((select private.is_staff()));

alter table public.travel_days enable row level security;

revoke all on public.travel_days from anon, authenticated;
grant select on public.travel_days to anon, authenticated;
grant insert, update, delete on public.travel_days to authenticated;
grant all on public.travel_days to service_role;

-- The subquery runs under the caller's own policies: a draft's rows stay as hidden as the draft.
create policy travel_days_select_everyone on public.travel_days
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_days_insert_staff on public.travel_days
  for insert to authenticated with check ((select private.is_staff()));
create policy travel_days_update_staff on public.travel_days
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy travel_days_delete_staff on public.travel_days
  for delete to authenticated using ((select private.is_staff()));
