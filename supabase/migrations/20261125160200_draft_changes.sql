-- Draft changes: what staff prepare for a published record, unseen by visitors until it is released.

-- Tables --------------------------------------------------------------------------------------

-- `changes` has the changed fields as the back office saves them, children included; `base` has what they replace.
create table public.draft_changes (
  resource text not null,
  record_id text not null,
  changes jsonb not null,
  base jsonb not null,
  author_id uuid references public.profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (resource, record_id),
  constraint draft_changes_changes_format check (jsonb_typeof(changes) = 'object' and jsonb_typeof(base) = 'object'
    and not changes ?| array['id', 'status', 'created_at', 'updated_at']),
  constraint draft_changes_changes_length check (char_length(changes::text) + char_length(base::text) <= 1000000)
);
comment on column public.draft_changes.resource is 'The name of the table.';
create index draft_changes_author_idx on public.draft_changes (author_id);

-- Functions -----------------------------------------------------------------------------------

-- The first field whose value is of another JSON type than its column. What is no column, such as a list of children, is no object.
create function private.misfit_field(resource text, changes jsonb) returns text
language sql stable set search_path = '' as $$
  select change.key from jsonb_each(case jsonb_typeof(changes) when 'object' then changes else '{}' end) change
    left join pg_catalog.pg_attribute field on field.attrelid = to_regclass(format('public.%I', resource))
      and field.attname = change.key and field.attnum > 0 and not field.attisdropped
    left join pg_catalog.pg_type kind on kind.oid = field.atttypid
    left join pg_catalog.pg_type element on element.oid = kind.typelem and kind.typcategory = 'A',
    lateral (select jsonb_typeof(change.value) as given) typed
  where typed.given <> 'null' and case
    when kind.oid is null then typed.given = 'object'
    when kind.typname = 'jsonb' then false
    when element.oid is not null then case when typed.given = 'array' then exists (
      select from jsonb_array_elements(change.value) entry
      where jsonb_typeof(entry) <> case element.typcategory when 'N' then 'number' else 'string' end) else true end
    else typed.given <> case kind.typcategory when 'N' then 'number' when 'B' then 'boolean' else 'string' end end
  limit 1
$$;

create function private.sign_draft_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.changes = old.changes and new.base = old.base then
    return new;
  end if;
  -- Derived; a form sends it along.
  new.changes := new.changes - '{translations,detail_translations}'::text[];
  new.base := new.base - '{translations,detail_translations}'::text[];
  if private.previewed_record(new.resource, new.record_id) is null then
    raise exception 'This record does not exist or has been deleted.'
      using errcode = '23514', detail = private.error_detail('record_gone');
  end if;
  if coalesce(private.misfit_field(new.resource, new.changes), private.misfit_field(new.resource, new.base)) is not null then
    raise exception 'A changed field has a value of another type.'
      using errcode = '23514', detail = private.error_detail('draft_value_invalid');
  end if;
  new.author_id := (select profile.id from public.profiles profile where profile.id = (select auth.uid()));
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger draft_changes_sign before insert or update on public.draft_changes
  for each row execute function private.sign_draft_changes();

-- Grants --------------------------------------------------------------------------------------

alter table public.draft_changes enable row level security;

revoke all on public.draft_changes from anon, authenticated, service_role;
grant select, delete on public.draft_changes to authenticated, service_role;
grant insert (resource, record_id, changes, base), update (changes, base) on public.draft_changes to authenticated;

revoke execute on function private.misfit_field(text, jsonb), private.sign_draft_changes() from public, anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy draft_changes_select_by_right on public.draft_changes
  for select to authenticated using ((select private.may('content.read')));
create policy draft_changes_insert_by_right on public.draft_changes
  for insert to authenticated with check ((select private.may('content.write')));
create policy draft_changes_update_by_right on public.draft_changes
  for update to authenticated using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy draft_changes_delete_by_right on public.draft_changes
  for delete to authenticated using ((select private.may('content.write')));
