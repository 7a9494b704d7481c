-- Saving a record with its links, or an order, in one transaction.

-- Functions -----------------------------------------------------------------------------------

-- Saves a travel with its days, types and tags in one transaction. `travel` holds columns by name; columns left
-- out keep their values. `days` is in order, which numbers them. Without `read_at` the travel is new; with it,
-- `read_at` is the updated_at that the editor read. Returns the new updated_at, or null if somebody saved in
-- between. Runs as its caller, so the policies of each table apply.
create function public.save_travel(
  travel jsonb, type_ids text[], tag_ids text[], days jsonb, read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  wanted public.travels;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins save travels.' using errcode = '42501';
  end if;

  if read_at is null then
    insert into public.travels (id, title) values (travel ->> 'id', travel ->> 'title')
    returning * into wanted;
  else
    select * into wanted from public.travels row
    where row.id = travel ->> 'id' and row.updated_at = read_at for update;
    if not found then
      return null;
    end if;
  end if;

  wanted := jsonb_populate_record(wanted, travel);
  update public.travels row set
    title = wanted.title,
    location = wanted.location,
    description = wanted.description,
    "imageUrl" = wanted."imageUrl",
    highlights = wanted.highlights,
    activities = wanted.activities,
    price = wanted.price,
    duration = wanted.duration,
    "groupSize" = wanted."groupSize",
    region_id = wanted.region_id,
    type_id = wanted.type_id,
    latitude = wanted.latitude,
    longitude = wanted.longitude,
    is_featured = wanted.is_featured,
    status = wanted.status,
    position = wanted.position
  where row.id = wanted.id;

  delete from public.travel_types link where link.travel_id = wanted.id and link.type_id <> all (type_ids);
  insert into public.travel_types select wanted.id, type_id from unnest(type_ids) type_id
  on conflict do nothing;

  delete from public.travel_tags link where link.travel_id = wanted.id and link.tag_id <> all (tag_ids);
  insert into public.travel_tags select wanted.id, tag_id from unnest(tag_ids) tag_id
  on conflict do nothing;

  delete from public.travel_days day where day.travel_id = wanted.id;
  insert into public.travel_days
    (id, travel_id, day_number, title, description, stops, distance_km, driving_hours, overnight)
  select coalesce(day.id, gen_random_uuid()), wanted.id, entry.place, day.title,
    coalesce(day.description, ''), coalesce(day.stops, '{}'), day.distance_km, day.driving_hours,
    coalesce(day.overnight, '')
  from jsonb_array_elements(days) with ordinality entry (value, place),
    jsonb_populate_record(null::public.travel_days, entry.value) day;

  return (select row.updated_at from public.travels row where row.id = wanted.id);
end;
$$;

-- Like save_travel, for a vehicle and the road trips it suits.
create function public.save_vehicle(
  vehicle jsonb, travel_ids text[], read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  wanted public.vehicles;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins save vehicles.' using errcode = '42501';
  end if;

  if read_at is null then
    wanted := jsonb_populate_record(null::public.vehicles, vehicle);
    insert into public.vehicles (id, name, berths, seats, gearbox)
    values (wanted.id, wanted.name, wanted.berths, wanted.seats, wanted.gearbox)
    returning * into wanted;
  else
    select * into wanted from public.vehicles row
    where row.id = vehicle ->> 'id' and row.updated_at = read_at for update;
    if not found then
      return null;
    end if;
  end if;

  wanted := jsonb_populate_record(wanted, vehicle);
  update public.vehicles row set
    name = wanted.name,
    description = wanted.description,
    image = wanted.image,
    gallery = wanted.gallery,
    berths = wanted.berths,
    seats = wanted.seats,
    gearbox = wanted.gearbox,
    price_per_day = wanted.price_per_day,
    minimum_days = wanted.minimum_days,
    with_driver = wanted.with_driver,
    equipment = wanted.equipment,
    conditions = wanted.conditions,
    status = wanted.status,
    position = wanted.position
  where row.id = wanted.id;

  delete from public.travel_vehicles link
  where link.vehicle_id = wanted.id and link.travel_id <> all (travel_ids);
  insert into public.travel_vehicles (travel_id, vehicle_id)
  select travel_id, wanted.id from unnest(travel_ids) travel_id
  on conflict do nothing;

  return (select row.updated_at from public.vehicles row where row.id = wanted.id);
end;
$$;

-- Saves the order of all rows of a table. A single moved row gets a position between its new neighbours while
-- there is a gap; otherwise all rows are numbered again, ten apart.
create function public.save_order(of_table text, ids text[]) returns void
language plpgsql set search_path = '' as $$
declare
  current_ids text[];
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

  execute format('select array_agg(row.id::text order by row.position, row.id),
      array_agg(row.position order by row.position, row.id)
    from public.%I row where row.id::text = any ($1)', of_table) into current_ids, positions using ids;
  select min(place), max(place) into first_change, last_change
  from unnest(ids, current_ids) with ordinality pair (wanted, listed, place)
  where wanted is distinct from listed;

  if first_change is null and (select bool_and(step > 0) from (
    select place - lag(place) over (order by nth) as step from unnest(positions) with ordinality listed (place, nth)) steps) then
    return;
  elsif ids[first_change] = current_ids[last_change]
    and ids[first_change + 1:last_change] = current_ids[first_change:last_change - 1] then
    moved := ids[first_change];
    low := case when first_change = 1 then 0 else positions[first_change - 1] end;
    high := positions[first_change];
  elsif ids[last_change] = current_ids[first_change]
    and ids[first_change:last_change - 1] = current_ids[first_change + 1:last_change] then
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

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz),
  public.save_vehicle(jsonb, text[], timestamptz), public.save_order(text, text[]) from public, anon;
grant execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz),
  public.save_vehicle(jsonb, text[], timestamptz), public.save_order(text, text[]) to authenticated;
