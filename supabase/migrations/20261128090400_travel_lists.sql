-- The public lists of travels at any size: filters, map and filter choices.

-- Functions -----------------------------------------------------------------------------------

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
  month integer default null, price_currency text default '', price_min numeric default null, price_max numeric default null,
  language text default ''
) returns setof public.travels
language plpgsql stable
set search_path = ''
as $$
declare
  -- Cut, as the search does: the time of a comparison grows with its pattern.
  pattern text := '%' || regexp_replace(left(term, 200), '([\\%_])', '\\\1', 'g') || '%';
  -- Only the search finds translated texts.
  spoken constant text := private.known_language(language);
  is_contained boolean := term <> '' and spoken = 'en' and exists (
    select from public.travels travel
    where travel.title ilike pattern or travel.location ilike pattern or travel.description ilike pattern);
begin
  return query execute concat_ws(' and ',
    'select travel.* from public.travels travel where true',
    case when is_contained then '(travel.title ilike $1 or travel.location ilike $1 or travel.description ilike $1)'
      when term <> '' then 'travel.id = any (array(select private.search_travel_ids($7, $14)))' end,
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
    || case when page_size is null then '' else format(' order by travel.%I, travel.id limit $8 offset $9',
      case spoken when 'en' then 'title_key' else 'title_key_' || spoken end) end
  using pattern, region, type, array(select distinct title from unnest(tags) title), duration, group_size, term,
    page_size, greatest(skip, 0), month::smallint, price_currency, coalesce(price_min, 0), coalesce(price_max, 'infinity'), language;
end;
$$;
comment on function public.find_travels is
  'The travels that match all filters given; regions, types and tags by title, a month that is best or good. With page_size, one page by title, in the language given.';

-- One row for each travel while there are few, otherwise one for each cell of a grid over the frame. Only rows that
-- count one travel name it.
create function public.map_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '',
  frame numeric[] default '{-180,-90,180,90}',
  month integer default null, price_currency text default '', price_min numeric default null, price_max numeric default null,
  language text default ''
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
      travel.translations,
      count(*) over () > 150 as are_many,
      floor((travel.latitude - south) * 12 / nullif(north - south, 0)) as cell_north,
      floor((travel.longitude - west) * 12 / nullif(east - west, 0)) as cell_east
    from edges, public.find_travels($1, $2, $3, $4, $5, $6,
      month => $8, price_currency => $9, price_min => $10, price_max => $11, language => $12) travel
    where travel.latitude between south and north and travel.longitude between west and east
  ), mark as (
    select min(found.id) as first_id, round(avg(found.latitude), 5) as latitude, round(avg(found.longitude), 5) as longitude,
      count(*)::integer as travels
    from found
    group by case when are_many then cell_north end, case when are_many then cell_east end,
      case when not are_many then found.id end
  )
  select single.id, coalesce(single.translations #>> array[$12, 'title'], single.title), single.type_id,
    coalesce(single.translations #>> array[$12, 'duration'], single.duration), coalesce(single.translations #>> array[$12, 'price'], single.price),
    mark.latitude, mark.longitude, mark.travels
  from mark left join found single on single.id = mark.first_id and mark.travels = 1
  order by mark.first_id
$$;
comment on function public.map_travels is
  'Map markers of the travels found in a frame of west, south, east and north: single travels, or one marker per cell.';

-- Term and price are matched once. Every other filter becomes a column, which the counts of that filter's choices ignore.
-- Counting more travels than that would take longer than a list.
create function public.travel_facets(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default '',
  month integer default null, price_currency text default '', price_min numeric default null, price_max numeric default null,
  language text default ''
) returns table (facet text, choice text, travels integer)
language sql stable
set search_path = ''
as $$
  with found as materialized (
    select travel.id, travel.region_id, travel.duration, travel."groupSize" as group_size,
      travel.best_months || travel.good_months as months,
      $2 = '' or coalesce(travel.region_id = (select id from public.regions where title = $2), false) as in_region,
      $3 = '' or exists (select from public.travel_types link join public.types kind on kind.id = link.type_id
        where link.travel_id = travel.id and kind.title = $3) as in_type,
      cardinality($4) = 0 or (select count(*) from public.travel_tags link join public.tags tag on tag.id = link.tag_id
        where link.travel_id = travel.id and tag.title = any ($4))
        = (select count(distinct title) from unnest($4) title) as in_tags,
      $5 = '' or travel.duration = $5 as in_duration,
      $6 = '' or travel."groupSize" = $6 as in_group_size,
      $7 is null or travel.best_months @> array[$7::smallint] or travel.good_months @> array[$7::smallint] as in_month
    from public.find_travels(term => $1, price_currency => $8, price_min => $9, price_max => $10, language => $11) travel
  ), few as (
    select count(*) <= 2000 as are_counted from found
  )
  select 'region', region.title, count(*)::integer from found join public.regions region on region.id = found.region_id
  where (select are_counted from few) and in_type and in_tags and in_duration and in_group_size and in_month group by 2
  union all
  select 'type', kind.title, count(*)::integer
  from found join public.travel_types link on link.travel_id = found.id join public.types kind on kind.id = link.type_id
  where (select are_counted from few) and in_region and in_tags and in_duration and in_group_size and in_month group by 2
  union all
  select 'tag', tag.title, count(*)::integer
  from found join public.travel_tags link on link.travel_id = found.id join public.tags tag on tag.id = link.tag_id
  where (select are_counted from few) and in_region and in_type and in_tags and in_duration and in_group_size and in_month group by 2
  union all
  select 'duration', found.duration, count(*)::integer from found
  where (select are_counted from few) and in_region and in_type and in_tags and in_group_size and in_month and found.duration > '' group by 2
  union all
  select 'groupSize', found.group_size, count(*)::integer from found
  where (select are_counted from few) and in_region and in_type and in_tags and in_duration and in_month and found.group_size > '' group by 2
  union all
  select 'month', of_year::text, count(*)::integer from found, unnest(found.months) of_year
  where (select are_counted from few) and in_region and in_type and in_tags and in_duration and in_group_size group by 2
$$;
comment on function public.travel_facets is
  'How many travels each choice of each filter would find, with all other filters as given (the arguments of find_travels). A tag is added to those given. Choices that find nothing are left out, and so are all while term and price match more than 2,000.';

-- Each text once, found by stepping through an index instead of reading all travels.
create function public.travel_choices(language text default '')
returns table (durations text[], group_sizes text[], labels jsonb)
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
  select array(select text from duration where text is not null), array(select text from group_size where text is not null),
    (select coalesce(jsonb_object_agg(known.text, known.label) filter (where known.label is not null), '{}') from (
      select duration.text, (select travel.translations #>> array[$1, 'duration'] from public.travels travel
        where travel.status = 'published' and travel.duration = duration.text and travel.translations #> array[$1, 'duration'] is not null
        limit 1) as label
      from duration where $1 <> ''
      union
      select group_size.text, (select travel.translations #>> array[$1, 'groupSize'] from public.travels travel
        where travel.status = 'published' and travel."groupSize" = group_size.text and travel.translations #> array[$1, 'groupSize'] is not null
        limit 1)
      from group_size where $1 <> '') known)
$$;
comment on function public.travel_choices is 'The distinct durations and group sizes of published travels, and what to show for them in a language.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.convert_price(numeric, text, text, numeric),
  public.find_travels(text, text, text, text[], text, text, integer, integer, integer, text, numeric, numeric, text),
  public.map_travels(text, text, text, text[], text, text, numeric[], integer, text, numeric, numeric, text),
  public.travel_facets(text, text, text, text[], text, text, integer, text, numeric, numeric, text),
  public.travel_choices(text) from public;
grant execute on function private.convert_price(numeric, text, text, numeric),
  public.find_travels(text, text, text, text[], text, text, integer, integer, integer, text, numeric, numeric, text),
  public.map_travels(text, text, text, text[], text, text, numeric[], integer, text, numeric, numeric, text),
  public.travel_facets(text, text, text, text[], text, text, integer, text, numeric, numeric, text),
  public.travel_choices(text)
  to anon, authenticated, service_role;
