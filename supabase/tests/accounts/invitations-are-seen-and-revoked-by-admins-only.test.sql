begin;
select plan(18);

select tests.create_accounts();
insert into public.staff_invitations (email, role, token_hash, accepted_at, revoked_at) values
  ('open@tests.example', 'staff', 'hash-1', null, null),
  ('accepted@tests.example', 'staff', 'hash-2', now(), null),
  ('revoked@tests.example', 'staff', 'hash-3', null, now());

create function tests.revoke(whose text) returns text
language sql as $$
  select tests.attempt(format('update public.staff_invitations set revoked_at = now() where email = %L',
    whose || '@tests.example'))
$$;

select tests.become('anonymous');
select is(tests.attempt('select id from public.staff_invitations'), '42501', 'anonymous reads none');
select is(tests.revoke('open'), '42501', 'anonymous revokes none');
select tests.become('visitor');
select is(tests.attempt('select id from public.staff_invitations'), '0 rows', 'an account without a role reads none');
select is(tests.revoke('open'), '0 rows', 'an account without a role revokes none');
select tests.become('staff');
select is(tests.attempt('select id from public.staff_invitations'), '0 rows', 'staff read none');
select is(tests.revoke('open'), '0 rows', 'staff revoke none');
select tests.become('disabled');
select is(tests.attempt('select id from public.staff_invitations'), '0 rows', 'a disabled admin reads none');
select is(tests.revoke('open'), '0 rows', 'a disabled admin revokes none');

select tests.become('admin');
select is(tests.attempt('select id from public.staff_invitations where email like ''%@tests.example'''), '3 rows',
  'an admin reads them');
select is(tests.attempt('select token_hash from public.staff_invitations'), '42501', 'but never the token');
select is(tests.revoke('open'), '1 rows', 'an admin revokes an open one');
select is(tests.revoke('accepted'), '0 rows', 'an accepted one stays');
select is(tests.attempt('update public.staff_invitations set revoked_at = null'), '42501', 'none is opened again');
select is(tests.attempt('update public.staff_invitations set role = ''admin'''), '42501', 'its role is fixed');
select is(tests.attempt('insert into public.staff_invitations (email, role, token_hash)
  values (''x@tests.example'', ''staff'', ''x'')'), '42501', 'only the server invites');
select is(tests.attempt('delete from public.staff_invitations'), '42501', 'and none is deleted');

select tests.be_server();
select is(tests.attempt('insert into public.staff_invitations (email, role, token_hash)
  values (''OPEN@tests.example'', ''admin'', ''hash-4'')'), '23505', 'one open invitation for an address');
select is(tests.attempt('insert into public.staff_invitations (email, role, token_hash)
  values (''revoked@tests.example'', ''admin'', ''hash-4'')'), '1 rows', 'a new one after a revoked one');

select * from finish();
rollback;
