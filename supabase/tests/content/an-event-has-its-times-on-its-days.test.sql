begin;
select plan(7);

create function tests.event_of(fields jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.events (id, title, starts_on, ends_on, start_time, end_time)
    select ''test'', ''Test'', starts_on, ends_on, start_time, end_time from jsonb_populate_record(null::public.events, %L)',
    '{"start_time": "", "end_time": ""}'::jsonb || fields))
$$;

select is(tests.event_of('{"starts_on": "2027-06-12", "start_time": "19:30"}'), 'allowed', 'a start');
delete from public.events where id = 'test';
select is(tests.event_of('{"starts_on": "2027-06-12", "ends_on": "2027-06-13", "start_time": "19:30", "end_time": "02:00"}'), 'allowed',
  'an end on a later day');
select is(tests.event_of('{"starts_on": "2027-06-12", "start_time": "19:30", "end_time": "02:00"}'), 'events_time_order', 'an end before the start');
select is(tests.event_of('{"start_time": "19:30"}'), 'events_start_time_needs_day', 'a time without a day');
select is(tests.event_of('{"starts_on": "2027-06-12", "end_time": "23:00"}'), 'events_end_time_needs_start', 'an end without a start');
select is(tests.event_of('{"starts_on": "2027-06-12", "start_time": "24:00"}'), 'events_start_time_format', 'no time of day');
select is(tests.event_of('{"starts_on": "2027-06-12", "start_time": "7:30"}'), 'events_start_time_format', 'another form');

select * from finish();
rollback;
