begin;
select plan(9);

select tests.create_accounts();
-- Removes all other admins of this database.
select tests.be_server();
update public.staff_roles set role = 'staff'
where role = 'admin' and user_id not in (tests.id_of('admin'), tests.id_of('disabled'));

select is(tests.attempt(format('update public.staff_roles set role = ''staff'' where user_id = %L', tests.id_of('admin'))),
  '23514', 'the server cannot demote the last active admin');
select is(tests.attempt(format('delete from public.staff_roles where user_id = %L', tests.id_of('admin'))),
  '23514', 'nor take the role');
select is(tests.attempt(format('update public.profiles set disabled_at = now() where id = %L', tests.id_of('admin'))),
  '23514', 'nor disable them');
select is(tests.attempt(format('delete from auth.users where id = %L', tests.id_of('admin'))),
  '23514', 'nor remove the account');
select is(tests.attempt(format('delete from public.staff_roles where user_id = %L', tests.id_of('disabled'))),
  '1 rows', 'a disabled admin does not count, and may go');

-- With a second one, either may go, but not both in one statement.
update public.staff_roles set role = 'admin' where user_id = tests.id_of('staff');
select is(tests.attempt(format('delete from public.staff_roles where user_id = %L', tests.id_of('admin'))),
  '1 rows', 'one of two may go');
select is(tests.attempt('update public.staff_roles set role = ''staff'''), '23514', 'both at once may not');
select is(tests.attempt('delete from public.staff_roles'), '23514', 'nor all of them');

select tests.become('staff');
select is(tests.attempt(format('update public.profiles set disabled_at = now() where id = %L', tests.id_of('admin'))),
  '1 rows', 'an admin may disable another while one remains');

select * from finish();
rollback;
