begin;
select plan(20);

select tests.create_accounts();
select tests.create_content();
insert into public.types (id, title) values ('test-term', 'Test term'), ('test-other', 'Other term');
insert into public.tags (id, title) values ('test-term', 'Test term'), ('test-other', 'Other term');
insert into public.travel_tags values ('test-published', 'test-term');
insert into public.travel_types values ('test-published', 'test-term');
insert into public.travel_days (travel_id, day_number, title) values ('test-published', 1, 'Day');
insert into public.travel_vehicles values ('test-published', 'test-published');

create temp table children (name text, add_row text, change text);
insert into children values
  ('travel_tags', $$ ('test-published', 'test-other') $$, $$ tag_id = 'test-other' $$),
  ('travel_types', $$ ('test-published', 'test-other') $$, $$ type_id = 'test-other' $$),
  ('travel_days', $$ (gen_random_uuid(), 'test-published', 2, 'Second day') $$, $$ title = 'Changed' $$),
  ('travel_vehicles', $$ ('test-published', 'test-draft') $$, $$ vehicle_id = 'test-draft' $$);
grant select on children to anon, authenticated;

create function tests.outcomes(of_table text, add_row text, change text) returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt(format('insert into public.%I values %s', of_table, add_row)),
    tests.attempt(format('update public.%I set %s where travel_id = ''test-published''', of_table, change)),
    tests.attempt(format('delete from public.%I where travel_id = ''test-published''', of_table)))
$$;

select tests.become('anonymous');
select is(tests.outcomes(name, add_row, change), '42501, 42501, 42501', 'anonymous: ' || name) from children;
select tests.become('visitor');
select is(tests.outcomes(name, add_row, change), '42501, 0 rows, 0 rows', 'visitor: ' || name) from children;
select tests.become('disabled');
select is(tests.outcomes(name, add_row, change), '42501, 0 rows, 0 rows', 'disabled admin: ' || name) from children;
select tests.become('staff');
select is(tests.outcomes(name, add_row, change), '1 rows, 1 rows, 1 rows', 'staff: ' || name) from children;
select tests.become('admin');
select is(tests.outcomes(name, add_row, change), '1 rows, 1 rows, 1 rows', 'admin: ' || name) from children;

select * from finish();
rollback;
