begin;
select plan(12);

select tests.create_accounts();
insert into public.travels (id, title) values ('test-one', 'One'), ('test-two', 'Two');
insert into public.vehicles (id, name, berths, seats, gearbox, price_per_day, updated_at)
values ('test-old', 'Old', 2, 3, 'manual', '14 000 DA', '2026-01-01 00:00:00+00');
insert into public.travel_vehicles values ('test-one', 'test-old');

create function tests.new_vehicle(seats integer default 4) returns text
language sql as $$
  select format($f$ select public.save_vehicle(
    '{"id": "test-new", "name": "New", "berths": 2, "seats": %s, "gearbox": "manual", "equipment": ["A table"]}',
    array['test-one', 'test-two']) $f$, seats)
$$;

select tests.become('anonymous');
select is(tests.attempt(tests.new_vehicle()), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.attempt(tests.new_vehicle()), '42501', 'visitor: refused');
select tests.become('disabled');
select is(tests.attempt(tests.new_vehicle()), '42501', 'disabled admin: refused');
select tests.become('admin');
select is(tests.attempt(tests.new_vehicle()), '1 rows', 'admin: saves');
select tests.become('staff');
select is(tests.attempt(tests.new_vehicle()), '1 rows', 'staff: saves');
select is(tests.refusal(tests.new_vehicle(0)), 'vehicles_seats_range', 'a vehicle without seats');
select is(tests.attempt($$ select public.save_vehicle('{"id": "test-new", "name": "New"}', '{}') $$),
  '23502', 'what has no default is required');

select is(public.save_vehicle('{"id": "test-old", "name": "Mine"}', '{}', '2020-01-01'), null,
  'a vehicle that changed since it was read is not saved');
select results_eq(
  $$ select name, (select count(*)::int from public.travel_vehicles where vehicle_id = id)
     from public.vehicles where id = 'test-old' $$,
  $$ values ('Old', 1) $$, 'and nothing of it has changed');

select isnt(
  public.save_vehicle('{"id": "test-old", "name": "Mine", "status": "published"}', array['test-two'],
    '2026-01-01 00:00:00+00'), null, 'as it was read, it is saved');
select results_eq(
  $$ select name, status::text, price_per_day from public.vehicles where id = 'test-old' $$,
  $$ values ('Mine', 'published', '14 000 DA') $$, 'columns not named stay');
select results_eq($$ select travel_id from public.travel_vehicles where vehicle_id = 'test-old' $$,
  array['test-two'], 'with its road trips');

select * from finish();
rollback;
