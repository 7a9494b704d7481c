begin;
select plan(27);

select tests.create_accounts();
select tests.create_content();
insert into public.vehicle_unavailability (vehicle_id, starts_on, ends_on)
values ('test-draft', '2027-05-01', '2027-05-03'), ('test-published', '2027-05-01', '2027-05-03');

create function tests.seen() returns text
language sql as $$
  select tests.attempt('select vehicle_id from public.vehicle_unavailability where vehicle_id like ''test-%''')
$$;
create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('insert into public.vehicle_unavailability values (''test-published'', ''2027-06-01'', ''2027-06-01'')'),
    tests.attempt('update public.vehicle_unavailability set ends_on = ''2027-05-09'' where vehicle_id = ''test-published'''),
    tests.attempt('delete from public.vehicle_unavailability where vehicle_id = ''test-published'''))
$$;
create function tests.period_count() returns integer
language sql as $$ select count(*)::integer from public.vehicle_unavailability where vehicle_id = 'test-published' $$;
create function tests.save(fields text) returns timestamptz
language sql as $$
  select public.save_vehicle(('{"id": "test-published"' || fields || '}')::jsonb, '{}',
    (select updated_at from public.vehicles where id = 'test-published'))
$$;
create function tests.fit(plan jsonb) returns text
language sql as $$
  select tests.refusal(format('update public.vehicles set floor_plan = %L where id = ''test-draft''', plan))
$$;

select tests.become('anonymous');
select is(tests.seen(), '1 rows', 'anonymous: reads those of a published vehicle');
select is(tests.outcomes(), '42501, 42501, 42501', 'anonymous: changes none');
select tests.become('visitor');
select is(tests.seen(), '1 rows', 'visitor: reads those of a published vehicle');
select is(tests.outcomes(), '42501, 0 rows, 0 rows', 'visitor: changes none');
select tests.become('disabled');
select is(tests.seen(), '1 rows', 'disabled admin: reads those of a published vehicle');
select is(tests.outcomes(), '42501, 0 rows, 0 rows', 'disabled admin: changes none');
select tests.become('staff');
select is(tests.seen(), '2 rows', 'staff: reads all');
select is(tests.outcomes(), '1 rows, 1 rows, 1 rows', 'staff: maintains them');
select tests.become('admin');
select is(tests.seen(), '2 rows', 'admin: reads all');
select is(tests.outcomes(), '1 rows, 1 rows, 1 rows', 'admin: maintains them');

select is(tests.refusal($$ insert into public.vehicle_unavailability values ('test-draft', '2027-06-02', '2027-06-01') $$),
  'vehicle_unavailability_period', 'a period does not end before it starts');
select is(tests.attempt($$ insert into public.vehicle_unavailability values ('test-draft', '2027-05-03', '2027-05-09') $$),
  '23P01', 'two periods of a vehicle share no day');
select is(tests.attempt($$ insert into public.vehicle_unavailability values ('test-draft', '2027-05-04', '2027-05-09') $$),
  '1 rows', 'one may follow another');
select throws_ok($$ select tests.save(
    ', "unavailable": [{"starts_on": "2027-07-01", "ends_on": "2027-07-04"}, {"starts_on": "2027-07-04", "ends_on": "2027-07-05"}]')
  $$, '23P01', null, 'nor when they are saved with it');

select is(tests.refusal($$ insert into public.vehicle_unavailability values ('test-draft', '2027-08-01', '2027-08-02', 'stolen') $$),
  'vehicle_unavailability_reason_choice', 'a reason is one of those known');
select isnt(tests.save(', "unavailable": [{"starts_on": "2027-07-01", "ends_on": "2027-07-04", "reason": "rented"}]'), null,
  'saved with a vehicle');
select is(tests.period_count(), 1, 'they replace those before');
select isnt(tests.save(', "length": 5.99, "fuel": "diesel"'), null, 'a vehicle is saved without them');
select is(tests.period_count(), 1, 'and they stay');
select results_eq($$ select length, fuel from public.vehicles where id = 'test-published' $$,
  $$ values (5.99::numeric(4, 2), 'diesel') $$, 'with its details');

-- A deleted vehicle comes back with them.
delete from public.vehicles where id = 'test-published';
select is(tests.period_count(), 0, 'deleted with the vehicle');
select is(public.restore_record((select id from public.deleted_records where record_id = 'test-published'
  and resource = 'vehicles')), 'test-published', 'restored');
select is(tests.period_count(), 1, 'with its days');
select is((select reason from public.vehicle_unavailability where vehicle_id = 'test-published'), 'rented', 'and their reason');

select is(tests.fit('{"length": 600, "width": 205, "night": [],
  "day": [{"kind": "table", "x": 100, "y": 40, "length": 60, "width": 80}]}'), 'allowed', 'a floor plan');
select is(tests.fit('{"length": 600, "width": 205, "night": [],
  "day": [{"kind": "table", "x": 560, "y": 40, "length": 60, "width": 80}]}'), 'vehicles_floor_plan_shape',
  'a table outside the vehicle');
select is(tests.fit('{"length": 600, "width": 205, "day": [{"kind": "sofa", "x": 0, "y": 0, "length": 60, "width": 80}],
  "night": []}'), 'vehicles_floor_plan_shape', 'an unknown element');

select * from finish();
rollback;
