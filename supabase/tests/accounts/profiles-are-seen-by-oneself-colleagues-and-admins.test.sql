begin;
select plan(5);

select tests.create_accounts();
select tests.create_user('other@tests.example');

create function tests.seen() returns text
language sql as $$
  select string_agg(split_part(email, '@', 1), ' ' order by email)
  from public.profiles where email like '%@tests.example'
$$;

select tests.become('anonymous');
select is(tests.attempt('select * from public.profiles'), '42501', 'anonymous');
select tests.become('visitor');
select is(tests.seen(), 'visitor', 'an account without a role sees itself');
select tests.become('disabled');
select is(tests.seen(), null, 'a disabled admin sees nobody');
select tests.become('staff');
select is(tests.seen(), 'admin disabled staff', 'staff see those with a role');
select tests.become('admin');
select is(tests.seen(), 'admin disabled other staff visitor', 'an admin sees everybody');

select * from finish();
rollback;
