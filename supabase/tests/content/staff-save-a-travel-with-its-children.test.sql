begin;
select plan(17);

select tests.create_accounts();
insert into public.types (id, title) values ('test-type', 'Test type'), ('test-other', 'Other type');
insert into public.tags (id, title) values ('test-tag', 'Test tag'), ('test-other', 'Other tag');
insert into public.travels (id, title, price, updated_at) values ('test-old', 'Old', '1 DA', '2026-01-01 00:00:00+00');
insert into public.travel_tags values ('test-old', 'test-tag');
-- Adding the tag was a change of the travel.
update public.travels set updated_at = updated_at where id = 'test-old';

create function tests.new_travel(days text default '[]') returns text
language sql as $$
  select format($f$ select public.save_travel('{"id": "test-new", "title": "New", "highlights": ["A bay"]}',
    array['test-type'], array['test-tag', 'test-other'], %L) $f$, days)
$$;
create function tests.changed_travel() returns text
language sql as $$
  select $f$ select public.save_travel('{"id": "test-old", "title": "Changed"}', '{}', '{}', '[]', '2020-01-01') $f$
$$;

select tests.become('anonymous');
select is(tests.attempt(tests.new_travel()), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.attempt(tests.new_travel()), '42501', 'visitor: refused');
select is(tests.attempt(tests.changed_travel()), '42501', 'visitor: refused to change one');
select tests.become('disabled');
select is(tests.attempt(tests.new_travel()), '42501', 'disabled admin: refused');
select tests.become('admin');
select is(tests.attempt(tests.new_travel()), '1 rows', 'admin: saves');
select tests.become('staff');
select is(tests.attempt(tests.new_travel()), '1 rows', 'staff: saves');

select is(tests.attempt(tests.new_travel('[{"title": "Day", "driving_hours": 25}]')), '23514', 'a day out of range');
select is_empty($$ select id from public.travels where id = 'test-new' $$, 'leaves nothing of the travel behind');

select isnt(
  public.save_travel('{"id": "test-new", "title": "New", "highlights": ["A bay"]}', array['test-type'],
    array['test-tag', 'test-other'], '[{"title": "First", "stops": ["A", "B"]}, {"title": "Second", "distance_km": 12}]'),
  null, 'a new travel answers its moment');
select results_eq(
  $$ select highlights, status::text, location from public.travels where id = 'test-new' $$,
  $$ values (array['A bay'], 'draft', '') $$, 'what is not named has its default');
select results_eq(
  $$ select day_number, title, stops, distance_km from public.travel_days where travel_id = 'test-new' order by 1 $$,
  $$ values (1, 'First', array['A', 'B'], null), (2, 'Second', '{}', 12) $$, 'days are numbered in their order');

select is(public.save_travel('{"id": "test-old", "title": "Mine"}', '{}', '{}', '[]', '2026-01-01 00:00:00+00'), null,
  'a travel that changed since it was read is not saved');
select results_eq(
  $$ select title, (select count(*)::int from public.travel_tags where travel_id = id) from public.travels where id = 'test-old' $$,
  $$ values ('Old', 1) $$, 'and nothing of it has changed');

select isnt(
  public.save_travel('{"id": "test-old", "title": "Mine"}', array['test-other'], array['test-other'], '[]',
    (select updated_at from public.travels where id = 'test-old')), null, 'as it was read, it is saved');
select results_eq(
  $$ select title, price, (select string_agg(tag_id, ' ') from public.travel_tags where travel_id = id),
      (select string_agg(type_id, ' ') from public.travel_types where travel_id = id)
     from public.travels where id = 'test-old' $$,
  $$ values ('Mine', '1 DA', 'test-other', 'test-other') $$, 'with its tags and types, and columns not named as they were');

select is(public.save_travel('{"id": "test-gone", "title": "Gone"}', '{}', '{}', '[]', now()), null,
  'a travel that is gone is not saved');
select is_empty($$ select id from public.travels where id = 'test-gone' $$, 'nor made again');

select * from finish();
rollback;
