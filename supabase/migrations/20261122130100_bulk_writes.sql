-- A request that changes a hundred travels runs each trigger once for all of them where it can.

-- Functions ------------------------------------------------------------------------------------

-- Rows after the first find the moment already written.
create function private.touch_travels() returns trigger
language plpgsql set search_path = '' as $$
declare
  ids text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := array(select travel_id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array(select travel_id from new_rows);
  end if;
  if ids <> '{}' then
    update public.travels set updated_at = now() where updated_at < now() and id = any (ids);
  end if;
  return null;
end;
$$;
revoke execute on function private.touch_travels() from public;

-- As before, in a language that keeps its plans: it is called for every row of a save.
create or replace function private.belongings_of(resource text, record_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if resource = 'travels' then
    return (
      select jsonb_build_object(
        'type_ids', (select coalesce(jsonb_agg(link.type_id order by link.type_id), '[]')
          from public.travel_types link where link.travel_id = travel.id),
        'tag_ids', (select coalesce(jsonb_agg(link.tag_id order by link.tag_id), '[]')
          from public.travel_tags link where link.travel_id = travel.id),
        'days', (select coalesce(jsonb_agg(to_jsonb(day) - 'travel_id' - 'day_number' order by day.day_number), '[]')
          from public.travel_days day where day.travel_id = travel.id))
      from public.travels travel where travel.id = belongings_of.record_id);
  elsif resource = 'vehicles' then
    return (
      select jsonb_build_object(
        'travel_ids', (select coalesce(jsonb_agg(link.travel_id order by link.travel_id), '[]')
          from public.travel_vehicles link where link.vehicle_id = vehicle.id))
      from public.vehicles vehicle where vehicle.id = belongings_of.record_id);
  end if;
  return null;
end;
$$;

-- Triggers -------------------------------------------------------------------------------------

drop trigger travel_tags_touch_travel on public.travel_tags;
drop trigger travel_types_touch_travel on public.travel_types;
drop trigger travel_days_touch_travel on public.travel_days;
drop function private.touch_travel();
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
