begin;
select plan(12);

select tests.create_accounts();

create function tests.resume(session uuid) returns void
language sql as $$
  select set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', session))::text, true)
$$;

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

-- A token outlives its session; its rights do not.
select tests.be_server();
insert into auth.sessions (id, user_id, created_at, updated_at)
values ('00000000-0000-4000-8000-0000000000c1', tests.id_of('admin'), now(), now());
select tests.become('admin');
select tests.resume('00000000-0000-4000-8000-0000000000c1');
select is(public.account_state(), 'admin', 'during its session');
select tests.be_server();
delete from auth.sessions where id = '00000000-0000-4000-8000-0000000000c1';
select tests.become('admin');
select tests.resume('00000000-0000-4000-8000-0000000000c1');
select is(public.account_state(), null, 'after its end a token has no state');
select is_empty($$ select 1 from public.profiles $$, 'and reads no profile, not even its own');
select is(tests.attempt($$ update public.profiles set full_name = 'x' where true $$), '0 rows', 'nor writes one');

select * from finish();
rollback;
