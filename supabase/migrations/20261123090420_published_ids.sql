-- Addresses name the id of a record. When the id of a published record with its own page changes, the old address leads
-- to the new one. Records that are a part of a page keep theirs. The address of a travel category names its route instead:
-- its triggers have that column as their argument.

-- Tables --------------------------------------------------------------------------------------

create table private.published_ids (
  resource text not null,
  record_id text not null,
  primary key (resource, record_id)
);

create table public.id_redirects (
  resource text not null,
  old_id text not null,
  new_id text not null,
  created_at timestamptz not null default now(),
  primary key (resource, old_id),
  constraint id_redirects_another_id check (new_id <> old_id)
);
create index id_redirects_new_id_idx on public.id_redirects (resource, new_id);
comment on table public.id_redirects is 'Ids under which records were published before, with their present ids. Written by triggers only.';

-- Functions -----------------------------------------------------------------------------------

create function private.remember_published_id() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
begin
  insert into private.published_ids (resource, record_id) values (of_table, to_jsonb(new) ->> coalesce(tg_argv[0], 'id'))
  on conflict do nothing;
  return null;
end;
$$;

create function private.keep_published_id() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
begin
  if exists (
    select 1 from private.published_ids known
    where known.resource = of_table and known.record_id = old.id
  ) then
    raise exception 'This id cannot change: it was published, and links use it.'
      using errcode = '23514', column = 'id', detail = private.error_detail('id_published');
  end if;
  update public.record_changes change set record_id = new.id
  where change.resource = of_table and change.record_id = old.id;
  return new;
end;
$$;

-- The former address of a record stays its own, so that a link never leads to something else.
create function private.refuse_former_id() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  address_column constant text := coalesce(tg_argv[0], 'id');
  present_id text := (
    select redirect.new_id from public.id_redirects redirect
    where redirect.resource = of_table and redirect.old_id = to_jsonb(new) ->> address_column);
begin
  if present_id is not null and (tg_op = 'INSERT' or present_id <> to_jsonb(old) ->> address_column) then
    raise exception 'This is the former address of %. Choose another.', present_id
      using errcode = '23514', column = address_column,
      detail = private.error_detail('former_address', jsonb_build_object('id', present_id));
  end if;
  return new;
end;
$$;

create function private.redirect_old_id() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  address_column constant text := coalesce(tg_argv[0], 'id');
  former_id constant text := to_jsonb(old) ->> address_column;
  present_id constant text := to_jsonb(new) ->> address_column;
begin
  if address_column = 'id' then
    update public.record_changes change set record_id = present_id
    where change.resource = of_table and change.record_id = former_id;
  end if;
  delete from public.id_redirects redirect where redirect.resource = of_table and redirect.old_id = present_id;
  update public.id_redirects redirect set new_id = present_id
  where redirect.resource = of_table and redirect.new_id = former_id;
  if exists (
    select 1 from private.published_ids known
    where known.resource = of_table and known.record_id = former_id
  ) then
    insert into public.id_redirects (resource, old_id, new_id) values (of_table, former_id, present_id);
    insert into private.published_ids (resource, record_id) values (of_table, present_id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

create function private.is_published_id(of_table text, id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may('content.read') and exists (
    select 1 from private.published_ids known
    where known.resource = of_table and known.record_id = is_published_id.id
  )
$$;

create function public.is_published_id(of_table text, id text) returns boolean
language sql stable set search_path = '' as $$
  select private.is_published_id(of_table, id)
$$;
comment on function public.is_published_id(text, text) is 'Whether a record was published under this id. Staff only.';

-- Grants --------------------------------------------------------------------------------------

alter table private.published_ids enable row level security;
alter table public.id_redirects enable row level security;

revoke all on private.published_ids from public, anon, authenticated, service_role;
revoke all on public.id_redirects from anon, authenticated;
grant select on public.id_redirects to anon, authenticated;
grant all on public.id_redirects to service_role;

revoke execute on function private.remember_published_id(), private.keep_published_id(),
  private.refuse_former_id(), private.redirect_old_id() from public;
revoke execute on function private.is_published_id(text, text), public.is_published_id(text, text)
  from public, anon;
grant execute on function private.is_published_id(text, text), public.is_published_id(text, text)
  to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy id_redirects_select_everyone on public.id_redirects
  for select to anon, authenticated using (true);
