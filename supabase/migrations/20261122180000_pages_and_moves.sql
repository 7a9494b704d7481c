-- A page of travels found, and one row moved among a thousand, cost what they show (docs/database-speed.md).

-- Functions ------------------------------------------------------------------------------------

-- As before, and on request one page by title: what the API embeds is joined to every row that comes out of here.
drop function public.find_travels(text, text, text, text[], text, text);
create function public.find_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '', skip integer default 0, page_size integer default null
) returns setof public.travels
language plpgsql stable
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%';
  is_contained boolean := term <> '' and exists (
    select from public.travels travel
    where travel.title ilike pattern or travel.location ilike pattern or travel.description ilike pattern);
begin
  return query execute concat_ws(' and ',
    'select travel.* from public.travels travel where true',
    case when is_contained then '(travel.title ilike $1 or travel.location ilike $1 or travel.description ilike $1)'
      when term <> '' then 'travel.id = any (array(select private.travel_ids_for($7)))' end,
    case when region <> '' then 'travel.region_id = (select id from public.regions where title = $2)' end,
    case when type <> '' then 'travel.id in (
      select travel_id from public.travel_types where type_id = (select id from public.types where title = $3))' end,
    -- Every title must be a tag, and the travel must have all of them.
    case when cardinality(tags) > 0 then 'travel.id in (
      select link.travel_id from public.travel_tags link join public.tags tag on tag.id = link.tag_id
      where tag.title = any ($4) group by link.travel_id having count(*) = cardinality($4))' end,
    case when duration <> '' then 'travel.duration = $5' end,
    case when group_size <> '' then 'travel."groupSize" = $6' end)
    || case when page_size is null then '' else ' order by travel.title, travel.id limit $8 offset $9' end
  using pattern, region, type, array(select distinct title from unnest(tags) title), duration, group_size, term,
    page_size, greatest(skip, 0);
end;
$$;
comment on function public.find_travels is
  'The travels that match all filters given; regions, types and tags by title. With page_size, one page by title.';

-- As before, and a row that was moved alone takes a place between its new neighbours, while there is one.
create or replace function public.save_order(of_table text, ids text[]) returns void
language plpgsql set search_path = '' as $$
declare
  standing text[];
  positions integer[];
  first_change integer;
  last_change integer;
  moved text;
  low integer;
  high integer;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins change an order.' using errcode = '42501';
  end if;
  if of_table not in ('travel_categories', 'hero_slides', 'regions', 'types', 'tags', 'services',
    'vehicles', 'events', 'products', 'product_collections', 'faq_questions', 'search_synonyms') then
    raise exception 'This table has no order to save.' using errcode = '22023';
  end if;

  execute format('select array_agg(row.id::text order by row.position, row.id), array_agg(row.position order by row.position, row.id)
    from public.%I row where row.id::text = any ($1)', of_table) into standing, positions using ids;
  select min(place), max(place) into first_change, last_change
  from unnest(ids, standing) with ordinality pair (wanted, stands, place) where wanted is distinct from stands;

  if first_change is null and (select bool_and(step > 0) from (
    select place - lag(place) over (order by nth) as step from unnest(positions) with ordinality listed (place, nth)) steps) then
    return;
  elsif ids[first_change] = standing[last_change]
    and ids[first_change + 1:last_change] = standing[first_change:last_change - 1] then
    moved := ids[first_change];
    low := case when first_change = 1 then 0 else positions[first_change - 1] end;
    high := positions[first_change];
  elsif ids[last_change] = standing[first_change]
    and ids[first_change:last_change - 1] = standing[first_change + 1:last_change] then
    moved := ids[last_change];
    low := positions[last_change];
    high := coalesce(positions[last_change + 1], low + 20);
  end if;

  if moved is not null and high - low > 1 then
    execute format('update public.%I row set position = $2 where row.id::text = $1', of_table)
      using moved, low + (high - low) / 2;
  else
    execute format(
      'update public.%I row set position = wanted.place * 10
       from unnest($1) with ordinality wanted (id, place)
       where row.id::text = wanted.id and row.position <> wanted.place * 10', of_table) using ids;
  end if;
end;
$$;

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function public.find_travels(text, text, text, text[], text, text, integer, integer) from public;
grant execute on function public.find_travels(text, text, text, text[], text, text, integer, integer)
  to anon, authenticated, service_role;
