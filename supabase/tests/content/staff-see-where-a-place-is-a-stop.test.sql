begin;
select plan(3);

select tests.create_accounts();
select tests.create_content();
insert into public.places (id, name, latitude, longitude) values ('test-place', 'Zorvéxil', 36.5, 3.25);
insert into public.travel_days (travel_id, day_number, title, stops)
select travel_id, day, 'Day', stops from unnest(array['test-draft', 'test-published']) travel_id,
  (values (2, array['Nowhere', 'ZORVEXIL']), (1, array['Nowhere'])) days (day, stops);

select tests.become('staff');
select results_eq($$ select travel_id, day_number from public.stops_at_place('test-place') $$,
  $$ values ('test-draft', 2), ('test-published', 2) $$, 'the days of drafts and published travels that stop there');
select tests.become('visitor');
select results_eq($$ select travel_id from public.stops_at_place('test-place') $$,
  $$ values ('test-published') $$, 'an account without a role sees no draft');
select tests.become('anonymous');
select is(tests.attempt($$ select * from public.stops_at_place('test-place') $$), '42501', 'visitors do not call it');

select * from finish();
rollback;
