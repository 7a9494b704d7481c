-- The history of content: who changed what, and deleted records that can be restored.

-- Tables --------------------------------------------------------------------------------------

-- Who changed what and when, and deleted records until they expire. Inquiries have their own history
-- (submission_events); no visitor's data is in this one.
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
comment on table public.record_changes is 'Append-only: written by triggers, deleted by private.sweep().';
comment on column public.record_changes.resource is 'The name of the table.';
comment on column public.record_changes.by_server is 'Nobody was signed in: an installation or a server function.';
comment on column public.record_changes.before is
  'The changed columns before the change; for a deletion the whole record with its days, types, tags and links.';
comment on column public.record_changes.after is
  'The changed columns after the change; for a restored record {"restores": id of its deletion}.';
create index record_changes_record_idx on public.record_changes (resource, record_id, changed_at desc, id desc);
create index record_changes_changed_idx on public.record_changes (changed_at);
create index record_changes_deleted_idx on public.record_changes (changed_at desc, id desc) where action = 'delete';
create index record_changes_actor_idx on public.record_changes (actor_id);

-- The children of a record as they were when the running transaction first touched them. Empty between
-- transactions.
create table private.captured_children (
  transaction xid8 not null,
  resource text not null,
  record_id text not null,
  before jsonb,
  primary key (transaction, resource, record_id)
);

-- Functions -----------------------------------------------------------------------------------

-- The rows of other tables that are saved and deleted with a record, in the shape that the back office edits.
-- Null when there is no such record. PL/pgSQL keeps its plans, and this runs for every row of a save.
create function private.children_of(resource text, record_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if resource = 'travels' then
    return (
      select jsonb_build_object(
        'type_ids', (select coalesce(jsonb_agg(link.type_id order by link.type_id), '[]')
          from public.travel_types link where link.travel_id = travel.id),
        'tag_ids', (select coalesce(jsonb_agg(link.tag_id order by link.tag_id), '[]')
          from public.travel_tags link where link.travel_id = travel.id),
        'days', (select coalesce(jsonb_agg(to_jsonb(day) - '{travel_id,day_number,translations}'::text[] order by day.day_number), '[]')
          from public.travel_days day where day.travel_id = travel.id))
      from public.travels travel where travel.id = children_of.record_id);
  elsif resource = 'vehicles' then
    return (
      select jsonb_build_object(
        'travel_ids', (select coalesce(jsonb_agg(link.travel_id order by link.travel_id), '[]')
          from public.travel_vehicles link where link.vehicle_id = vehicle.id),
        'unavailable', (select coalesce(jsonb_agg(to_jsonb(period) - 'vehicle_id' order by period.starts_on), '[]')
          from public.vehicle_unavailability period where period.vehicle_id = vehicle.id))
      from public.vehicles vehicle where vehicle.id = children_of.record_id);
  end if;
  return null;
end;
$$;

-- The difference between two states: {"before": {…}, "after": {…}}, or null.
create function private.difference(was jsonb, is_now jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('before', jsonb_object_agg(key, value), 'after', jsonb_object_agg(key, is_now -> key))
  from jsonb_each(was)
  where is_now -> key is distinct from value
  having count(*) > 0
$$;

-- One function for every table. Arguments: the columns to record, when not all. Deletions are recorded before they
-- happen, because the children of a record are deleted first.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  actor uuid := (select auth.uid());
  derived constant text[] := array['updated_at', 'translations', 'detail_translations', 'search_text', 'title_key', 'name_key',
    'retention_periods'] || private.title_keys();
  was jsonb := case tg_op when 'INSERT' then null else to_jsonb(old) - derived end;
  is_now jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) - derived end;
  id text := coalesce(is_now ->> 'id', is_now ->> 'user_id', was ->> 'id', was ->> 'user_id');
  what text := case
    when tg_op = 'UPDATE' then 'update'
    when tg_op = 'DELETE' then 'delete'
    when split_part(current_setting('expat_buddy.restores', true), ':', 1) = of_table then 'restore'
    else 'create' end;
  changed jsonb;
begin
  if tg_nargs = 0 and tg_op = 'UPDATE' and was ->> 'id' is distinct from is_now ->> 'id' then
    perform private.follow_record(of_table, was ->> 'id', is_now ->> 'id');
  end if;
  if tg_nargs > 0 then
    was := (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (tg_argv));
    is_now := (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (tg_argv));
  elsif tg_op = 'INSERT' then
    -- The first state follows from the current row and the changes since.
    is_now := case what when 'restore'
      then jsonb_build_object('restores', split_part(current_setting('expat_buddy.restores', true), ':', 2)::bigint) end;
    if what = 'restore' then
      perform private.restore_translations((is_now ->> 'restores')::bigint);
    end if;
  end if;

  -- The server writes the acceptance of an invitation; its sender granted the role.
  if actor is null and tg_op = 'INSERT' and of_table = 'staff_roles' then
    actor := (to_jsonb(new) ->> 'granted_by')::uuid;
  end if;

  if tg_op = 'UPDATE' then
    changed := private.difference(was, is_now);
    if changed is null then
      return null;
    end if;
    was := changed -> 'before';
    is_now := changed -> 'after';
  elsif tg_op = 'DELETE' and tg_nargs = 0 then
    was := was || coalesce(private.children_of(of_table, id), '{}') || private.translated_texts_of(of_table, id);
    if of_table = 'travels' then
      was := was || jsonb_build_object('vehicle_ids', (select coalesce(jsonb_agg(link.vehicle_id order by 1), '[]')
        from public.travel_vehicles link where link.travel_id = id));
    end if;
    perform private.follow_record(of_table, id, null);
  end if;

  insert into public.record_changes (resource, record_id, action, actor_id, by_server, before, after)
  values (of_table, id, what, (select profile.id from public.profiles profile where profile.id = actor),
    actor is null, was, is_now);
  return case tg_op when 'DELETE' then old end;
end;
$$;

-- A save replaces days, types, tags and links row by row. What the person changed is the difference between the
-- state before the first of these rows and the end of the transaction. Arguments: the parent table, and the column
-- that names the parent.
create function private.capture_children() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1];
begin
  -- Translations are not in the history.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'translations' = to_jsonb(old) - 'translations' then
    return new;
  end if;
  if not exists (
    select 1 from private.captured_children opened
    where opened.transaction = pg_current_xact_id() and opened.resource = tg_argv[0] and opened.record_id = owner
  ) then
    insert into private.captured_children (transaction, resource, record_id, before)
    values (pg_current_xact_id(), tg_argv[0], owner, private.children_of(tg_argv[0], owner));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

