-- What an inquiry was about: its selection, its plan, and the vehicle or service that its subject names. The titles are
-- in the language of the inquiry, and so is its subject.

create function private.things_of_inquiry(submission uuid) returns table (kind text, id text, title text)
language plpgsql stable set search_path = '' as $$
begin
  return query
  with selection as (
    select chosen.travel_ids, chosen.activity_ids, chosen.subject, chosen.language,
      coalesce(chosen.plan -> 'items', '[]') as items
    from public.inquiry_selections chosen where chosen.submission_id = submission
  ), planned as (
    select item ->> 'kind' as kind, item ->> 'id' as id from selection, jsonb_array_elements(items) item
  )
  select 'travel', travel.id, coalesce(travel.translations -> selection.language ->> 'title', travel.title)
  from public.travels travel, selection
  where travel.id = any (travel_ids)
    or travel.id in (select planned.id from planned where planned.kind = 'travel')
  union all
  select 'activity', activity.id, coalesce(activity.translations -> selection.language ->> 'title', activity.title)
  from public.activities activity, selection
  where activity.id = any (activity_ids)
    or activity.id in (select planned.id from planned where planned.kind = 'activity')
  union all
  select 'vehicle', vehicle.id, coalesce(vehicle.translations -> selection.language ->> 'name', vehicle.name)
  from public.vehicles vehicle, selection
  where subject in (vehicle.name, vehicle.translations -> selection.language ->> 'name')
    or vehicle.id in (select planned.id from planned where planned.kind = 'vehicle')
  union all
  select 'service', service.id, coalesce(service.translations -> selection.language ->> 'title', service.title)
  from public.services service, selection
  where subject in (service.title, service.translations -> selection.language ->> 'title')
    or service.id in (select planned.id from planned where planned.kind = 'service');
end;
$$;

revoke execute on function private.things_of_inquiry(uuid) from public;
grant execute on function private.things_of_inquiry(uuid) to service_role;
