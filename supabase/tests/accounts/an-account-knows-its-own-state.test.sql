begin;
select plan(8);

select tests.create_accounts();

select tests.become('visitor');
select is(public.account_state(), 'waiting', 'without a role: waiting');
select tests.become('staff');
select is(public.account_state(), 'staff', 'staff');
select tests.become('admin');
select is(public.account_state(), 'admin', 'admin');
select tests.become('disabled');
select is(public.account_state(), 'disabled', 'a disabled admin is only that');
select tests.authenticate_as(gen_random_uuid());
select is(public.account_state(), null, 'a token of a removed account has none');
select tests.become('anonymous');
select is(tests.attempt('select public.account_state()'), '42501', 'anonymous may not ask');

-- Roles are read at every request: what changes counts at once, whatever the token says.
select tests.become('admin');
update public.staff_roles set role = 'admin' where user_id = tests.id_of('staff');
select tests.become('staff');
select is(public.account_state(), 'admin', 'a promotion counts at once');
select tests.become('admin');
update public.profiles set disabled_at = now() where id = tests.id_of('staff');
select tests.become('staff');
select is(public.account_state(), 'disabled', 'so does disabling');

select * from finish();
rollback;
