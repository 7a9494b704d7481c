begin;
select plan(15);

select tests.create_accounts();
select tests.create_user('amel@tests.example');
insert into public.staff_invitations (email, role, token_hash, invited_by, expires_at, revoked_at) values
  ('amel@tests.example', 'staff', 'hash-open', tests.id_of('admin'), now() + interval '1 day', null),
  ('visitor@tests.example', 'staff', 'hash-expired', null, now() - interval '1 second', null),
  ('revoked@tests.example', 'staff', 'hash-revoked', null, now() + interval '1 day', now()),
  ('disabled@tests.example', 'staff', 'hash-disabled', null, now() + interval '1 day', null),
  ('staff@tests.example', 'admin', 'hash-staff', null, now() + interval '1 day', null);

create function tests.accept(hash text, who text) returns text
language sql as $$
  select tests.attempt(format('select public.accept_staff_invitation(%L, %L)', hash, tests.id_of(who)))
$$;

select tests.become('anonymous');
select is(tests.accept('hash-open', 'amel'), '42501', 'anonymous accepts none');
select tests.become('amel');
select is(tests.accept('hash-open', 'amel'), '42501', 'nor does the invited person');
select tests.become('admin');
select is(tests.accept('hash-open', 'amel'), '42501', 'nor an admin');

select tests.be_server();
set local role service_role;
select is(tests.accept('hash-unknown', 'amel'), 'PT410', 'an unknown link opens nothing');
select is(tests.accept('hash-expired', 'visitor'), 'PT410', 'nor an expired one');
select is(tests.accept('hash-revoked', 'visitor'), 'PT410', 'nor a revoked one');
select is(tests.accept('hash-open', 'visitor'), 'PT403', 'nor for another address');
select is(tests.accept('hash-disabled', 'disabled'), 'PT403', 'nor for a disabled account');

select is(public.accept_staff_invitation('hash-open', tests.id_of('amel'))::text, 'staff', 'the server accepts');
select results_eq(
  $$ select role::text, granted_by from public.staff_roles where user_id = tests.id_of('amel') $$,
  $$ values ('staff', tests.id_of('admin')) $$,
  'the role is granted, by the person who invited'
);
select isnt(
  (select accepted_at from public.staff_invitations where token_hash = 'hash-open'), null, 'the invitation is closed');
select is(
  (select accepted_by from public.staff_invitations where token_hash = 'hash-open'), tests.id_of('amel'), 'by them');
select is(tests.accept('hash-open', 'amel'), 'PT410', 'and does not open twice');

select public.accept_staff_invitation('hash-staff', tests.id_of('staff'));
select is(
  (select role::text from public.staff_roles where user_id = tests.id_of('staff')), 'staff',
  'a role given in the meantime stays');

reset role;
insert into public.staff_roles (user_id, role, granted_by) select id, 'staff', tests.id_of('admin')
from public.profiles where email = 'visitor@tests.example';
select is((select actor_id from public.record_changes where resource = 'staff_roles'
  and record_id = tests.id_of('visitor')::text order by id desc limit 1), tests.id_of('admin'),
  'the history names who granted the role, by an invitation too');

select * from finish();
rollback;
