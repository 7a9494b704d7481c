begin;
select plan(6);

select tests.create_accounts();
create function tests.asked_with(prefer text) returns text
language sql as $$
  select set_config('request.headers', jsonb_build_object('prefer', prefer)::text, true);
  select tests.attempt('select private.check_request()')
$$;

select is(tests.asked_with('return=minimal, Count=planned'), '42501', who || ' gets no planned count')
from unnest(array['anonymous', 'visitor', 'staff']) who cross join lateral (select tests.become(who)) became;
select is(tests.asked_with('count=exact'), '1 rows', 'an exact count is given');
select tests.be_server();
select is(tests.asked_with('count=planned'), '1 rows', 'the server gets what it asks for');
select ok(
  not exists (select 1 from pg_roles where rolname = 'authenticator')
  or private.install_request_check() in ('Installed.', 'Not installed: permission denied to alter role'),
  'PostgREST is configured to call it');

select * from finish();
rollback;
