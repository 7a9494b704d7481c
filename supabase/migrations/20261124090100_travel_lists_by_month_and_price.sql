-- Travels by month and by price in one currency, and their details in the search.

-- Functions -----------------------------------------------------------------------------------

drop function public.map_travels(text, text, text, text[], text, text, numeric[]);
drop function public.find_travels(text, text, text, text[], text, text, integer, integer);

-- An amount in another currency; null without a rate. `rate` is dinars for one euro.
create function private.convert_price(amount numeric, from_currency text, to_currency text, rate numeric) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case when from_currency = to_currency then amount
    when from_currency = 'EUR' and to_currency = 'DZD' then amount * rate
    when from_currency = 'DZD' and to_currency = 'EUR' then amount / rate end
$$;

-- Takes an order, a page and embedded tables like the table itself, and reads under the caller's policies. Only the
-- filters given become part of the query, so each combination gets its own plan. With page_size it returns one page
-- by title, because PostgREST joins embedded tables to every row that comes out of a function. A term that no
-- title, place or description contains is looked up as the site's search does.
create function public.find_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '', skip integer default 0, page_size integer default null,
  month integer default null, price_currency text default '', price_min numeric default null, price_max numeric default null
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
      when term <> '' then 'travel.id = any (array(select private.search_travel_ids($7)))' end,
    case when region <> '' then 'travel.region_id = (select id from public.regions where title = $2)' end,
    case when type <> '' then 'travel.id in (
      select travel_id from public.travel_types where type_id = (select id from public.types where title = $3))' end,
    -- Every title must be a tag, and the travel must have all of them.
    case when cardinality(tags) > 0 then 'travel.id in (
      select link.travel_id from public.travel_tags link join public.tags tag on tag.id = link.tag_id
      where tag.title = any ($4) group by link.travel_id having count(*) = cardinality($4))' end,
    case when duration <> '' then 'travel.duration = $5' end,
    case when group_size <> '' then 'travel."groupSize" = $6' end,
    case when month is not null then '(travel.best_months @> array[$10] or travel.good_months @> array[$10])' end,
    -- Amounts in the other currency count when the settings have a rate.
    case when price_currency <> '' then 'private.convert_price(travel.price_amount, travel.price_currency, $11,
      (select eur_rate from public.site_settings where id = 1)) between $12 and $13' end)
    || case when page_size is null then '' else ' order by travel.title_key, travel.id limit $8 offset $9' end
  using pattern, region, type, array(select distinct title from unnest(tags) title), duration, group_size, term,
    page_size, greatest(skip, 0), month::smallint, price_currency, coalesce(price_min, 0), coalesce(price_max, 'infinity');
end;
$$;
comment on function public.find_travels is
  'The travels that match all filters given; regions, types and tags by title, a month that is best or good. With page_size, one page by title.';

-- One row for each travel while there are few, otherwise one for each cell of a grid over the frame. Only rows that
-- count one travel name it.
create function public.map_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '',
  frame numeric[] default '{-180,-90,180,90}',
  month integer default null, price_currency text default '', price_min numeric default null, price_max numeric default null
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
    from edges, public.find_travels($1, $2, $3, $4, $5, $6,
      month => $8, price_currency => $9, price_min => $10, price_max => $11) travel
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
  'Map markers of the travels found in a frame of west, south, east and north: single travels, or one marker per cell.';

-- What can be found ---------------------------------------------------------------------------

create or replace view private.search_sources with (security_invoker = on) as
select 'travels' as source, travel.id as record_id, 'travel' as kind, travel.title,
  travel.description as summary,
  case when travel.type_id = 'road-trip' then '/road-trips/' else '/travels/' end || travel.id as url,
  travel."imageUrl" as image, travel.location as place,
  concat_ws(' ', array_to_string(travel.highlights, ' '), array_to_string(travel.activities, ' '),
    (select string_agg(day.title || ' ' || array_to_string(day.stops, ' '), ' ')
      from public.travel_days day where day.travel_id = travel.id),
    travel.meeting_point, array_to_string(travel.suits, ' '), array_to_string(travel.included, ' '),
    (select string_agg(entry ->> 'question', ' ') from jsonb_array_elements(travel.questions) entry)) as keywords,
  array_remove(array['regions:' || travel.region_id, 'types:' || travel.type_id], null)
    || array(select 'types:' || link.type_id from public.travel_types link where link.travel_id = travel.id)
    || array(select 'tags:' || link.tag_id from public.travel_tags link where link.travel_id = travel.id) as labels
from public.travels travel
where travel.status = 'published'
union all
select 'travel_categories', route, 'category', name, description, '/categories/' || route,
  "backgroundImage", '', "menuTitle", '{}'
from public.travel_categories where status = 'published'
union all
select 'activities', id, 'activity', title, description, '/activities/' || id, image, '',
  concat_ws(' ', difficulty, besttime, array_to_string(highlights, ' '), longdescription,
    meeting_point, array_to_string(suits, ' '), array_to_string(included, ' '),
    (select string_agg(entry ->> 'question', ' ') from jsonb_array_elements(questions) entry)),
  array_remove(array['activity_categories:' || category_id], null)
from public.activities where status = 'published'
union all
select 'activity_categories', id, 'category', name, description, '/activity-categories/' || id, image, '', '', '{}'
from public.activity_categories where status = 'published'
union all
select 'vehicles', id, 'vehicle', name, description, '/rv-rental/' || id, image, '',
  concat_ws(' ', gearbox, 'rv camper van rental', array_to_string(equipment, ' ')), '{}'
from public.vehicles where status = 'published'
union all
select 'services', id, 'service', title, description, '/services#' || id, '', '',
  concat_ws(' ', replace(service_type, '-', ' '), array_to_string(what_we_do, ' ')), '{}'
from public.services where status = 'published'
union all
select 'product_collections', id, 'product', title, description, '/store/' || id, image, '', craft, '{}'
from public.product_collections where status = 'published'
union all
select 'products', product.id, 'product', product.name, product.description,
  case when collection.id is null then '/store#' || product.id
    else '/store/' || collection.id || '#' || product.id end,
  product.image, product.place, product.maker, '{}'
from public.products product
left join public.product_collections collection
  on collection.id = product.collection_id and collection.status = 'published'
where product.status = 'published'
union all
select 'events', id, 'event', title, description, '/events/' || id, image, location,
  concat_ws(' ', tagline, long_description), '{}'
from public.events where status = 'published'
union all
-- The text of a link without its URL.
select 'faq_questions', id, 'question', title, regexp_replace(answer, '\[([^]]*)\]\([^)]*\)', '\1', 'g'),
  '/faq#' || id, '', '', '', '{}'
from public.faq_questions where status = 'published';

select private.write_search_documents('travels', array(select id from public.travels));
select private.write_search_documents('activities', array(select id from public.activities));

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.convert_price(numeric, text, text, numeric),
  public.find_travels(text, text, text, text[], text, text, integer, integer, integer, text, numeric, numeric),
  public.map_travels(text, text, text, text[], text, text, numeric[], integer, text, numeric, numeric) from public;
grant execute on function private.convert_price(numeric, text, text, numeric),
  public.find_travels(text, text, text, text[], text, text, integer, integer, integer, text, numeric, numeric),
  public.map_travels(text, text, text, text[], text, text, numeric[], integer, text, numeric, numeric)
  to anon, authenticated, service_role;
