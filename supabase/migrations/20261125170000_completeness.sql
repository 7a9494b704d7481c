-- Lists in the back office sort by completeness: how many of the questions that visitors ask a trip answers. What
-- they ask is in packages/domain/src/trip/fields.ts; content-fields.test compares the two.

-- Functions -----------------------------------------------------------------------------------

-- Computed columns of the API.
create function public.completeness(travel public.travels) returns integer
language sql stable set search_path = '' as $$
  select num_nonnulls(travel.price_amount, travel.price_unit, travel.price_people, travel.vehicle_included,
      travel.minimum_age, travel.effort)
    + (travel.price_children <> '')::integer + (travel.meeting_point <> '')::integer
    + (travel.getting_there <> '')::integer + (travel.heat <> '')::integer
    + (travel.months_reason <> '')::integer + (travel.papers <> '')::integer + (travel.safety <> '')::integer
    + (travel.included <> '{}')::integer + (travel.not_included <> '{}')::integer
    + (travel.what_to_bring <> '{}')::integer + (travel.suits <> '{}')::integer
    + (travel.unsuitable_for <> '{}')::integer
    + (travel.best_months <> '{}' or travel.good_months <> '{}')::integer
    + (travel.questions <> '[]')::integer + (travel.gallery <> '[]')::integer
    + (btrim(travel.no_itinerary_reason) <> ''
      or exists (select from public.travel_days day
        where day.travel_id = travel.id and (btrim(day.description) <> '' or day.stops <> '{}')))::integer
$$;

create function public.completeness(activity public.activities) returns integer
language sql stable set search_path = '' as $$
  select num_nonnulls(activity.price_amount, activity.price_unit, activity.price_people, activity.vehicle_included,
      activity.minimum_age, activity.effort)
    + (activity.price_children <> '')::integer + (activity.meeting_point <> '')::integer
    + (activity.getting_there <> '')::integer + (activity.heat <> '')::integer
    + (activity.months_reason <> '')::integer + (activity.papers <> '')::integer + (activity.safety <> '')::integer
    + (activity.included <> '{}')::integer + (activity.not_included <> '{}')::integer
    + (activity.what_to_bring <> '{}')::integer + (activity.suits <> '{}')::integer
    + (activity.unsuitable_for <> '{}')::integer
    + (activity.best_months <> '{}' or activity.good_months <> '{}')::integer
    + (activity.questions <> '[]')::integer + (activity.gallery <> '[]')::integer
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.completeness(public.travels), public.completeness(public.activities) from public, anon;
grant execute on function public.completeness(public.travels), public.completeness(public.activities) to authenticated;
