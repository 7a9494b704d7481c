begin;
select plan(15);

select tests.create_accounts();
insert into public.regions (id, title) values ('test-region', 'Test region');
insert into public.types (id, title) values ('test-type', 'Test type');
insert into public.tags (id, title) values ('test-tag', 'Test tag');
insert into public.vehicles (id, name, berths, seats, gearbox) values ('test-van', 'Test van', 2, 2, 'manual');
insert into public.travels (id, title, price, region_id, status) values ('test-loop', 'Loop', '1 DA', 'test-region', 'published');
insert into public.travel_types values ('test-loop', 'test-type');
insert into public.travel_tags values ('test-loop', 'test-tag');
insert into public.travel_vehicles values ('test-loop', 'test-van');
insert into public.travel_days (travel_id, day_number, title, stops, distance_km)
values ('test-loop', 1, 'Out', array['A', 'B'], 120), ('test-loop', 2, 'Home', '{}', null);

create temp table deletions as select null::bigint as id where false;
grant all on deletions to public;

create function tests.restoring() returns text
language sql as $$ select tests.refusal((select format('select public.restore_record(%s)', id) from deletions)) $$;

select tests.become('admin');
delete from public.travels where id = 'test-loop';
set constraints all immediate;
insert into deletions select id from public.deleted_records where record_id = 'test-loop';
select results_eq($$ select title, deleted_by, round(extract(epoch from kept_until - deleted_at) / 86400)::int from public.deleted_records $$,
  $$ values ('Loop', 'admin@tests.example', 30) $$, 'what, by whom, and for how long');

insert into public.travels (id, title) values ('test-loop', 'Another');
select is(tests.restoring(), 'Something else has this id now: test-loop. Change that first.',
  'not over something that has its id now');
delete from public.travels where id = 'test-loop';
select is((select string_agg(title, ' ' order by id) from public.deleted_records where record_id = 'test-loop'),
  'Loop Another', 'two things that had one id after the other');

delete from public.tags where id = 'test-tag';
select is(tests.restoring(), 'It belongs to “test-tag” in the tags, which no longer exists. Restore that first.', 'not without its tag');
select is_empty($$ select id from public.travels where id = 'test-loop' $$, 'and nothing of it is left behind');
select lives_ok($$ select public.restore_record((select id from public.deleted_records where record_id = 'test-tag')) $$, 'the tag first');

select is(public.restore_record((select id from deletions)), 'test-loop', 'then the travel');
select results_eq($$ select title, price, region_id, status::text from public.travels where id = 'test-loop' $$,
  $$ values ('Loop', '1 DA', 'test-region', 'draft') $$, 'as it was, but a draft');
select results_eq($$ select day_number, title, stops, distance_km from public.travel_days where travel_id = 'test-loop' order by 1 $$,
  $$ values (1, 'Out', array['A', 'B'], 120), (2, 'Home', '{}', null) $$, 'with its days in their order');
select is((select concat(string_agg(type_id, ''), ' ', (select string_agg(tag_id, '') from public.travel_tags where travel_id = 'test-loop'),
    ' ', (select string_agg(vehicle_id, '') from public.travel_vehicles where travel_id = 'test-loop'))
  from public.travel_types where travel_id = 'test-loop'), 'test-type test-tag test-van', 'its types, tags and vehicles');
select is(tests.restoring(), 'This can no longer be restored: it was already restored, or its retention period is over.', 'once');

-- What customers wrote is not deleted along.
select tests.be_server();
select tests.create_review('test-loop');
select tests.become('admin');
select is(tests.refusal($$ delete from public.travels where id = 'test-loop' $$),
  'It has 1 review and cannot be deleted. Archive it instead.', 'a travel with a review stays');

-- After 30 days it is over.
delete from public.vehicles where id = 'test-van';
select is((select count(*)::int from public.deleted_records where record_id = 'test-van'), 1, 'a vehicle is listed');
select tests.be_server();
update public.record_changes set changed_at = now() - interval '30 days 1 minute' where record_id = 'test-van';
select tests.become('admin');
select is((select count(*)::int from public.deleted_records where record_id = 'test-van'), 0, 'and after 30 days is not');

-- What has no status comes back too.
select tests.be_server();
insert into public.places (id, name, latitude, longitude) values ('test-place', 'Test place', 36.7, 3);
select tests.become('staff');
delete from public.places where id = 'test-place';
select tests.become('admin');
select is(public.restore_record((select id from public.deleted_records where record_id = 'test-place')), 'test-place',
  'a place comes back');

select * from finish();
rollback;
