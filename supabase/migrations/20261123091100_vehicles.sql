-- Vehicles for rent, and the road trips they suit.

-- Tables --------------------------------------------------------------------------------------

create table public.vehicles (
  id text primary key,
  name text not null,
  description text not null default '',
  image text not null default '',
  gallery text[] not null default '{}',
  berths integer not null,
  seats integer not null,
  gearbox text not null,
  price_per_day text not null default '',
  minimum_days integer not null default 1,
  with_driver boolean not null default false,
  equipment text[] not null default '{}',
  conditions text[] not null default '{}',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vehicles_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint vehicles_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint vehicles_berths_range check (berths between 0 and 20),
  constraint vehicles_seats_range check (seats between 1 and 60),
  constraint vehicles_gearbox_choice check (gearbox in ('manual', 'automatic')),
  constraint vehicles_minimum_days_range check (minimum_days between 1 and 60),
  constraint vehicles_description_length check (char_length(description) <= 5000),
  constraint vehicles_image_length check (char_length(image) <= 2000),
  constraint vehicles_price_per_day_length check (char_length(price_per_day) <= 100)
);
create index vehicles_position_idx on public.vehicles (position, id);

create table public.travel_vehicles (
  travel_id text not null references public.travels (id) on delete cascade on update cascade,
  vehicle_id text not null references public.vehicles (id) on delete cascade on update cascade,
  primary key (travel_id, vehicle_id)
);
create index travel_vehicles_vehicle_id_idx on public.travel_vehicles (vehicle_id);

-- Grants --------------------------------------------------------------------------------------

alter table public.vehicles enable row level security;
alter table public.travel_vehicles enable row level security;

revoke all on public.vehicles, public.travel_vehicles from anon, authenticated;
grant select on public.vehicles, public.travel_vehicles to anon, authenticated;
grant insert, update, delete on public.vehicles, public.travel_vehicles to authenticated;
grant all on public.vehicles, public.travel_vehicles to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy vehicles_select_anonymous on public.vehicles
  for select to anon using (status = 'published');
create policy vehicles_select_account on public.vehicles
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy vehicles_insert_by_right on public.vehicles
  for insert to authenticated with check ((select private.may('content.write')));
create policy vehicles_update_by_right on public.vehicles
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy vehicles_delete_by_right on public.vehicles
  for delete to authenticated using ((select private.may('content.delete')));

-- The subqueries run under the caller's policies: links to a draft are as hidden as the draft.
create policy travel_vehicles_select_everyone on public.travel_vehicles
  for select to anon, authenticated using (
    exists (select 1 from public.travels where travels.id = travel_id)
    and exists (select 1 from public.vehicles where vehicles.id = vehicle_id)
  );
create policy travel_vehicles_insert_by_right on public.travel_vehicles
  for insert to authenticated with check ((select private.may('content.write')));
create policy travel_vehicles_update_by_right on public.travel_vehicles
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travel_vehicles_delete_by_right on public.travel_vehicles
  for delete to authenticated using ((select private.may('content.write')));
