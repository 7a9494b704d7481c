-- Nothing quietly overwritten or gone: who changed what and when, and what was deleted until it is
-- forgotten. Inquiries have a history of their own (submission_events); nothing of a visitor is in this one.

-- Tables ---------------------------------------------------------------------------------------

create table public.record_changes (
  id bigint generated always as identity primary key,
  resource text not null,
  record_id text not null,
  action text not null,
  actor_id uuid references public.profiles (id) on delete set null,
  by_server boolean not null default false,
  before jsonb,
  after jsonb,
  changed_at timestamptz not null default now(),
  constraint record_changes_action_choice check (action in ('create', 'update', 'delete', 'restore'))
);
comment on table public.record_changes is 'Append-only: written by triggers, forgotten by private.sweep(), changed by nobody.';
comment on column public.record_changes.resource is 'The table.';
comment on column public.record_changes.by_server is 'Nobody was signed in: an installation, a function of the server.';
comment on column public.record_changes.before is
  'The columns that changed, as they were; of something deleted, all of it with its days, types, tags and links.';
comment on column public.record_changes.after is
  'The columns that changed, as they are since; of something restored, {"restores": the id of its deletion}.';
create index record_changes_record_idx on public.record_changes (resource, record_id, changed_at desc, id desc);
create index record_changes_changed_idx on public.record_changes (changed_at);
create index record_changes_deleted_idx on public.record_changes (changed_at desc, id desc) where action = 'delete';
create index record_changes_actor_idx on public.record_changes (actor_id);

-- What belonged to a record when the running transaction first touched it. Empty between transactions.
create table private.open_changes (
  transaction xid8 not null,
  resource text not null,
  record_id text not null,
  before jsonb,
  primary key (transaction, resource, record_id)
);

alter table public.office_settings
  add column deleted_retention_days integer not null default 30,
  add column history_retention_months integer not null default 24,
  add constraint office_settings_deleted_range check (deleted_retention_days between 30 and 365),
  add constraint office_settings_history_range check (history_retention_months between 1 and 120);

-- What belongs to a record ---------------------------------------------------------------------
-- Rows of other tables that are saved with a record and gone with it, in the shape in which the back
-- office edits them. Null when there is no such record.

