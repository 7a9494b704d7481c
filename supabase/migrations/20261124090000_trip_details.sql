-- What visitors decide on: the same columns for travels and activities. Empty or null means unknown, and the site
-- says "Ask us". Texts are whole fields or lists of objects with ids, so that translations can name each of them.

-- Functions -----------------------------------------------------------------------------------

-- Whether a jsonb value is a list of objects with an id each and exactly these keys, all of them text.
create function private.is_list_of(list jsonb, keys text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(list) = 'array' then list else '[]' end) entry
    where jsonb_typeof(entry) <> 'object'
      or (select array_agg(key order by key) from jsonb_each(case when jsonb_typeof(entry) = 'object' then entry else '{}' end))
        is distinct from (select array_agg(key order by key) from unnest('id'::text || keys) key)
      or exists (select from jsonb_each(case when jsonb_typeof(entry) = 'object' then entry else '{}' end) field
        where jsonb_typeof(field.value) <> 'string')
      or entry ->> 'id' = '')
$$;

-- Whether the months are numbers from 1 to 12, each in one of the two lists at most.
create function private.are_months(best smallint[], good smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (
    select from unnest(best || good) month
    group by month having month is null or month not between 1 and 12 or count(*) > 1)
$$;

-- Updates the columns of a row that a record names, as its caller. Generated columns and times are left alone.
create function private.update_columns(of_table regclass, record jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ')
    from pg_catalog.pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'created_at', 'updated_at') and record ? attname);
