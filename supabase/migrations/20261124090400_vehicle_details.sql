-- What visitors decide on when they rent: facts of each vehicle, its floor plan, and the days when it is not
-- available. Empty or null means unknown, and the site says "Ask us".

-- Functions -----------------------------------------------------------------------------------

-- Whether a jsonb value is a floor plan: sizes in centimetres, and for day and night elements that lie within them.
create function private.is_floor_plan(plan jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case
    when jsonb_path_exists(plan, 'strict $ ? (
        @.length >= 200 && @.length <= 1200 && @.width >= 100 && @.width <= 300
        && @.day.type() == "array" && @.day.size() <= 40 && @.night.type() == "array" && @.night.size() <= 40)')
    then plan - '{length,width,day,night}'::text[] = '{}' and not exists (
      select from jsonb_array_elements((plan -> 'day') || (plan -> 'night')) element
      where not case
        when jsonb_path_exists(element, 'strict $ ? (
            @.kind like_regex "^(seat|bench|table|bed|upper_bed|kitchen|bathroom|storage|door)$"
            && @.x >= 0 && @.y >= 0 && @.length > 0 && @.width > 0
            && @.x + @.length <= $length && @.y + @.width <= $width)', plan)
        then element - '{kind,x,y,length,width}'::text[] = '{}'
        else false end)
    else false end
$$;

-- A changed calendar changes its vehicle, so that the site is built again.
create function private.touch_vehicles() returns trigger
language plpgsql set search_path = '' as $$
declare
  ids text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := array(select vehicle_id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array(select vehicle_id from new_rows);
  end if;
  if ids <> '{}' then
    update public.vehicles set updated_at = now() where updated_at < now() and id = any (ids);
  end if;
  return null;
end;
$$;

-- Tables --------------------------------------------------------------------------------------

alter table public.vehicles
  add column length numeric(4, 2),
  add column width numeric(4, 2),
  add column height numeric(4, 2),
  add column seats_with_belts integer,
  add column child_seats text not null default '',
  add column deposit text not null default '',
  add column insurance text not null default '',
  add column excess text not null default '',
  add column mileage text not null default '',
  add column pick_up_towns text[] not null default '{}',
  add column fuel text,
  add column consumption text not null default '',
  add column licence text not null default '',
  add column who_may_drive text not null default '',
  add column breakdown text not null default '',
  add column floor_plan jsonb,
  add constraint vehicles_length_range check (length between 2 and 12),
  add constraint vehicles_width_range check (width between 1 and 3),
  add constraint vehicles_height_range check (height between 1 and 4.5),
  add constraint vehicles_seats_with_belts_range check (seats_with_belts between 0 and 60),
  add constraint vehicles_child_seats_length check (char_length(child_seats) <= 300),
  add constraint vehicles_deposit_length check (char_length(deposit) <= 300),
  add constraint vehicles_insurance_length check (char_length(insurance) <= 1000),
  add constraint vehicles_excess_length check (char_length(excess) <= 300),
  add constraint vehicles_mileage_length check (char_length(mileage) <= 300),
  add constraint vehicles_fuel_choice check (fuel in ('diesel', 'petrol')),
  add constraint vehicles_consumption_length check (char_length(consumption) <= 300),
  add constraint vehicles_licence_length check (char_length(licence) <= 500),
  add constraint vehicles_who_may_drive_length check (char_length(who_may_drive) <= 500),
  add constraint vehicles_breakdown_length check (char_length(breakdown) <= 2000),
  add constraint vehicles_floor_plan_shape check (floor_plan is null or private.is_floor_plan(floor_plan));
comment on column public.vehicles.length is 'Metres, like width and height.';
comment on column public.vehicles.floor_plan is
  'Centimetres: {"length", "width", "day", "night"}, the two lists of {"kind", "x", "y", "length", "width"}. '
  'x is the distance from the front, y from the right-hand side.';

create table public.vehicle_unavailability (
  vehicle_id text not null references public.vehicles (id) on delete cascade on update cascade,
  starts_on date not null,
  ends_on date not null,
  reason text,
  primary key (vehicle_id, starts_on),
  constraint vehicle_unavailability_reason_choice check (reason in ('rented', 'maintenance', 'own-use')),
  constraint vehicle_unavailability_period check (ends_on >= starts_on),
  constraint vehicle_unavailability_overlap
    exclude using gist (vehicle_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table public.vehicle_unavailability is 'Days when a vehicle cannot be rented, the first and the last included.';
comment on column public.vehicle_unavailability.reason is 'For colleagues; the site does not read it.';

-- Triggers ------------------------------------------------------------------------------------

-- With the last of its columns.
call private.follow_content('vehicles', title => 'name', web_address => 'id', search => 'by row',
  texts => 'name description price_per_day licence who_may_drive deposit insurance excess mileage consumption breakdown
    child_seats',
  lists => 'equipment conditions pick_up_towns', pictures => 'image gallery');
create trigger vehicle_unavailability_touch_insert after insert on public.vehicle_unavailability
  referencing new table as new_rows
  for each statement execute function private.touch_vehicles();
create trigger vehicle_unavailability_touch_update after update on public.vehicle_unavailability
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.touch_vehicles();
create trigger vehicle_unavailability_touch_delete after delete on public.vehicle_unavailability
  referencing old table as old_rows
  for each statement execute function private.touch_vehicles();
create trigger vehicle_unavailability_capture_children
  before insert or update or delete on public.vehicle_unavailability
  for each row execute function private.capture_children('vehicles', 'vehicle_id');

-- Grants --------------------------------------------------------------------------------------

alter table public.vehicle_unavailability enable row level security;

revoke all on public.vehicle_unavailability from anon, authenticated;
grant select (vehicle_id, starts_on, ends_on) on public.vehicle_unavailability to anon;
grant select on public.vehicle_unavailability to authenticated;
grant insert, update, delete on public.vehicle_unavailability to authenticated;
grant all on public.vehicle_unavailability to service_role;

revoke execute on function private.is_floor_plan(jsonb), private.touch_vehicles() from public;
grant execute on function private.is_floor_plan(jsonb) to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

-- The subquery runs under the caller's policies: the days of a draft are as hidden as the draft.
create policy vehicle_unavailability_select_everyone on public.vehicle_unavailability
  for select to anon, authenticated using (
    exists (select 1 from public.vehicles where vehicles.id = vehicle_id)
  );
create policy vehicle_unavailability_insert_by_right on public.vehicle_unavailability
  for insert to authenticated with check ((select private.may('content.write')));
create policy vehicle_unavailability_update_by_right on public.vehicle_unavailability
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy vehicle_unavailability_delete_by_right on public.vehicle_unavailability
  for delete to authenticated using ((select private.may('content.write')));
