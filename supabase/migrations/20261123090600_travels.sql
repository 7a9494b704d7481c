-- Travels, their days, tags and types.

-- Tables --------------------------------------------------------------------------------------

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
  in_south boolean not null default false,
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The title appears twice, once without spaces, so that "Boussaada" finds "Bou Saâda".
  search_text text not null generated always as
    (private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', ''))) stored,
  title_key text collate "C" not null generated always as (private.sort_key(title)) stored,
  constraint travels_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint travels_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint travels_description_length check (char_length(description) <= 5000),
  constraint travels_price_length check (char_length(price) <= 100),
  constraint travels_coordinates_pair check ((latitude is null) = (longitude is null)),
  constraint travels_latitude_range check (latitude between -90 and 90),
  constraint travels_longitude_range check (longitude between -180 and 180),
  constraint travels_location_length check (char_length(location) <= 200),
  constraint travels_image_url_length check (char_length("imageUrl") <= 2000),
  constraint travels_duration_length check (char_length(duration) <= 200),
  constraint travels_group_size_length check (char_length("groupSize") <= 200)
);
comment on column public.travels.activities is 'Names of activities as shown on the chips of a card.';
comment on column public.travels.price is 'As visitors read it, with its currency; the client parses the number.';
create index travels_region_id_idx on public.travels (region_id);
create index travels_type_id_idx on public.travels (type_id);
create index travels_status_title_idx on public.travels (status, title_key, id);
create index travels_title_idx on public.travels (title_key, id);
create index travels_draft_idx on public.travels (title_key, id) where status = 'draft';
create index travels_archived_idx on public.travels (title_key, id) where status = 'archived';
create index travels_changed_idx on public.travels (updated_at, id);
create index travels_search_text_idx on public.travels using gin (search_text extensions.gin_trgm_ops);
create index travels_published_title_idx on public.travels (title_key, id) where status = 'published';
create index travels_published_duration_idx on public.travels (duration) where status = 'published';
create index travels_published_group_size_idx on public.travels ("groupSize") where status = 'published';
create index travels_published_region_position_idx on public.travels (region_id, position, id) where status = 'published';
create index travels_published_type_position_idx on public.travels (type_id, position, id) where status = 'published';
comment on column public.travels.in_south is 'The entry rules for the south apply, although its region lies outside.';
create index travels_featured_position_idx on public.travels (is_featured, position, id);
create index travels_activities_idx on public.travels using gin (activities);

create table public.travel_tags (
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  tag_id text not null references public.tags (id),
  primary key (travel_id, tag_id)
);
create index travel_tags_tag_id_idx on public.travel_tags (tag_id);

create table public.travel_types (
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  type_id text not null references public.types (id),
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

-- Functions -----------------------------------------------------------------------------------

-- A save replaces many rows; the travel is touched once.
create function private.touch_travels() returns trigger
language plpgsql set search_path = '' as $$
declare
  ids text[] := '{}';
begin
  if tg_op = 'INSERT' then
    ids := array(select travel_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select travel_id from old_rows);
  else
    -- Translations change apart from their texts.
    ids := array(
      select changed.row ->> 'travel_id' from (
        (select to_jsonb(old_rows) - 'translations' from old_rows except select to_jsonb(new_rows) - 'translations' from new_rows)
        union (select to_jsonb(new_rows) - 'translations' from new_rows except select to_jsonb(old_rows) - 'translations' from old_rows)
      ) changed (row));
  end if;
  if ids <> '{}' then
    update public.travels set updated_at = now() where updated_at < now() and id = any (ids);
  end if;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger travel_tags_touch_insert after insert on public.travel_tags
  referencing new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_tags_touch_update after update on public.travel_tags
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_tags_touch_delete after delete on public.travel_tags
  referencing old table as old_rows
  for each statement execute function private.touch_travels();
create trigger travel_types_touch_insert after insert on public.travel_types
  referencing new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_types_touch_update after update on public.travel_types
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_types_touch_delete after delete on public.travel_types
  referencing old table as old_rows
  for each statement execute function private.touch_travels();
create trigger travel_days_touch_insert after insert on public.travel_days
  referencing new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_days_touch_update after update on public.travel_days
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.touch_travels();
create trigger travel_days_touch_delete after delete on public.travel_days
  referencing old table as old_rows
  for each statement execute function private.touch_travels();

create trigger travels_index_insert after insert on public.travels
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('id');
create trigger travels_index_update after update on public.travels
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('id');
create trigger travels_index_delete after delete on public.travels
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('id');

create trigger travel_tags_index_insert after insert on public.travel_tags
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_tags_index_update after update on public.travel_tags
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_tags_index_delete after delete on public.travel_tags
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_insert after insert on public.travel_types
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_update after update on public.travel_types
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_delete after delete on public.travel_types
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_insert after insert on public.travel_days
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_update after update on public.travel_days
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_delete after delete on public.travel_days
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');

-- Grants --------------------------------------------------------------------------------------

alter table public.travels enable row level security;
alter table public.travel_tags enable row level security;
alter table public.travel_types enable row level security;
alter table public.travel_days enable row level security;

revoke all on public.travels, public.travel_tags, public.travel_types, public.travel_days
  from anon, authenticated;
grant select on public.travels, public.travel_tags, public.travel_types, public.travel_days
  to anon, authenticated;
grant insert, update, delete on public.travels, public.travel_tags, public.travel_types, public.travel_days
  to authenticated;
grant all on public.travels, public.travel_tags, public.travel_types, public.travel_days to service_role;

revoke execute on function private.touch_travels() from public;

-- Policies ------------------------------------------------------------------------------------

create policy travels_select_anonymous on public.travels
  for select to anon using (status = 'published');
create policy travels_select_account on public.travels
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy travels_insert_by_right on public.travels
  for insert to authenticated with check ((select private.may('content.write')));
create policy travels_update_by_right on public.travels
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travels_delete_by_right on public.travels
  for delete to authenticated using ((select private.may('content.delete')));

-- The subqueries below run under the caller's policies: the children of a draft are as hidden as the draft.
create policy travel_tags_select_everyone on public.travel_tags
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_tags_insert_by_right on public.travel_tags
  for insert to authenticated with check ((select private.may('content.write')));
create policy travel_tags_update_by_right on public.travel_tags
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travel_tags_delete_by_right on public.travel_tags
  for delete to authenticated using ((select private.may('content.write')));

create policy travel_types_select_everyone on public.travel_types
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_types_insert_by_right on public.travel_types
  for insert to authenticated with check ((select private.may('content.write')));
create policy travel_types_update_by_right on public.travel_types
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travel_types_delete_by_right on public.travel_types
  for delete to authenticated using ((select private.may('content.write')));

create policy travel_days_select_everyone on public.travel_days
  for select to anon, authenticated
  using (exists (select 1 from public.travels parent where parent.id = travel_id));
create policy travel_days_insert_by_right on public.travel_days
  for insert to authenticated with check ((select private.may('content.write')));
create policy travel_days_update_by_right on public.travel_days
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travel_days_delete_by_right on public.travel_days
  for delete to authenticated using ((select private.may('content.write')));
