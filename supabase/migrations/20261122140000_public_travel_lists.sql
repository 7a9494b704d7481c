-- The public lists of travels at any size: filters that name regions, types and tags by title, a map that
-- is read in cells, and the choices that the filters offer.

-- Functions --------------------------------------------------------------------------------------

-- Takes an order, a page and embedded tables like the table itself, and reads under the caller's policies.
-- Only the conditions that are asked for become part of the query, so each combination gets its own plan.
create function public.find_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default ''
) returns setof public.travels
language plpgsql stable
set search_path = ''
as $$
begin
  return query execute concat_ws(' and ',
    'select travel.* from public.travels travel where true',
    case when term <> '' then '(travel.title ilike $1 or travel.location ilike $1 or travel.description ilike $1)' end,
    case when region <> '' then 'travel.region_id = (select id from public.regions where title = $2)' end,
    case when type <> '' then 'travel.id in (
      select travel_id from public.travel_types where type_id = (select id from public.types where title = $3))' end,
    -- Every title must be a tag, and the travel must have all of them.
    case when cardinality(tags) > 0 then 'travel.id in (
      select link.travel_id from public.travel_tags link join public.tags tag on tag.id = link.tag_id
      where tag.title = any ($4) group by link.travel_id having count(*) = cardinality($4))' end,
    case when duration <> '' then 'travel.duration = $5' end,
    case when group_size <> '' then 'travel."groupSize" = $6' end
  )
  using '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%', region, type,
    array(select distinct title from unnest(tags) title), duration, group_size;
end;
$$;
comment on function public.find_travels is 'The travels that match all filters given; regions, types and tags by title.';

-- One row for each travel while there are few, else one for each cell of a grid over the frame: a map
-- costs the same however many travels there are. Only a row that counts one travel names it.
create function public.map_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '',
  frame numeric[] default '{-180,-90,180,90}'
) returns table (
  id text, title text, type_id text, duration text, price text, latitude numeric, longitude numeric, travels integer
)
language sql stable
set search_path = ''
as $$
  with edges as (
    select $7[1] as west, $7[2] as south, $7[3] as east, $7[4] as north
  ), found as materialized (
    select travel.id, travel.title, travel.type_id, travel.duration, travel.price, travel.latitude, travel.longitude,
      count(*) over () > 150 as are_many,
      floor((travel.latitude - south) * 12 / nullif(north - south, 0)) as cell_north,
      floor((travel.longitude - west) * 12 / nullif(east - west, 0)) as cell_east
    from edges, public.find_travels($1, $2, $3, $4, $5, $6) travel
    where travel.latitude between south and north and travel.longitude between west and east
  ), mark as (
    select min(found.id) as first_id, round(avg(found.latitude), 5) as latitude, round(avg(found.longitude), 5) as longitude,
      count(*)::integer as travels
    from found
    group by case when are_many then cell_north end, case when are_many then cell_east end,
      case when not are_many then found.id end
  )
  select single.id, single.title, single.type_id, single.duration, single.price, mark.latitude, mark.longitude, mark.travels
  from mark left join found single on single.id = mark.first_id and mark.travels = 1
  order by mark.first_id
$$;
comment on function public.map_travels is
  'What a map of the travels found shows, in a frame given as west, south, east and north: single travels, or the middle and the number of those in each cell.';

-- Each text once, found by stepping through an index rather than by reading all travels.
create function public.travel_choices() returns table (durations text[], group_sizes text[])
language sql stable
set search_path = ''
as $$
  with recursive duration (text) as (
    (select travel.duration from public.travels travel
      where travel.status = 'published' and travel.duration > '' order by 1 limit 1)
    union all
    select (select travel.duration from public.travels travel
      where travel.status = 'published' and travel.duration > duration.text order by 1 limit 1)
    from duration where duration.text is not null
  ), group_size (text) as (
    (select travel."groupSize" from public.travels travel
      where travel.status = 'published' and travel."groupSize" > '' order by 1 limit 1)
    union all
    select (select travel."groupSize" from public.travels travel
      where travel.status = 'published' and travel."groupSize" > group_size.text order by 1 limit 1)
    from group_size where group_size.text is not null
  )
  select array(select text from duration where text is not null), array(select text from group_size where text is not null)
$$;
comment on function public.travel_choices is 'The durations and group sizes that published travels have, each once.';

-- Indexes ----------------------------------------------------------------------------------------

create index travels_published_title_idx on public.travels (title, id) where status = 'published';
create index travels_published_duration_idx on public.travels (duration) where status = 'published';
create index travels_published_group_size_idx on public.travels ("groupSize") where status = 'published';
create index travels_published_region_position_idx on public.travels (region_id, position, id) where status = 'published';
create index travels_published_type_position_idx on public.travels (type_id, position, id) where status = 'published';

-- Grants -----------------------------------------------------------------------------------------

revoke execute on function public.find_travels(text, text, text, text[], text, text) from public;
grant execute on function public.find_travels(text, text, text, text[], text, text) to anon, authenticated, service_role;
revoke execute on function public.map_travels(text, text, text, text[], text, text, numeric[]) from public;
grant execute on function public.map_travels(text, text, text, text[], text, text, numeric[])
  to anon, authenticated, service_role;
revoke execute on function public.travel_choices() from public;
grant execute on function public.travel_choices() to anon, authenticated, service_role;
