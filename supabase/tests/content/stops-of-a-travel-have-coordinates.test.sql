begin;
select plan(5);

select tests.create_accounts();
select tests.create_content();
insert into public.places (id, name, latitude, longitude) values ('test-place', 'Zorvéxil', 36.5, 3.25);
insert into public.travel_days (travel_id, day_number, title, stops)
select travel_id, day, 'Day', stops from unnest(array['test-draft', 'test-published']) travel_id,
  (values (2, array['Zorvexil']), (1, array['Nowhere', 'ZORVÉXIL'])) days (day, stops);

select tests.become('anonymous');
select results_eq($$ select * from public.travel_route('test-published') $$,
  $$ values (1, 1, 'Nowhere', null::numeric, null::numeric), (1, 2, 'ZORVÉXIL', 36.5, 3.25), (2, 1, 'Zorvexil', 36.5, 3.25) $$,
  'stops in their order, those of known places with coordinates');
select is_empty($$ select * from public.travel_route('test-draft') $$, 'a draft has no route for visitors');
select is(tests.attempt($$ insert into public.places values ('test-b', 'B', 1, 1) $$), '42501', 'visitors add no place');
select tests.become('visitor');
select is(tests.attempt($$ insert into public.places (id, name, latitude, longitude) values ('test-b', 'B', 1, 1) $$), '42501',
  'nor does an account without a role');
select tests.become('staff');
select is(tests.attempt($$ insert into public.places (id, name, latitude, longitude) values ('test-b', 'B', 1, 1) $$), '1 rows',
  'staff do');

select * from finish();
rollback;
