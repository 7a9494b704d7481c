begin;
select plan(16);

select tests.create_accounts();

create function tests.rename(who text) returns text
language sql as $$
  select tests.attempt(format('update public.profiles set full_name = ''Other'' where id = %L', tests.id_of(who)))
$$;
create function tests.change(field text, value text) returns text
language sql as $$
  select tests.attempt(format('update public.profiles set %I = %L where id = auth.uid()', field, value))
$$;

select tests.become('anonymous');
select is(tests.rename('visitor'), '42501', 'anonymous renames nobody');
select tests.become('disabled');
select is(tests.rename('disabled'), '0 rows', 'a disabled admin not even themselves');
select tests.become('visitor');
select is(tests.rename('visitor'), '1 rows', 'an account renames itself');
select is(tests.rename('staff'), '0 rows', 'but nobody else');
select tests.become('staff');
select is(tests.rename('staff'), '1 rows', 'staff rename themselves');
select is(tests.rename('admin'), '0 rows', 'but no colleague');
select tests.become('admin');
select is(tests.rename('visitor'), '1 rows', 'an admin renames everybody');
select is(tests.change('email', 'other@example.com'), '42501', 'an address changes only with the account');
select is(tests.change('id', gen_random_uuid()::text), '42501', 'an id never');
select is(tests.change('last_sign_in_at', '2020-01-01'), '42501', 'nor the last sign-in');
select is(tests.change('created_at', '2020-01-01'), '42501', 'nor the beginning');
select is(tests.change('full_name', repeat('n', 200)), '1 rows', 'a name of 200 characters');
select is(tests.change('full_name', repeat('n', 201)), '23514', 'but not of 201');
select is(tests.attempt(format('insert into public.profiles (id, email) values (%L, ''x@example.com'')',
  gen_random_uuid())), '42501', 'nobody makes a profile');
select is(tests.attempt('delete from public.profiles'), '42501', 'nobody deletes one');
select tests.become('visitor');
select is(tests.attempt('delete from public.profiles'), '42501', 'not even their own');

select * from finish();
rollback;
