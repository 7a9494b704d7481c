-- The gazetteer: where the stops of a travel's days are.

-- Tables --------------------------------------------------------------------------------------

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

-- Functions -------------------------------------------------------------------------------------

-- The stops of a travel in order, with the coordinates of those whose name is a known place.
create function public.travel_route(of_travel text, language text default '')
returns table (day_number integer, stop_number integer, name text, latitude numeric, longitude numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select day.day_number, stop.number::integer,
    coalesce(day.translations #>> array[$2, 'stops', (stop.number - 1)::text], place.translations #>> array[$2, 'name'], stop.name),
    place.latitude, place.longitude
  from public.travel_days day
  cross join unnest(day.stops) with ordinality stop (name, number)
  left join public.places place on place.name_key = private.sort_key(stop.name)
  where day.travel_id = of_travel
  order by day.day_number, stop.number;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('places', title => 'name', texts => 'name');

-- Grants --------------------------------------------------------------------------------------

alter table public.places enable row level security;

revoke all on public.places from anon, authenticated;
grant select on public.places to anon, authenticated;
grant insert, update, delete on public.places to authenticated;
grant all on public.places to service_role;

revoke execute on function public.travel_route(text, text) from public;
grant execute on function public.travel_route(text, text) to anon, authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy places_select_everyone on public.places
  for select to anon, authenticated using (true);
create policy places_insert_by_right on public.places
  for insert to authenticated with check ((select private.may('content.write')));
create policy places_update_by_right on public.places
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy places_delete_by_right on public.places
  for delete to authenticated using ((select private.may('content.write')));
