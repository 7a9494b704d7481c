begin;
select plan(25);

select tests.create_accounts();
select tests.create_content();
insert into public.types (id, title) values ('test-term', 'Test term');
insert into public.tags (id, title) values ('test-term', 'Test term');

-- Each on a draft and on a published travel; a vehicle's link and a review's subject need both ends published.
insert into public.travel_tags (travel_id, tag_id)
select 'test-' || state, 'test-term' from unnest(array['draft', 'published']) state;
insert into public.travel_types (travel_id, type_id)
select 'test-' || state, 'test-term' from unnest(array['draft', 'published']) state;
insert into public.travel_days (travel_id, day_number, title)
select 'test-' || state, 1, 'Day' from unnest(array['draft', 'published']) state;
insert into public.travel_vehicles (travel_id, vehicle_id)
values ('test-draft', 'test-published'), ('test-published', 'test-draft'), ('test-published', 'test-published');
select tests.create_review('test-draft');
select tests.create_review('test-published');
select tests.create_review(null, 'published', 'test-draft');
select tests.create_review('test-published', 'pending');

create function tests.seen(of_table text) returns text
language sql as $$
  select tests.attempt(format(
    case of_table when 'review_subjects' then 'select id from public.%I'
      else 'select travel_id from public.%I where travel_id like ''test-%%''' end, of_table))
$$;
create temp table children as
select unnest(array['travel_tags', 'travel_types', 'travel_days', 'travel_vehicles', 'review_subjects']) as name;
grant select on children to anon, authenticated;

select tests.become('anonymous');
select is(tests.seen(name), '1 rows', 'anonymous: ' || name) from children;
select tests.become('visitor');
select is(tests.seen(name), '1 rows', 'visitor: ' || name) from children;
select tests.become('disabled');
select is(tests.seen(name), '1 rows', 'disabled admin: ' || name) from children;

select tests.become('staff');
select is(tests.seen(name), case name when 'travel_vehicles' then '3 rows' when 'review_subjects' then '4 rows' else '2 rows' end,
  'staff: ' || name) from children;
select tests.become('admin');
select is(tests.seen(name), case name when 'travel_vehicles' then '3 rows' when 'review_subjects' then '4 rows' else '2 rows' end,
  'admin: ' || name) from children;

select * from finish();
rollback;
