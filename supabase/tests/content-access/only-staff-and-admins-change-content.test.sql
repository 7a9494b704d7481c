begin;
select plan(75);

select tests.create_accounts();
select tests.create_content();

create function tests.change(of_table text, key text, changeable text) returns text
language sql as $$
  select tests.attempt(format('update public.%I set %I = ''Changed'' where %I = ''test-published''',
    of_table, changeable, key))
$$;

select tests.become('anonymous');
select is(tests.change(name, key, changeable), '42501', 'anonymous: ' || name) from tests.content_tables;

select tests.become('visitor');
select is(tests.change(name, key, changeable), '0 rows', 'visitor: ' || name) from tests.content_tables;

select tests.become('disabled');
select is(tests.change(name, key, changeable), '0 rows', 'disabled admin: ' || name) from tests.content_tables;

select tests.become('staff');
select is(tests.change(name, key, changeable), '1 rows', 'staff: ' || name) from tests.content_tables;

select tests.become('admin');
select is(tests.change(name, key, changeable), '1 rows', 'admin: ' || name) from tests.content_tables;

select * from finish();
rollback;
