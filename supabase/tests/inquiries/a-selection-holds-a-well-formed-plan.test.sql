begin;
select plan(30);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.item(change jsonb default '{}') returns jsonb
language sql as $$
  select '{"kind": "travel", "id": "oran", "title": "Oran", "nights": 2, "day": null, "month": 10, "note": "By the sea\nif possible"}'::jsonb
    || change
$$;
create function tests.plan_of(item jsonb) returns jsonb
language sql as $$ select jsonb_build_object('people', 4, 'items', jsonb_build_array(item)) $$;
create function tests.items(number integer) returns jsonb
language sql as $$
  select jsonb_build_object('people', null, 'items',
    coalesce((select jsonb_agg(tests.item()) from generate_series(1, number)), '[]'))
$$;
create function tests.send_plan(plan jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.inquiry_selections (submission_id, plan)
    values (''00000000-0000-4000-8000-0000000000f1'', %L)', plan))
$$;

select tests.become('anonymous');
select is(tests.send_plan(plan), 'allowed', about) from (values
  (tests.items(1), 'one item'),
  (tests.items(30), '30 items'),
  (tests.plan_of(tests.item('{"day": "2027-10-03", "month": null, "nights": 0, "note": ""}')), 'a day'),
  (tests.plan_of(tests.item('{"kind": "product", "nights": null, "month": null}')), 'no time'),
  (tests.plan_of(tests.item(jsonb_build_object('note', repeat('🐪', 500), 'title', repeat('🐪', 200)))), 'long texts'),
  (null, 'no plan')
) allowed (plan, about);

select is(tests.send_plan(plan), 'inquiry_selections_plan_shape', about) from (values
  (tests.items(0), 'no items'),
  (tests.items(31), '31 items'),
  ('null', 'null'),
  ('[]', 'a list'),
  ('"plan"', 'a text'),
  ('{"items": {}, "people": null}', 'items that are no list'),
  (tests.plan_of('null'), 'an item that is null'),
  (tests.plan_of('[]'), 'an item that is a list'),
  (tests.items(1) || '{"price": 0}', 'another key'),
  (tests.items(1) - 'people', 'a missing key'),
  (tests.items(1) || '{"people": 100}', 'too many people'),
  (tests.items(1) || '{"people": "4"}', 'people as a text'),
  (tests.plan_of(tests.item('{"html": "<b>"}')), 'another key of an item'),
  (tests.plan_of(tests.item() - 'note'), 'a missing key of an item'),
  (tests.plan_of(tests.item('{"kind": "flight"}')), 'an unknown kind'),
  (tests.plan_of(tests.item('{"id": "../admin"}')), 'an id that is no slug'),
  (tests.plan_of(tests.item('{"title": ""}')), 'no title'),
  (tests.plan_of(tests.item(jsonb_build_object('title', repeat('x', 201)))), 'a long title'),
  (tests.plan_of(tests.item(jsonb_build_object('note', repeat('x', 501)))), 'a long note'),
  (tests.plan_of(tests.item('{"nights": 2.5}')), 'half a night'),
  (tests.plan_of(tests.item('{"nights": 91}')), 'too many nights'),
  (tests.plan_of(tests.item('{"month": 13}')), 'no month'),
  (tests.plan_of(tests.item('{"day": "tomorrow"}')), 'no day')
) refused (plan, about);

insert into public.inquiry_selections (submission_id, plan)
values ('00000000-0000-4000-8000-0000000000f1', tests.items(2));
select tests.become('staff');
select is((select jsonb_array_length(plan -> 'items') from public.inquiry_selections
  where submission_id = '00000000-0000-4000-8000-0000000000f1'), 2, 'staff read it');

select * from finish();
rollback;
