-- Where a place is a stop, for the people who edit it.

-- Functions -----------------------------------------------------------------------------------

-- The days with a stop of the place's name, case and accents aside, as `travel_route` matches them.
create function public.stops_at_place(of_place text)
returns table (travel_id text, title text, day_number integer)
language sql stable set search_path = '' as $$
  select travel.id, travel.title, day.day_number
  from public.places place
  join public.travel_days day on exists (
    select from unnest(day.stops) stop where private.sort_key(stop) = place.name_key)
  join public.travels travel on travel.id = day.travel_id
  where place.id = of_place
  order by travel.title_key, travel.id, day.day_number
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.stops_at_place(text) from public, anon;
grant execute on function public.stops_at_place(text) to authenticated;
