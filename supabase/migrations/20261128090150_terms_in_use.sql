-- Regions, types, tags and collections that are in use: how often, and that they cannot be deleted.

-- Views ---------------------------------------------------------------------------------------

-- How many travels or products use a row, as far as the caller may see them: one request for a list.
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

-- Functions -----------------------------------------------------------------------------------

create function private.refuse_deleting_used_term() returns trigger
language plpgsql set search_path = '' as $$
declare
  table_name text := tg_table_name;
  uses bigint;
begin
  case table_name
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
    raise exception 'It is used by % % and cannot be deleted. Change % first.', uses,
      (case table_name when 'product_collections' then 'product' else 'travel' end)
        || (case uses when 1 then '' else 's' end),
      (case uses when 1 then 'it' else 'them' end)
      using errcode = '23503',
      detail = private.error_detail('term_in_use', jsonb_build_object('table', table_name, 'count', uses));
  end if;
  return old;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger regions_refuse_deleting_used before delete on public.regions
  for each row execute function private.refuse_deleting_used_term();
create trigger types_refuse_deleting_used before delete on public.types
  for each row execute function private.refuse_deleting_used_term();
create trigger tags_refuse_deleting_used before delete on public.tags
  for each row execute function private.refuse_deleting_used_term();
create trigger product_collections_refuse_deleting_used before delete on public.product_collections
  for each row execute function private.refuse_deleting_used_term();

-- Grants --------------------------------------------------------------------------------------

revoke all on public.regions_in_use, public.types_in_use, public.tags_in_use, public.product_collections_in_use
  from anon, authenticated;
grant select on public.regions_in_use, public.types_in_use, public.tags_in_use, public.product_collections_in_use
  to authenticated, service_role;

revoke execute on function private.refuse_deleting_used_term() from public;
