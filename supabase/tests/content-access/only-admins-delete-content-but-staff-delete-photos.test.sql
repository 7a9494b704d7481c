begin;
select plan(75);

select tests.create_accounts();
select tests.create_content();

create function tests.remove(of_table text, key text) returns text
language sql as $$
  select tests.attempt(format('delete from public.%I where %I = ''test-published''', of_table, key))
$$;

select tests.become('anonymous');
select is(tests.remove(name, key), '42501', 'anonymous: ' || name) from tests.content_tables;

select tests.become('visitor');
select is(tests.remove(name, key), '0 rows', 'visitor: ' || name) from tests.content_tables;

select tests.become('disabled');
select is(tests.remove(name, key), '0 rows', 'disabled admin: ' || name) from tests.content_tables;

select tests.become('staff');
select is(tests.remove(name, key), case name when 'photos' then '1 rows' else '0 rows' end, 'staff: ' || name)
from tests.content_tables;

select tests.become('admin');
select is(tests.remove(name, key), '1 rows', 'admin: ' || name) from tests.content_tables;

select * from finish();
rollback;
