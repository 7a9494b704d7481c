-- An id may change until its record is first published; from then on addresses name it.

-- Tables --------------------------------------------------------------------------------------

create table private.published_ids (
  resource text not null,
  record_id text not null,
  primary key (resource, record_id)
);

-- Functions -----------------------------------------------------------------------------------

create function private.remember_published_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.published_ids (resource, record_id) values (tg_table_name, new.id)
  on conflict do nothing;
  return null;
end;
$$;

create function private.keep_published_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from private.published_ids known
    where known.resource = tg_table_name and known.record_id = old.id
  ) then
    raise exception 'This id cannot change: it was published, and links use it.'
      using errcode = '23514', column = 'id';
  end if;
  update public.record_changes change set record_id = new.id
  where change.resource = tg_table_name and change.record_id = old.id;
  return new;
end;
$$;

create function private.is_published_id(of_table text, id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff() and exists (
    select 1 from private.published_ids known
    where known.resource = of_table and known.record_id = is_published_id.id
  )
$$;

create function public.is_published_id(of_table text, id text) returns boolean
language sql stable set search_path = '' as $$
  select private.is_published_id(of_table, id)
$$;
comment on function public.is_published_id(text, text) is 'Whether a record was published under this id. Staff only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger travels_remember_published_id after insert or update of status on public.travels
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger travels_keep_published_id before update of id on public.travels
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger activities_remember_published_id after insert or update of status on public.activities
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger activities_keep_published_id before update of id on public.activities
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger activity_categories_remember_published_id after insert or update of status on public.activity_categories
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger activity_categories_keep_published_id before update of id on public.activity_categories
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger services_remember_published_id after insert or update of status on public.services
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger services_keep_published_id before update of id on public.services
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger vehicles_remember_published_id after insert or update of status on public.vehicles
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger vehicles_keep_published_id before update of id on public.vehicles
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger events_remember_published_id after insert or update of status on public.events
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger events_keep_published_id before update of id on public.events
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger products_remember_published_id after insert or update of status on public.products
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger products_keep_published_id before update of id on public.products
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();
create trigger product_collections_remember_published_id after insert or update of status on public.product_collections
  for each row when (new.status = 'published') execute function private.remember_published_id();
create trigger product_collections_keep_published_id before update of id on public.product_collections
  for each row when (old.id is distinct from new.id) execute function private.keep_published_id();

-- Grants --------------------------------------------------------------------------------------

alter table private.published_ids enable row level security;

revoke all on private.published_ids from public, anon, authenticated, service_role;

revoke execute on function private.remember_published_id(), private.keep_published_id() from public;
revoke execute on function private.is_published_id(text, text), public.is_published_id(text, text)
  from public, anon;
grant execute on function private.is_published_id(text, text), public.is_published_id(text, text)
  to authenticated;
