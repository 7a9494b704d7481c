begin;
select plan(8);

select tests.create_accounts();
create function tests.listed() returns text
language sql as $$
  select tests.attempt('select id from public.accounts where email like ''%@tests.example''')
$$;

select tests.become('anonymous');
select is(tests.listed(), '42501', 'anonymous reads none');
select tests.become('visitor');
select is(tests.listed(), '1 rows', 'an account without a role sees itself');
select tests.become('staff');
select is(tests.listed(), '3 rows', 'staff see their colleagues');
select tests.become('disabled');
select is(tests.listed(), '0 rows', 'a disabled admin sees none');
select tests.become('admin');
select is(tests.listed(), '4 rows', 'an admin sees all');
select is(
  (select role::text from public.accounts where id = tests.id_of('staff')), 'staff', 'with the role');
select is(
  (select role::text from public.accounts where id = tests.id_of('visitor')), null, 'or without one');
select is(tests.attempt('delete from public.accounts'), '55000', 'a list to read: nothing is changed through it');

select * from finish();
rollback;
