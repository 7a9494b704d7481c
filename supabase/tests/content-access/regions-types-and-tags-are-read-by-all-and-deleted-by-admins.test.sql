begin;
select plan(15);

select tests.create_accounts();
create temp table vocabularies as select unnest(array['regions', 'types', 'tags']) as name;
grant select on vocabularies to anon, authenticated;
insert into public.regions (id, title) values ('test-term', 'Test term');
insert into public.types (id, title) values ('test-term', 'Test term');
insert into public.tags (id, title) values ('test-term', 'Test term');

create function tests.outcomes(of_table text) returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt(format('select 1 from public.%I where id = ''test-term''', of_table)),
    tests.attempt(format('insert into public.%I (id, title) values (''test-new'', ''New'')', of_table)),
    tests.attempt(format('update public.%I set title = ''Changed'' where id = ''test-term''', of_table)),
    tests.attempt(format('delete from public.%I where id = ''test-term''', of_table)))
$$;

select tests.become('anonymous');
select is(tests.outcomes(name), '1 rows, 42501, 42501, 42501', 'anonymous: ' || name) from vocabularies;

select tests.become('visitor');
select is(tests.outcomes(name), '1 rows, 42501, 0 rows, 0 rows', 'visitor: ' || name) from vocabularies;

select tests.become('disabled');
select is(tests.outcomes(name), '1 rows, 42501, 0 rows, 0 rows', 'disabled admin: ' || name) from vocabularies;

select tests.become('staff');
select is(tests.outcomes(name), '1 rows, 1 rows, 1 rows, 0 rows', 'staff: ' || name) from vocabularies;

select tests.become('admin');
select is(tests.outcomes(name), '1 rows, 1 rows, 1 rows, 1 rows', 'admin: ' || name) from vocabularies;

select * from finish();
rollback;