create function private.belongings_of(resource text, record_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case resource
    when 'travels' then (
      select jsonb_build_object(
        'type_ids', (select coalesce(jsonb_agg(link.type_id order by link.type_id), '[]')
          from public.travel_types link where link.travel_id = travel.id),
        'tag_ids', (select coalesce(jsonb_agg(link.tag_id order by link.tag_id), '[]')
          from public.travel_tags link where link.travel_id = travel.id),
        'days', (select coalesce(jsonb_agg(to_jsonb(day) - 'travel_id' - 'day_number' order by day.day_number), '[]')
          from public.travel_days day where day.travel_id = travel.id))
      from public.travels travel where travel.id = record_id)
    when 'vehicles' then (
      select jsonb_build_object(
        'travel_ids', (select coalesce(jsonb_agg(link.travel_id order by link.travel_id), '[]')
          from public.travel_vehicles link where link.vehicle_id = vehicle.id))
      from public.vehicles vehicle where vehicle.id = record_id)
  end
$$;
revoke execute on function private.belongings_of(text, text) from public;

-- What differs between two states: {"before": {…}, "after": {…}}, null when nothing does.
create function private.difference(was jsonb, is_now jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('before', jsonb_object_agg(key, value), 'after', jsonb_object_agg(key, is_now -> key))
  from jsonb_each(was)
  where is_now -> key is distinct from value
  having count(*) > 0
$$;
revoke execute on function private.difference(jsonb, jsonb) from public;

-- Writing it down ------------------------------------------------------------------------------
-- One function for every table. Its arguments are the only columns to keep, where not all are wanted.
-- Deletions are written before they happen, because the rows that belong to a record go first.

create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  was jsonb := case tg_op when 'INSERT' then null else to_jsonb(old) - array['updated_at', 'words', 'kept_for'] end;
  is_now jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) - array['updated_at', 'words', 'kept_for'] end;
  id text := coalesce(is_now ->> 'id', is_now ->> 'user_id', was ->> 'id', was ->> 'user_id');
  what text := case
    when tg_op = 'UPDATE' then 'update'
    when tg_op = 'DELETE' then 'delete'
    when split_part(current_setting('expat_buddy.restores', true), ':', 1) = tg_table_name then 'restore'
    else 'create' end;
  changed jsonb;
begin
  if tg_nargs > 0 then
    was := (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (tg_argv));
    is_now := (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (tg_argv));
  elsif tg_op = 'INSERT' then
    -- What it began as follows from what it is now and from each change since.
    is_now := case what when 'restore'
      then jsonb_build_object('restores', split_part(current_setting('expat_buddy.restores', true), ':', 2)::bigint) end;
  end if;

  if tg_op = 'UPDATE' then
    changed := private.difference(was, is_now);
    if changed is null then
      return null;
    end if;
    was := changed -> 'before';
    is_now := changed -> 'after';
  elsif tg_op = 'DELETE' and tg_nargs = 0 then
    was := was || coalesce(private.belongings_of(tg_table_name, id), '{}');
    if tg_table_name = 'travels' then
      was := was || jsonb_build_object('vehicle_ids', (select coalesce(jsonb_agg(link.vehicle_id order by 1), '[]')
        from public.travel_vehicles link where link.travel_id = id));
    end if;
  end if;

  insert into public.record_changes (resource, record_id, action, actor_id, by_server, before, after)
  values (tg_table_name, id, what, (select profile.id from public.profiles profile where profile.id = actor),
    actor is null, was, is_now);
  return case tg_op when 'DELETE' then old end;
end;
$$;
revoke execute on function private.record_change() from public;

-- Days, types, tags and links are written anew at every save of their record, row by row. What a person
-- did is the difference between before the first of these rows and the end of the transaction. Arguments of
-- the first function: the table of the record, and the column that names it.

create function private.note_belongings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1];
begin
  if not exists (
    select 1 from private.open_changes opened
    where opened.transaction = pg_current_xact_id() and opened.resource = tg_argv[0] and opened.record_id = owner
  ) then
    insert into private.open_changes (transaction, resource, record_id, before)
    values (pg_current_xact_id(), tg_argv[0], owner, private.belongings_of(tg_argv[0], owner));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
revoke execute on function private.note_belongings() from public;

create function private.record_belongings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  is_now jsonb := private.belongings_of(new.resource, new.record_id);
  changed jsonb := private.difference(new.before, is_now);
begin
  delete from private.open_changes opened
  where opened.transaction = new.transaction and opened.resource = new.resource and opened.record_id = new.record_id;
  -- The record is gone, nothing differs, or its first rows came with it.
  if is_now is null or changed is null or exists (
    select 1 from public.record_changes change
    where change.resource = new.resource and change.record_id = new.record_id and change.changed_at = now()
      and change.action <> 'update'
  ) then
    return null;
  end if;

  -- What else the same save changed is one entry with it.
  update public.record_changes change
  set before = (changed -> 'before') || change.before, after = change.after || (changed -> 'after')
  where change.resource = new.resource and change.record_id = new.record_id and change.changed_at = now()
    and change.actor_id is not distinct from actor;
  if not found then
    insert into public.record_changes (resource, record_id, action, actor_id, by_server, before, after)
    values (new.resource, new.record_id, 'update',
      (select profile.id from public.profiles profile where profile.id = actor), actor is null,
      changed -> 'before', changed -> 'after');
  end if;
  return null;
end;
$$;
revoke execute on function private.record_belongings() from public;

