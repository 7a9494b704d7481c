-- Preview links: each shows one record, published or not, as visitors would see it, and expires after a day.

-- Tables --------------------------------------------------------------------------------------

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  resource text not null,
  record_id text not null,
  token_hash text not null unique,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  uses integer not null default 0,
  last_used_at timestamptz
);
comment on table public.preview_links is 'Deleting a row revokes its link.';
comment on column public.preview_links.resource is 'The name of the table.';
create index preview_links_record_idx on public.preview_links (resource, record_id);
create index preview_links_created_by_idx on public.preview_links (created_by);

-- Functions -----------------------------------------------------------------------------------

-- Whether a table has a publication state.
create function private.is_publishable(of_table text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from pg_catalog.pg_attribute attribute
    join pg_catalog.pg_class class on class.oid = attribute.attrelid
    where class.relnamespace = 'public'::regnamespace and class.relname = of_table and class.relkind = 'r'
      and attribute.attname = 'status' and attribute.atttypid = 'public.publication_status'::regtype)
$$;

-- A record with its children, its draft changes and its translations, drafts of them too, in the columns that the public
-- may read of published ones; null when there is none.
create function private.previewed_record(of_table text, record_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  record jsonb;
  drafted jsonb;
begin
  if not private.is_publishable(of_table) then
    return null;
  end if;
  execute format('select to_jsonb(row) from public.%I row where row.id::text = $1', of_table)
    into record using record_id;
  if record is null then
    return null;
  end if;
  select jsonb_object_agg(key, value) into record from jsonb_each(record)
  where has_column_privilege('anon', format('public.%I', of_table), key, 'select');
  record := record || coalesce(private.children_of(of_table, record_id), '{}');
  select jsonb_object_agg(change.key, change.value) into drafted
  from public.draft_changes draft, jsonb_each(draft.changes) change
  where draft.resource = of_table and draft.record_id = previewed_record.record_id and record ? change.key;
  record := record || coalesce(drafted, '{}');
  if record ? 'translations' then
    record := record || jsonb_build_object('translations', private.translations_of(of_table, record, of_drafts => true));
  end if;
  if record ? 'detail_translations' then
    record := record || jsonb_build_object('detail_translations', private.translations_of(of_table, record, true, true));
  end if;
  if of_table = 'travels' then
    record := record || jsonb_build_object('days', (
      select coalesce(jsonb_agg(day || jsonb_build_object('translations', private.translations_of('travel_days',
        day || jsonb_build_object('travel_id', record ->> 'id'), of_drafts => true)) order by place), '[]')
      from jsonb_array_elements(record -> 'days') with ordinality days (day, place)));
  end if;
  return record;
end;
$$;

-- 244 random bits, of which only the hash is stored.
create function private.new_preview_link(of_table text, of_record text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.may('content.write') then
    raise exception 'Only staff and admins create preview links.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  if private.previewed_record(of_table, of_record) is null then
    raise exception 'This record does not exist or has been deleted.'
      using errcode = '23514', detail = private.error_detail('record_gone');
  end if;
  delete from public.preview_links where expires_at < now();
  insert into public.preview_links (resource, record_id, token_hash, created_by)
  values (of_table, of_record, encode(sha256(convert_to(token, 'UTF8')), 'hex'), (select auth.uid()));
  return token;
end;
$$;

create function public.create_preview_link(of_table text, of_record text) returns text
language sql set search_path = '' as $$ select private.new_preview_link(of_table, of_record) $$;
comment on function public.create_preview_link(text, text) is
  'A token that opens one record with open_preview() for a day. Staff only.';

create function private.opened_preview(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.preview_links;
  record jsonb;
begin
  update public.preview_links opened set uses = opened.uses + 1, last_used_at = now()
  where opened.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and opened.expires_at > now()
  returning * into link;
  record := private.previewed_record(link.resource, link.record_id);
  if record is null then
    return null;
  end if;
  return jsonb_build_object('table', link.resource, 'expires_at', link.expires_at, 'record', record,
    'photos', private.photos_named_in(record),
    'has_changes', exists (select 1 from public.draft_changes draft
      where draft.resource = link.resource and draft.record_id = link.record_id));
end;
$$;

create function public.open_preview(token text) returns jsonb
language sql set search_path = '' as $$ select private.opened_preview(token) $$;
comment on function public.open_preview(text) is
  'The record of a preview link with the details of its photos, {"table", "expires_at", "record", "photos", "has_changes"}; null when the link is unknown, expired or revoked.';

-- Moves or deletes what belongs to a record without a foreign key. Called by the history, which knows every change.
create function private.follow_record(of_table text, old_id text, new_id text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if new_id is null then
    delete from public.preview_links link where link.resource = of_table and link.record_id = old_id;
    delete from public.scheduled_publications due where due.resource = of_table and due.record_id = old_id;
    delete from public.draft_changes draft where draft.resource = of_table and draft.record_id = old_id;
    delete from public.translations known where known.resource = of_table and known.record_id = old_id;
  else
    update public.preview_links link set record_id = new_id
    where link.resource = of_table and link.record_id = old_id;
    update public.scheduled_publications due set record_id = new_id
    where due.resource = of_table and due.record_id = old_id;
    update public.draft_changes draft set record_id = new_id
    where draft.resource = of_table and draft.record_id = old_id;
    update public.translations known set record_id = new_id
    where known.resource = of_table and known.record_id = old_id;
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.preview_links enable row level security;

revoke all on public.preview_links from anon, authenticated, service_role;
grant select (id, resource, record_id, created_by, created_at, expires_at, uses, last_used_at), delete
  on public.preview_links to authenticated;
grant select, delete on public.preview_links to service_role;

revoke execute on function private.is_publishable(text), private.previewed_record(text, text),
  private.new_preview_link(text, text), public.create_preview_link(text, text),
  private.opened_preview(text), public.open_preview(text),
  private.follow_record(text, text, text) from public, anon, authenticated;
grant execute on function private.new_preview_link(text, text), public.create_preview_link(text, text)
  to authenticated;
grant execute on function private.opened_preview(text), public.open_preview(text) to anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy preview_links_select_by_right on public.preview_links
  for select to authenticated using ((select private.may('content.read')));
create policy preview_links_delete_by_right on public.preview_links
  for delete to authenticated using ((select private.may('content.write')));