begin
  if columns is not null then
    execute format('update %1$s row set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1) wanted)
      where row.id = $1 ->> ''id''', of_table, columns) using record;
  end if;
end;
$$;

-- Tables --------------------------------------------------------------------------------------

alter table public.travels
  add column price_amount numeric(12, 2),
  add column price_currency text,
  add column price_unit text,
  add column price_people integer,
  add column price_children text not null default '',
  add column price_single text not null default '',
  add column price_season text not null default '',
  add column vehicle_included boolean,
  add column included text[] not null default '{}',
  add column not_included text[] not null default '{}',
  add column no_itinerary_reason text not null default '',
  add column meeting_point text not null default '',
  add column getting_there text not null default '',
  add column what_to_bring text[] not null default '{}',
  add column suits text[] not null default '{}',
  add column unsuitable_for text[] not null default '{}',
  add column minimum_age integer,
  add column effort text,
  add column heat text not null default '',
  add column highest_altitude integer,
  add column best_months smallint[] not null default '{}',
  add column good_months smallint[] not null default '{}',
  add column months_reason text not null default '',
  add column papers text not null default '',
  add column safety text not null default '',
  add column cancellation text not null default '',
  add column questions jsonb not null default '[]',
  add column gallery jsonb not null default '[]',
  add constraint travels_price_amount_range check (price_amount > 0 and price_amount < 1000000000),
  add constraint travels_price_currency_choice check (price_currency in ('DZD', 'EUR')),
  add constraint travels_price_unit_choice check (price_unit in ('person', 'group')),
  add constraint travels_price_complete check (
    (price_amount is null) = (price_currency is null) and (price_amount is null or price_unit is not null)),
  add constraint travels_price_people_range check (price_people between 1 and 100),
  add constraint travels_price_children_length check (char_length(price_children) <= 300),
  add constraint travels_price_single_length check (char_length(price_single) <= 300),
  add constraint travels_price_season_length check (char_length(price_season) <= 300),
  add constraint travels_no_itinerary_reason_length check (char_length(no_itinerary_reason) <= 300),
  add constraint travels_meeting_point_length check (char_length(meeting_point) <= 300),
  add constraint travels_getting_there_length check (char_length(getting_there) <= 1000),
  add constraint travels_minimum_age_range check (minimum_age between 0 and 99),
  add constraint travels_effort_choice check (effort in ('easy', 'moderate', 'demanding', 'strenuous')),
  add constraint travels_heat_length check (char_length(heat) <= 500),
  add constraint travels_highest_altitude_range check (highest_altitude between 0 and 3000),
  add constraint travels_months_choice check (private.are_months(best_months, good_months)),
  add constraint travels_months_reason_length check (char_length(months_reason) <= 500),
  add constraint travels_papers_length check (char_length(papers) <= 1000),
  add constraint travels_safety_length check (char_length(safety) <= 1000),
  add constraint travels_cancellation_length check (char_length(cancellation) <= 1000),
  add constraint travels_questions_list check (private.is_list_of(questions, '{question,answer}')),
  add constraint travels_gallery_list check (private.is_list_of(gallery, '{image,alt,caption}'));
create index travels_best_months_idx on public.travels using gin (best_months) where status = 'published';
create index travels_good_months_idx on public.travels using gin (good_months) where status = 'published';

alter table public.activities
  add column price_amount numeric(12, 2),
  add column price_currency text,
  add column price_unit text,
  add column price_people integer,
  add column price_children text not null default '',
  add column price_single text not null default '',
  add column price_season text not null default '',
  add column vehicle_included boolean,
  add column included text[] not null default '{}',
  add column not_included text[] not null default '{}',
  add column meeting_point text not null default '',
  add column getting_there text not null default '',
  add column what_to_bring text[] not null default '{}',
  add column suits text[] not null default '{}',
  add column unsuitable_for text[] not null default '{}',
  add column minimum_age integer,
  add column effort text,
  add column heat text not null default '',
  add column highest_altitude integer,
  add column best_months smallint[] not null default '{}',
  add column good_months smallint[] not null default '{}',
  add column months_reason text not null default '',
  add column papers text not null default '',
  add column safety text not null default '',
  add column cancellation text not null default '',
  add column questions jsonb not null default '[]',
  add column gallery jsonb not null default '[]',
  add constraint activities_price_amount_range check (price_amount > 0 and price_amount < 1000000000),
  add constraint activities_price_currency_choice check (price_currency in ('DZD', 'EUR')),
  add constraint activities_price_unit_choice check (price_unit in ('person', 'group')),
  add constraint activities_price_complete check (
    (price_amount is null) = (price_currency is null) and (price_amount is null or price_unit is not null)),
  add constraint activities_price_people_range check (price_people between 1 and 100),
  add constraint activities_price_children_length check (char_length(price_children) <= 300),
  add constraint activities_price_single_length check (char_length(price_single) <= 300),
  add constraint activities_price_season_length check (char_length(price_season) <= 300),
  add constraint activities_meeting_point_length check (char_length(meeting_point) <= 300),
  add constraint activities_getting_there_length check (char_length(getting_there) <= 1000),
  add constraint activities_minimum_age_range check (minimum_age between 0 and 99),
  add constraint activities_effort_choice check (effort in ('easy', 'moderate', 'demanding', 'strenuous')),
  add constraint activities_heat_length check (char_length(heat) <= 500),
  add constraint activities_highest_altitude_range check (highest_altitude between 0 and 3000),
  add constraint activities_months_choice check (private.are_months(best_months, good_months)),
  add constraint activities_months_reason_length check (char_length(months_reason) <= 500),
  add constraint activities_papers_length check (char_length(papers) <= 1000),
  add constraint activities_safety_length check (char_length(safety) <= 1000),
  add constraint activities_cancellation_length check (char_length(cancellation) <= 1000),
  add constraint activities_questions_list check (private.is_list_of(questions, '{question,answer}')),
  add constraint activities_gallery_list check (private.is_list_of(gallery, '{image,alt,caption}'));

comment on column public.travels.price_amount is 'What `price` says as a number, for one unit, in price_currency.';
comment on column public.travels.price_people is 'The price applies from this number of people on.';
comment on column public.travels.no_itinerary_reason is 'Why the travel has no days, as in "One place, your own pace".';
comment on column public.travels.highest_altitude is 'Metres above sea level.';
comment on column public.travels.best_months is 'Numbers of months, 1 to 12; with good_months, the others are poor.';
comment on column public.travels.cancellation is 'Empty: the general terms of the settings apply.';
comment on column public.travels.questions is 'List of {"id", "question", "answer"}.';
comment on column public.travels.gallery is 'List of {"id", "image", "alt", "caption"}; empty texts come from the photo library.';

alter table public.site_settings
  add column eur_rate numeric(10, 4),
  add column eur_rate_on date,
  add column eur_rate_source text not null default '',
  add column cancellation_terms text not null default '',
  add constraint site_settings_eur_rate_range check (eur_rate between 1 and 10000),
  add constraint site_settings_eur_rate_complete check (
    (eur_rate is null) = (eur_rate_on is null) and (eur_rate is null) = (eur_rate_source = '')),
  add constraint site_settings_eur_rate_source_length check (char_length(eur_rate_source) <= 200),
  add constraint site_settings_cancellation_terms_length check (char_length(cancellation_terms) <= 2000);
comment on column public.site_settings.eur_rate is
  'Dinars for one euro, on the day and by the source that staff entered. Without it nothing is converted.';

-- Places on a map: the stops of the days are matched by name.
create table public.places (
  id text primary key,
  name text not null,
  latitude numeric(8, 5) not null,
  longitude numeric(8, 5) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text collate "C" not null generated always as (private.sort_key(name)) stored,
  constraint places_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint places_name_length check (char_length(btrim(name)) between 1 and 200),
  constraint places_latitude_range check (latitude between -90 and 90),
  constraint places_longitude_range check (longitude between -180 and 180)
);
create unique index places_name_idx on public.places (name_key);

-- Save functions ------------------------------------------------------------------------------

create or replace function public.save_travel(
  travel jsonb, type_ids text[], tag_ids text[], days jsonb, read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  saved_id constant text := travel ->> 'id';
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins save travels.' using errcode = '42501';
  end if;

  if read_at is null then
    insert into public.travels (id, title) values (saved_id, travel ->> 'title');
  else
    perform from public.travels row where row.id = saved_id and row.updated_at = read_at for update;
    if not found then
      return null;
    end if;
  end if;
  perform private.update_columns('public.travels', travel);

  delete from public.travel_types link where link.travel_id = saved_id and link.type_id <> all (type_ids);
  insert into public.travel_types select saved_id, type_id from unnest(type_ids) type_id
  on conflict do nothing;

  delete from public.travel_tags link where link.travel_id = saved_id and link.tag_id <> all (tag_ids);
  insert into public.travel_tags select saved_id, tag_id from unnest(tag_ids) tag_id
  on conflict do nothing;

  delete from public.travel_days day where day.travel_id = saved_id;
  insert into public.travel_days
    (id, travel_id, day_number, title, description, stops, distance_km, driving_hours, overnight)
  select coalesce(day.id, gen_random_uuid()), saved_id, entry.place, day.title,
    coalesce(day.description, ''), coalesce(day.stops, '{}'), day.distance_km, day.driving_hours,
    coalesce(day.overnight, '')
  from jsonb_array_elements(days) with ordinality entry (value, place),
    jsonb_populate_record(null::public.travel_days, entry.value) day;

  return (select row.updated_at from public.travels row where row.id = saved_id);
end;
$$;

-- The stops of a travel in order, with the coordinates of those whose name is a known place.
create function public.travel_route(of_travel text)
returns table (day_number integer, stop_number integer, name text, latitude numeric, longitude numeric)
language sql stable set search_path = '' as $$
  select day.day_number, stop.number::integer, stop.name, place.latitude, place.longitude
  from public.travel_days day
  cross join unnest(day.stops) with ordinality stop (name, number)
  left join public.places place on place.name_key = private.sort_key(stop.name)
  where day.travel_id = of_travel
  order by day.day_number, stop.number
$$;

-- Photos --------------------------------------------------------------------------------------

create or replace view public.photo_uses with (security_invoker = on) as
select photo.id as photo_id, used.resource, used.record_id, used.field, used.title
from (
  select private.photo_path("imageUrl"), 'travels', id, 'imageUrl', title from public.travels
  where private.photo_path("imageUrl") is not null
  union all
  select private.photo_path("backgroundImage"), 'travel_categories', id::text, 'backgroundImage', name from public.travel_categories
  where private.photo_path("backgroundImage") is not null
  union all
  select private.photo_path(image), 'activity_categories', id, 'image', name from public.activity_categories
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'activities', id, 'image', title from public.activities
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'hero_slides', id::text, 'image', title from public.hero_slides
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'vehicles', id, 'image', name from public.vehicles
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'events', id, 'image', title from public.events
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'product_collections', id, 'image', title from public.product_collections
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'products', id, 'image', name from public.products
  where private.photo_path(image) is not null
  union all
  select private.photo_path(entry), 'vehicles', id, 'gallery', name from public.vehicles, unnest(gallery) entry
  where private.photo_path(entry) is not null
  union all
  select private.photo_path(entry), 'products', id, 'gallery', name from public.products, unnest(gallery) entry
  where private.photo_path(entry) is not null
  union all
  select private.photo_path(entry ->> 'image'), 'travels', id, 'gallery', title
  from public.travels, jsonb_array_elements(gallery) entry
  where gallery <> '[]' and private.photo_path(entry ->> 'image') is not null
  union all
  select private.photo_path(entry ->> 'image'), 'activities', id, 'gallery', title
  from public.activities, jsonb_array_elements(gallery) entry
  where gallery <> '[]' and private.photo_path(entry ->> 'image') is not null
) used (path, resource, record_id, field, title)
join public.photos photo on photo.path = used.path;

create or replace function public.replace_photo(old_photo uuid, new_photo uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  old_path text;
  new_path text;
  place record;
  of_row text;
  replaced bigint := 0;
  affected bigint;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins replace photos.' using errcode = '42501';
  end if;
  if old_photo = new_photo then
    raise exception 'A photo cannot replace itself.' using errcode = '22023';
  end if;
  -- Locked, so that neither is deleted or gets another path meanwhile.
  select path into old_path from public.photos where id = old_photo for share;
  select path into new_path from public.photos where id = new_photo for share;
  if old_path is null or new_path is null then
    raise exception 'This photo no longer exists.' using errcode = '23503';
  end if;

  for place in select distinct resource, field from public.photo_uses where photo_id = old_photo loop
    -- The URL keeps its origin; a query string belonged to the old file.
    if place.field = 'gallery' and place.resource in ('travels', 'activities') then
      of_row := '(select jsonb_agg(case when private.photo_path(entry ->> ''image'') = $1
          then jsonb_set(entry, ''{image}'', to_jsonb(
            regexp_replace(entry ->> ''image'', ''(/storage/v1/object/public/photos/).*$'', ''\1'' || $2))) else entry end
          order by nth)
        from jsonb_array_elements(%2$I) with ordinality list (entry, nth))
        where exists (select from jsonb_array_elements(%2$I) entry where private.photo_path(entry ->> ''image'') = $1)';
    elsif place.field = 'gallery' then
      of_row := 'array(
        select case when private.photo_path(entry) = $1
          then regexp_replace(entry, ''(/storage/v1/object/public/photos/).*$'', ''\1'' || $2) else entry end
        from unnest(%2$I) with ordinality list (entry, nth) order by nth)
        where exists (select from unnest(%2$I) entry where private.photo_path(entry) = $1)';
    else
      of_row := 'regexp_replace(%2$I, ''(/storage/v1/object/public/photos/).*$'', ''\1'' || $2)
        where private.photo_path(%2$I) = $1';
    end if;
    execute format('update public.%1$I set %2$I = ' || of_row, place.resource, place.field)
      using old_path, new_path;
    get diagnostics affected = row_count;
    replaced := replaced + affected;
  end loop;
  return replaced;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger places_touch before update on public.places
  for each row execute function private.touch_updated_at();
create trigger places_record_change after insert or update on public.places
  for each row execute function private.record_change();
create trigger places_record_deletion before delete on public.places
  for each row execute function private.record_change();
create trigger places_note_change after insert or update or delete on public.places
  for each statement execute function private.note_any_row();

-- Grants --------------------------------------------------------------------------------------

alter table public.places enable row level security;

revoke all on public.places from anon, authenticated;
grant select on public.places to anon, authenticated;
grant insert, update, delete on public.places to authenticated;
grant all on public.places to service_role;

revoke execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[]),
  private.update_columns(regclass, jsonb), public.travel_route(text) from public;
grant execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[])
  to authenticated, service_role;
grant execute on function private.update_columns(regclass, jsonb) to authenticated;
grant execute on function public.travel_route(text) to anon, authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy places_select_everyone on public.places
  for select to anon, authenticated using (true);
create policy places_insert_staff on public.places
  for insert to authenticated with check ((select private.is_staff()));
create policy places_update_staff on public.places
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy places_delete_staff on public.places
  for delete to authenticated using ((select private.is_staff()));
