begin;
select plan(10);

select tests.create_accounts();

create function tests.disable(who text) returns text
language sql as $$
  select tests.attempt(format('update public.profiles set disabled_at = now() where id = %L', tests.id_of(who)))
$$;
create function tests.enable(who text) returns text
language sql as $$
  select tests.attempt(format('update public.profiles set disabled_at = null where id = %L', tests.id_of(who)))
$$;

select tests.become('admin');
select is(tests.disable('visitor'), '1 rows', 'an admin disables an account');
select is(tests.disable('staff'), '1 rows', 'an admin disables staff');
select is(tests.disable('admin'), '42501', 'an admin cannot disable themselves');
select throws_ok(
  format('update public.profiles set disabled_at = now() where id = %L', tests.id_of('admin')),
  '42501', 'You cannot disable your own account.', 'and reads why');
select is(tests.enable('disabled'), '1 rows', 'an admin enables again');
select tests.become('staff');
select is(tests.disable('staff'), '42501', 'staff cannot disable themselves');
select is(tests.disable('visitor'), '0 rows', 'staff disable nobody');
select tests.become('visitor');
select is(tests.disable('visitor'), '42501', 'an account cannot disable itself');
select tests.become('disabled');
select is(tests.enable('disabled'), '0 rows', 'the disabled cannot enable themselves');
select is(tests.disable('staff'), '0 rows', 'nor disable others');

select * from finish();
rollback;
