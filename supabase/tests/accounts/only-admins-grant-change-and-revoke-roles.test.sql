begin;
select plan(19);

select tests.create_accounts();

create function tests.outcomes(who text) returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt(format('insert into public.staff_roles (user_id, role) values (%L, ''staff'')', tests.id_of(who))),
    tests.attempt(format('update public.staff_roles set role = ''admin'' where user_id = %L', tests.id_of(who))),
    tests.attempt(format('delete from public.staff_roles where user_id = %L', tests.id_of(who))))
$$;

select tests.become('anonymous');
select is(tests.outcomes('visitor'), '42501, 42501, 42501', 'anonymous');
select is(tests.attempt('select * from public.staff_roles'), '42501', 'anonymous reads none');

select tests.become('visitor');
select is(tests.outcomes('visitor'), '42501, 0 rows, 0 rows', 'an account cannot raise itself');
select is(tests.outcomes('staff'), '42501, 0 rows, 0 rows', 'nor touch others');
select is(tests.attempt('select * from public.staff_roles'), '0 rows', 'and reads none');

select tests.become('staff');
select is(tests.outcomes('visitor'), '42501, 0 rows, 0 rows', 'staff raise nobody');
select is(tests.outcomes('staff'), '42501, 0 rows, 0 rows', 'nor themselves');
select is(tests.outcomes('admin'), '42501, 0 rows, 0 rows', 'and take nothing from an admin');
select is(tests.attempt(format('select * from public.staff_roles where user_id in (%L, %L)',
  tests.id_of('staff'), tests.id_of('admin'))), '2 rows', 'staff see who is staff');

select tests.become('disabled');
select is(tests.outcomes('visitor'), '42501, 0 rows, 0 rows', 'a disabled admin raises nobody');
select is(tests.outcomes('staff'), '42501, 0 rows, 0 rows', 'nor changes anybody');
select is(tests.attempt('select * from public.staff_roles'), '0 rows', 'and reads none, not even their own');

select tests.become('admin');
select is(tests.outcomes('visitor'), '1 rows, 0 rows, 0 rows', 'an admin gives a role');
select is(tests.outcomes('staff'), '23505, 1 rows, 1 rows', 'an admin changes and takes one');
select is(tests.outcomes('admin'), '42501, 42501, 42501', 'but never their own');
select is(tests.attempt(format('update public.staff_roles set user_id = %L', tests.id_of('visitor'))), '42501',
  'a role does not move to another person');
select is(tests.attempt(format('insert into public.staff_roles (user_id, role, granted_by) values (%L, ''staff'', %L)',
  tests.id_of('visitor'), tests.id_of('staff'))), '42501', 'nobody says who gave it');

insert into public.staff_roles (user_id, role) values (tests.id_of('visitor'), 'staff');
select is((select granted_by from public.staff_roles where user_id = tests.id_of('visitor')), tests.id_of('admin'),
  'it is written down');
select tests.be_server();
select is(tests.attempt(format('update public.staff_roles set user_id = gen_random_uuid() where user_id = %L',
  tests.id_of('staff'))), '23514', 'not even the server moves a role');

select * from finish();
rollback;
