begin;
select plan(14);

select tests.create_content();

create function tests.travel(change text) returns text
language sql as $$ select tests.refusal('update public.travels set ' || change || ' where id = ''test-draft''') $$;
create function tests.day(fields text, row_ text) returns text
language sql as $$
  select tests.refusal(format('insert into public.travel_days (travel_id, day_number, title, %s)
    values (''test-draft'', 1, ''Day'', %s)', fields, row_))
$$;
create function tests.event(change text) returns text
language sql as $$ select tests.refusal('update public.events set ' || change || ' where id = ''test-draft''') $$;

select is(tests.travel('latitude = 36.75, longitude = 3.06'), 'allowed', 'Algiers');
select is(tests.travel('latitude = 36.75'), 'travels_coordinates_pair', 'half a place');
select is(tests.travel('latitude = 91, longitude = 3'), 'travels_latitude_range', 'beyond the pole');
select is(tests.travel('longitude = 181, latitude = 3'), 'travels_longitude_range', 'beyond the date line');
select is(tests.travel('title = '' '''), 'travels_title_length', 'a blank title');
select is(tests.day('distance_km', '420'), 'allowed', 'a long drive');
select is(tests.day('distance_km', '-1'), 'travel_days_distance_range', 'a negative distance');
select is(tests.day('driving_hours', '25'), 'travel_days_driving_range', 'more hours than a day has');
select is(tests.event('starts_on = null, ends_on = null'), 'allowed', 'dates to be announced');
select is(tests.event('starts_on = ''2027-05-02'', ends_on = ''2027-05-02'''), 'allowed', 'one day');
select is(tests.event('starts_on = ''2027-05-02'', ends_on = ''2027-05-01'''), 'events_period', 'ends before it starts');
select is(tests.event('ends_on = ''2027-05-02'''), 'events_end_needs_start', 'an end without a start');
select is(tests.event('state = ''cancelled'''), 'events_state_choice', 'an unknown state');
select is(
  tests.refusal($$ insert into public.vehicles (id, name, berths, seats, gearbox) values ('t', 'T', 4, 0, 'manual') $$),
  'vehicles_seats_range', 'a vehicle without a seat');

select * from finish();
rollback;
