-- The plan that a visitor sends with an inquiry: what they put together, in their order.

-- Functions -----------------------------------------------------------------------------------

create function private.is_plan_item(item jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(item) = 'object' then
    (select array_agg(key order by key) from jsonb_object_keys(item) key)
      = array['day', 'id', 'kind', 'month', 'nights', 'note', 'title']
    and jsonb_typeof(item -> 'kind') = 'string'
    and item ->> 'kind' in ('travel', 'activity', 'vehicle', 'service', 'product')
    and jsonb_typeof(item -> 'id') = 'string'
    and item ->> 'id' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(item ->> 'id') <= 100
    and jsonb_typeof(item -> 'title') = 'string'
    and char_length(item ->> 'title') between 1 and 200 and item ->> 'title' !~ '[[:cntrl:]]'
    and jsonb_typeof(item -> 'note') = 'string' and char_length(item ->> 'note') <= 500
    and (item -> 'nights' = 'null' or jsonb_typeof(item -> 'nights') = 'number'
      and item ->> 'nights' ~ '^[0-9]{1,2}$' and (item ->> 'nights')::integer <= 90)
    and (item -> 'month' = 'null' or jsonb_typeof(item -> 'month') = 'number'
      and item ->> 'month' ~ '^([1-9]|1[0-2])$')
    and (item -> 'day' = 'null' or jsonb_typeof(item -> 'day') = 'string'
      and item ->> 'day' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$')
  else false end
$$;

-- Whether a jsonb value is {"people": 1 to 99 or null, "items": [1 to 30 items]}, and nothing else.
create function private.is_plan(plan jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(plan) = 'object' and jsonb_typeof(plan -> 'items') = 'array' then
    (select array_agg(key order by key) from jsonb_object_keys(plan) key) = array['items', 'people']
    and (plan -> 'people' = 'null' or jsonb_typeof(plan -> 'people') = 'number'
      and plan ->> 'people' ~ '^[1-9][0-9]?$')
    and jsonb_array_length(plan -> 'items') between 1 and 30
    and (select bool_and(private.is_plan_item(item)) from jsonb_array_elements(plan -> 'items') item)
  else false end
$$;

-- Tables --------------------------------------------------------------------------------------

alter table public.inquiry_selections
  add column plan jsonb,
  add constraint inquiry_selections_plan_shape check (plan is null or private.is_plan(plan));
comment on column public.inquiry_selections.plan is
  '{"people", "items": [{"kind", "id", "title", "nights", "day", "month", "note"}]} in the visitor''s order.';

-- Grants --------------------------------------------------------------------------------------

-- The check of the column runs as the visitor who inserts it.
revoke execute on function private.is_plan_item(jsonb), private.is_plan(jsonb) from public;
grant execute on function private.is_plan_item(jsonb), private.is_plan(jsonb)
  to anon, authenticated, service_role;
grant insert (plan) on public.inquiry_selections to anon, authenticated;