-- Triggers -------------------------------------------------------------------------------------

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('travels', '', ''), ('travel_categories', '', ''), ('activities', '', ''), ('activity_categories', '', ''),
    ('hero_slides', '', ''), ('photos', '', ''), ('services', '', ''), ('vehicles', '', ''), ('events', '', ''),
    ('products', '', ''), ('product_collections', '', ''), ('regions', '', ''), ('types', '', ''), ('tags', '', ''),
    ('site_settings', '', ''), ('office_settings', '', ''),
    -- A review is what a customer wrote: only the decisions about it are kept here.
    ('reviews', ' of status', '''status'', ''travel_id'', ''activity_id'''),
    ('staff_roles', ' of role', '''role'''),
    ('profiles', ' of disabled_at', '''disabled_at''')
  ) list (name, of_columns, only_columns) loop
    execute format('create trigger %1$s_record_change after %2$supdate%3$s on public.%1$I
      for each row execute function private.record_change(%4$s)',
      kept.name, case kept.name when 'profiles' then '' else 'insert or ' end, kept.of_columns, kept.only_columns);
    if kept.name not in ('profiles', 'site_settings', 'office_settings') then
      execute format('create trigger %1$s_record_deletion before delete on public.%1$I
        for each row execute function private.record_change(%2$s)', kept.name, kept.only_columns);
    end if;
  end loop;

  for kept in select * from (values
    ('travel_types', 'travels', 'travel_id'), ('travel_tags', 'travels', 'travel_id'),
    ('travel_days', 'travels', 'travel_id'), ('travel_vehicles', 'vehicles', 'vehicle_id')
  ) list (name, of_table, of_column) loop
    execute format('create trigger %1$s_note_belongings before insert or update or delete on public.%1$I
      for each row execute function private.note_belongings(%2$L, %3$L)', kept.name, kept.of_table, kept.of_column);
  end loop;
end;
$$;

create constraint trigger open_changes_record_belongings after insert on private.open_changes
  deferrable initially deferred
  for each row execute function private.record_belongings();

-- What customers wrote is not deleted along with something else. The server may.
create function private.keep_what_is_reviewed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reviews bigint := (select count(*) from public.reviews review
    where case tg_table_name when 'travels' then review.travel_id else review.activity_id end = old.id);
begin
  if reviews > 0 and (select auth.uid()) is not null then
    raise exception 'It has % and stays. Archive it instead, or delete what customers wrote first.',
      case reviews when 1 then '1 review' else reviews || ' reviews' end using errcode = '23503';
  end if;
  return old;
end;
$$;
revoke execute on function private.keep_what_is_reviewed() from public;
create trigger travels_keep_reviewed before delete on public.travels
  for each row execute function private.keep_what_is_reviewed();
create trigger activities_keep_reviewed before delete on public.activities
  for each row execute function private.keep_what_is_reviewed();

-- Restoring ------------------------------------------------------------------------------------
-- Not in the list: photos, whose files go with them, reviews, whose words are not kept, and roles.

create function private.is_restorable(resource text) returns boolean
language sql immutable set search_path = '' as $$
  select resource in ('travels', 'travel_categories', 'activities', 'activity_categories', 'hero_slides', 'services',
    'vehicles', 'events', 'products', 'product_collections', 'regions', 'types', 'tags')
$$;
revoke execute on function private.is_restorable(text) from public;
grant execute on function private.is_restorable(text) to authenticated, service_role;

-- What was deleted and can still be restored. Runs as its caller: administrators find rows in it.
create view public.deleted_records with (security_invoker = on) as
select change.id, change.resource, change.record_id,
  coalesce(change.before ->> 'title', change.before ->> 'name', change.record_id) as title,
  change.changed_at as deleted_at,
  change.changed_at + make_interval(days => office.deleted_retention_days) as kept_until,
  change.by_server,
  coalesce(nullif(btrim(actor.full_name), ''), actor.email) as deleted_by
from public.record_changes change
cross join public.office_settings office
left join public.profiles actor on actor.id = change.actor_id
where change.action = 'delete'
  and (select private.is_admin())
  and private.is_restorable(change.resource)
  and change.changed_at > now() - make_interval(days => office.deleted_retention_days)
  and not exists (
    select 1 from public.record_changes later
    where later.resource = change.resource and later.record_id = change.record_id
      and later.action = 'restore' and later.after -> 'restores' = to_jsonb(change.id));

-- Which rows a record names in the column of a foreign key, or in the list of its plural, that are gone.
create function private.gone_parents(record jsonb, foreign_key text, out names text, out parent text)
language plpgsql stable set search_path = '' as $$
declare
  of_column text;
  named jsonb;
begin
  select replace(target.relname, '_', ' '), attribute.attname into parent, of_column
  from pg_catalog.pg_constraint key
  join pg_catalog.pg_class target on target.oid = key.confrelid
  join pg_catalog.pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
  where key.conname = foreign_key;
  named := coalesce(record -> (of_column || 's'), jsonb_build_array(record -> of_column));
  execute format('select string_agg(%L || id || %L, %L) from jsonb_array_elements_text($1) id
    where not exists (select 1 from public.%I parent where parent.id = id)', '“', '”', ', ', replace(parent, ' ', '_'))
    into names using named;
end;
$$;
revoke execute on function private.gone_parents(jsonb, text) from public;
grant execute on function private.gone_parents(jsonb, text) to authenticated;

-- Makes a deleted record again, as a draft, with its days, types, tags and links; all of it or nothing.
-- Answers its id. Runs as its caller, so the policies of each table hold.
create function public.restore_record(change_id bigint) returns text
language plpgsql set search_path = '' as $$
declare
  deletion public.record_changes;
  columns text;
  broken text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators restore what was deleted.' using errcode = '42501';
  end if;
  select change.* into deletion from public.record_changes change
  where change.id = change_id
    and exists (select 1 from public.deleted_records deleted where deleted.id = change.id);
  if not found then
    raise exception 'This cannot be restored any more: it was restored already, or its time is over.'
      using errcode = '23514';
  end if;

  select string_agg(format('%I', attribute.attname), ', ') into columns
  from pg_catalog.pg_attribute attribute
  where attribute.attrelid = format('public.%I', deletion.resource)::regclass
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and deletion.before ? attribute.attname;

  perform set_config('expat_buddy.restores', deletion.resource || ':' || deletion.id, true);
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deletion.resource, columns) using deletion.before || '{"status": "draft"}';
  perform set_config('expat_buddy.restores', '', true);

  if deletion.resource = 'travels' then
    insert into public.travel_days
      (id, travel_id, day_number, title, description, stops, distance_km, driving_hours, overnight)
    select day.id, deletion.record_id, entry.place, day.title, day.description, day.stops, day.distance_km,
      day.driving_hours, day.overnight
    from jsonb_array_elements(deletion.before -> 'days') with ordinality entry (value, place),
      jsonb_populate_record(null::public.travel_days, entry.value) day;
    insert into public.travel_types (travel_id, type_id)
    select deletion.record_id, jsonb_array_elements_text(deletion.before -> 'type_ids');
    insert into public.travel_tags (travel_id, tag_id)
    select deletion.record_id, jsonb_array_elements_text(deletion.before -> 'tag_ids');
    insert into public.travel_vehicles (travel_id, vehicle_id)
    select deletion.record_id, jsonb_array_elements_text(deletion.before -> 'vehicle_ids');
  elsif deletion.resource = 'vehicles' then
    insert into public.travel_vehicles (travel_id, vehicle_id)
    select jsonb_array_elements_text(deletion.before -> 'travel_ids'), deletion.record_id;
  end if;
  return deletion.record_id;
exception
  -- Row-level security keeps the values out of PostgreSQL's own words.
  when unique_violation then
    get stacked diagnostics broken = constraint_name;
    columns := case when broken like '%\_pkey' then 'id'
      else regexp_replace(broken, format('^%s_|_(unique|key)$', deletion.resource), '', 'g') end;
    raise exception 'Something else has this % now: %. Change that first.', columns, deletion.before ->> columns
      using errcode = '23514';
  when foreign_key_violation then
    get stacked diagnostics broken = constraint_name;
    select gone.names, gone.parent into broken, columns from private.gone_parents(deletion.before, broken) gone;
    raise exception 'It belongs to % in the %, which is gone. Restore that first.', broken, columns
      using errcode = '23503';
end;
$$;
comment on function public.restore_record(bigint) is 'Makes again, as a draft, what a deletion in record_changes took away.';

-- Grants ---------------------------------------------------------------------------------------

alter table public.record_changes enable row level security;
alter table private.open_changes enable row level security;

revoke all on public.record_changes, public.deleted_records, private.open_changes
  from anon, authenticated, service_role;
grant select on public.record_changes, public.deleted_records to authenticated, service_role;
revoke execute on function public.restore_record(bigint) from public, anon;
grant execute on function public.restore_record(bigint) to authenticated;

-- Policies -------------------------------------------------------------------------------------

-- Of accounts without a role, and of who was disabled, staff know nothing.
create policy record_changes_select_staff on public.record_changes
  for select to authenticated using (
    (select private.is_staff()) and (resource <> 'profiles' or (select private.is_admin()))
  );