create function private.record_captured_children() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  is_now jsonb := private.children_of(new.resource, new.record_id);
  changed jsonb := private.difference(new.before, is_now);
begin
  delete from private.captured_children opened
  where opened.transaction = new.transaction and opened.resource = new.resource and opened.record_id = new.record_id;
  perform private.forget_days(new.record_id, new.before -> 'days', is_now -> 'days');
  -- The record is gone, nothing differs, or the record itself is new.
  if is_now is null or changed is null or exists (
    select 1 from public.record_changes change
    where change.resource = new.resource and change.record_id = new.record_id and change.changed_at = now()
      and change.action <> 'update'
  ) then
    return null;
  end if;

  -- One entry per save.
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

-- Customers' reviews keep what they are about, except when the server deletes it. Argument: the column that names it.
create function private.refuse_deleting_reviewed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reviews bigint := (select count(*) from public.review_subjects subject
    where to_jsonb(subject) ->> tg_argv[0] = old.id);
begin
  if reviews > 0 and (select auth.uid()) is not null then
    raise exception 'It has % and cannot be deleted. Archive it instead.',
      case reviews when 1 then '1 review' else reviews || ' reviews' end using errcode = '23503',
      detail = private.error_detail('record_has_reviews', jsonb_build_object('count', reviews));
  end if;
  return old;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.record_changes enable row level security;
alter table private.captured_children enable row level security;

revoke all on public.record_changes, private.captured_children from anon, authenticated, service_role;
grant select on public.record_changes to authenticated, service_role;

revoke execute on function private.children_of(text, text), private.difference(jsonb, jsonb),
  private.record_change(), private.capture_children(), private.record_captured_children(),
  private.refuse_deleting_reviewed() from public;

-- Policies ------------------------------------------------------------------------------------

-- Only admins see changes of accounts.
create policy record_changes_select_by_right on public.record_changes
  for select to authenticated using (
    (select private.may('history.read')) and (resource <> 'profiles' or (select private.may('accounts.manage')))
  );
