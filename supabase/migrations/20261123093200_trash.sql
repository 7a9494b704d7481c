-- The trash: deleted records that can be restored.

-- Views ---------------------------------------------------------------------------------------

-- Runs as its caller: only admins find rows in it. Photos have no title, so their alternative text names them.
create view public.deleted_records with (security_invoker = on) as
select change.id, change.resource, change.record_id,
  coalesce(change.before ->> 'title', change.before ->> 'name', nullif(btrim(change.before ->> 'alt'), ''),
    case change.resource when 'photos' then 'Not described' else change.record_id end) as title,
  change.changed_at as deleted_at,
  change.changed_at + make_interval(days => office.deleted_retention_days) as kept_until,
  change.by_server,
  coalesce(nullif(btrim(actor.full_name), ''), actor.email) as deleted_by,
  case change.resource when 'photos' then coalesce(change.before -> 'sizes' -> 0 ->> 'path', change.before ->> 'path') end
    as photo_path
from public.record_changes change
cross join public.office_settings office
left join public.profiles actor on actor.id = change.actor_id
where change.action = 'delete'
  and (select private.may('trash.restore'))
  and private.is_restorable(change.resource)
  and change.changed_at > now() - make_interval(days => office.deleted_retention_days)
  and not exists (
    select 1 from public.record_changes later
    where later.resource = change.resource and later.record_id = change.record_id
      and later.action = 'restore' and later.after -> 'restores' = to_jsonb(change.id));

-- Functions -----------------------------------------------------------------------------------

-- Which parents, named by a foreign key column or by the list of its plural, no longer exist.
create function private.missing_parents(record jsonb, foreign_key text, out names text, out parent text)
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

-- Restores a deleted record as a draft, with its days, types, tags and links, and returns its id. Runs as its
-- caller, so the policies of each table apply.
create function public.restore_record(change_id bigint) returns text
language plpgsql set search_path = '' as $$
declare
  deletion public.record_changes;
  columns text;
  broken text;
begin
  if not private.may('trash.restore') then
    raise exception 'Only administrators restore deleted records.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select change.* into deletion from public.record_changes change
  where change.id = change_id
    and exists (select 1 from public.deleted_records deleted where deleted.id = change.id);
  if not found then
    raise exception 'This can no longer be restored: it was already restored, or its retention period is over.'
      using errcode = '23514', detail = private.error_detail('restore_impossible');
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
    insert into public.vehicle_unavailability (vehicle_id, starts_on, ends_on, reason)
    select deletion.record_id, period.starts_on, period.ends_on, period.reason
    from jsonb_populate_recordset(null::public.vehicle_unavailability, deletion.before -> 'unavailable') period;
  end if;
  return deletion.record_id;
exception
  -- Under row-level security PostgreSQL's own messages do not contain the values.
  when unique_violation then
    get stacked diagnostics broken = constraint_name;
    columns := case when broken like '%\_pkey' then 'id'
      else regexp_replace(broken, format('^%s_|_(unique|key)$', deletion.resource), '', 'g') end;
    raise exception 'Something else has this % now: %. Change that first.', columns, deletion.before ->> columns
      using errcode = '23514',
      detail = private.error_detail('restore_value_taken', jsonb_build_object('column', columns, 'value', deletion.before ->> columns));
  when foreign_key_violation then
    get stacked diagnostics broken = constraint_name;
    select gone.names, gone.parent into broken, columns from private.missing_parents(deletion.before, broken) gone;
    raise exception 'It belongs to % in the %, which no longer exists. Restore that first.', broken, columns
      using errcode = '23503',
      detail = private.error_detail('restore_parent_gone', jsonb_build_object('names', broken, 'table', columns));
end;
$$;
comment on function public.restore_record(bigint) is 'Restores, as a draft, the record of a deletion in record_changes.';

-- Grants --------------------------------------------------------------------------------------

revoke all on public.deleted_records from anon, authenticated, service_role;
grant select on public.deleted_records to authenticated, service_role;

revoke execute on function private.missing_parents(jsonb, text) from public;
revoke execute on function public.restore_record(bigint) from public, anon;
grant execute on function private.missing_parents(jsonb, text), public.restore_record(bigint) to authenticated;
