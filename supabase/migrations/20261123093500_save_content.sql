-- Saving a record with its links, or an order, in one transaction.

-- Functions -----------------------------------------------------------------------------------

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

-- Saves a travel with its days, types and tags in one transaction. `travel` holds columns by name; columns left
-- out keep their values. `days` is in order, which numbers them. Without `read_at` the travel is new; with it,
-- `read_at` is the updated_at that the editor read. Returns the new updated_at, or null if somebody saved in
-- between. Runs as its caller, so the policies of each table apply.
create function public.save_travel(
  travel jsonb, type_ids text[], tag_ids text[], days jsonb, read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  saved_id constant text := travel ->> 'id';
begin
  if not private.may('content.write') then
    raise exception 'Only staff and admins save travels.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
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

-- Like save_travel, for a vehicle, the road trips it suits and the days when it is not available, which are
-- replaced when the record names them.
create function public.save_vehicle(
  vehicle jsonb, travel_ids text[], read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  saved_id constant text := vehicle ->> 'id';
begin
  if not private.may('content.write') then
    raise exception 'Only staff and admins save vehicles.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;

  if read_at is null then
    insert into public.vehicles (id, name, berths, seats, gearbox)
    select wanted.id, wanted.name, wanted.berths, wanted.seats, wanted.gearbox
    from jsonb_populate_record(null::public.vehicles, vehicle) wanted;
  else
    perform from public.vehicles row where row.id = saved_id and row.updated_at = read_at for update;
    if not found then
      return null;
    end if;
  end if;
  perform private.update_columns('public.vehicles', vehicle);

  delete from public.travel_vehicles link
  where link.vehicle_id = saved_id and link.travel_id <> all (travel_ids);
  insert into public.travel_vehicles (travel_id, vehicle_id)
  select travel_id, saved_id from unnest(travel_ids) travel_id
  on conflict do nothing;

  if vehicle ? 'unavailable' then
    delete from public.vehicle_unavailability period where period.vehicle_id = saved_id;
    insert into public.vehicle_unavailability (vehicle_id, starts_on, ends_on, reason)
    select saved_id, period.starts_on, period.ends_on, period.reason
    from jsonb_populate_recordset(null::public.vehicle_unavailability, vehicle -> 'unavailable') period;
  end if;

  return (select row.updated_at from public.vehicles row where row.id = saved_id);
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
  if not private.may(case of_table when 'message_templates' then 'inquiries.write' else 'content.write' end) then
    raise exception 'Only staff and admins change an order.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  if not private.is_ordered(of_table) then
    raise exception 'This table has no order to save.'
      using errcode = '22023', detail = private.error_detail('invalid_request');
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

revoke execute on function private.update_columns(regclass, jsonb) from public;
grant execute on function private.update_columns(regclass, jsonb) to authenticated;
revoke execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz),
  public.save_vehicle(jsonb, text[], timestamptz), public.save_order(text, text[]) from public, anon;
grant execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz),
  public.save_vehicle(jsonb, text[], timestamptz), public.save_order(text, text[]) to authenticated;
