-- What the back office's catalogue needs: terms that stay while travels use them, orders of more tables,
-- and vehicles and settings saved as a whole.

-- What is used stays ----------------------------------------------------------------------------
-- A deleted tag or type would vanish from its travels without a word. The keys refuse it; the trigger
-- says so in a sentence first.

alter table public.travel_tags
  drop constraint travel_tags_tag_id_fkey,
  add constraint travel_tags_tag_id_fkey foreign key (tag_id) references public.tags (id);
alter table public.travel_types
  drop constraint travel_types_type_id_fkey,
  add constraint travel_types_type_id_fkey foreign key (type_id) references public.types (id);

create function private.keep_what_is_used() returns trigger
language plpgsql set search_path = '' as $$
declare
  uses bigint;
begin
  case tg_table_name
    when 'regions' then
      select count(*) into uses from public.travels where region_id = old.id;
    when 'types' then
      select count(*) into uses from public.travels travel
      where travel.type_id = old.id or exists (
        select 1 from public.travel_types link where link.travel_id = travel.id and link.type_id = old.id);
    when 'tags' then
      select count(*) into uses from public.travel_tags where tag_id = old.id;
    when 'product_collections' then
      select count(*) into uses from public.products where collection_id = old.id;
  end case;
  if uses > 0 then
    raise exception 'It is used by % % and stays. Give % another one first.', uses,
      (case tg_table_name when 'product_collections' then 'product' else 'travel' end)
        || (case uses when 1 then '' else 's' end),
      (case uses when 1 then 'it' else 'them' end)
      using errcode = '23503';
  end if;
  return old;
end;
$$;
revoke execute on function private.keep_what_is_used() from public;

create trigger regions_keep_used before delete on public.regions
  for each row execute function private.keep_what_is_used();
create trigger types_keep_used before delete on public.types
  for each row execute function private.keep_what_is_used();
create trigger tags_keep_used before delete on public.tags
  for each row execute function private.keep_what_is_used();
create trigger product_collections_keep_used before delete on public.product_collections
  for each row execute function private.keep_what_is_used();

-- Lists with their uses -------------------------------------------------------------------------
-- How many travels or products a row has, as far as the caller may see them: one request for a list.

create view public.regions_in_use with (security_invoker = on) as
select region.*, (select count(*) from public.travels where region_id = region.id) as uses
from public.regions region;

create view public.types_in_use with (security_invoker = on) as
select type.*, (
  select count(*) from (
    select id from public.travels where type_id = type.id
    union
    select link.travel_id from public.travel_types link where link.type_id = type.id
  ) travels) as uses
from public.types type;

create view public.tags_in_use with (security_invoker = on) as
select tag.*, (select count(*) from public.travel_tags where tag_id = tag.id) as uses
from public.tags tag;

create view public.product_collections_in_use with (security_invoker = on) as
select collection.*, (select count(*) from public.products where collection_id = collection.id) as uses
from public.product_collections collection;

revoke all on public.regions_in_use, public.types_in_use, public.tags_in_use,
  public.product_collections_in_use from anon, authenticated;
grant select on public.regions_in_use, public.types_in_use, public.tags_in_use,
  public.product_collections_in_use to authenticated, service_role;

-- Orders ----------------------------------------------------------------------------------------

create or replace function public.save_order(of_table text, ids text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins change an order.' using errcode = '42501';
  end if;
  if of_table not in ('travel_categories', 'hero_slides', 'regions', 'types', 'tags', 'services',
    'vehicles', 'events', 'products', 'product_collections') then
    raise exception 'This table has no order to save.' using errcode = '22023';
  end if;
  execute format(
    'update public.%I row set position = wanted.place * 10
     from unnest($1) with ordinality wanted (id, place)
     where row.id::text = wanted.id and row.position <> wanted.place * 10', of_table) using ids;
end;
$$;

-- Vehicles with their road trips ----------------------------------------------------------------
-- Like save_travel: columns that `vehicle` does not name stay; without `read_at` the vehicle is new.
-- Answers the new updated_at, or null when somebody else was first. Runs as its caller.

create function public.save_vehicle(
  vehicle jsonb, travel_ids text[], read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  wanted public.vehicles;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins write vehicles.' using errcode = '42501';
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
revoke execute on function public.save_vehicle(jsonb, text[], timestamptz) from public, anon;
grant execute on function public.save_vehicle(jsonb, text[], timestamptz) to authenticated;

-- Settings --------------------------------------------------------------------------------------
-- Both rows or none. `settings` holds columns of either by name. False when somebody else was first.

create function public.save_settings(
  settings jsonb, site_read_at timestamptz, office_read_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  site public.site_settings;
  office public.office_settings;
begin
  if not private.is_admin() then
    raise exception 'Only administrators change the settings.' using errcode = '42501';
  end if;
  select * into site from public.site_settings where updated_at = site_read_at for update;
  if not found then
    return false;
  end if;
  select * into office from public.office_settings where updated_at = office_read_at for update;
  if not found then
    return false;
  end if;

  site := jsonb_populate_record(site, settings);
  update public.site_settings set
    company_name = site.company_name,
    tagline = site.tagline,
    phone = site.phone,
    whatsapp = site.whatsapp,
    email = site.email,
    address = site.address,
    opening_hours = site.opening_hours,
    facebook_url = site.facebook_url,
    twitter_url = site.twitter_url,
    instagram_url = site.instagram_url,
    youtube_url = site.youtube_url,
    prices_are_examples = site.prices_are_examples
  where id = 1;

  office := jsonb_populate_record(office, settings);
  update public.office_settings set
    notification_emails = office.notification_emails,
    submission_retention_months = office.submission_retention_months,
    build_hook_url = office.build_hook_url
  where id = 1;
  return true;
end;
$$;
revoke execute on function public.save_settings(jsonb, timestamptz, timestamptz) from public, anon;
grant execute on function public.save_settings(jsonb, timestamptz, timestamptz) to authenticated;
