begin;
select plan(26);

select tests.create_accounts();

create function tests.changed(since interval, first interval default null) returns void
language sql security definer as $$
  update private.publishing set content_changed_at = now() - since, waiting_since = now() - coalesce(first, since)
$$;
create function tests.later() returns void
language sql security definer as $$
  update private.publishing set next_try_at = now();
  update private.build_requests set asked_at = asked_at - interval '1 hour';
$$;
create function tests.claim(by_person boolean default false) returns text
language sql as $$ select string_agg(address, ' ') from public.claim_build_request(by_person) $$;
create function tests.newest() returns bigint
language sql security definer as $$ select max(id) from private.build_requests $$;
create function tests.pause() returns interval
language sql security definer as $$ select next_try_at - now() from private.publishing $$;
create function tests.serve() returns void
language sql as $$ select tests.be_server(); select set_config('role', 'service_role', true) $$;

-- Who may set and see it
select tests.become('anonymous');
select is(tests.attempt('select public.set_build_hook(''https://host.example/hook'')'), '42501', 'anonymous: sets none');
select is(tests.attempt('select public.publishing_state()'), '42501', 'and sees nothing');
select lives_ok('select public.content_changed_at()', 'but the time of the last change, for a build');
select is(tests.attempt('select * from private.publishing'), '42501', 'and reads no table');
select tests.become('visitor');
select is(tests.refusal('select public.set_build_hook(''https://host.example/hook'')'), 'Only administrators set the build hook.', 'an account: sets none');
select is(tests.refusal('select public.publishing_state()'), 'Only staff and admins see the state of publishing.', 'and sees nothing');
select tests.become('disabled');
select is(tests.refusal('select public.set_build_hook(''https://host.example/hook'')'), 'Only administrators set the build hook.', 'a disabled admin: sets none');
select tests.become('staff');
select is(tests.refusal('select public.set_build_hook(''https://host.example/hook'')'), 'Only administrators set the build hook.', 'staff: set none');
select is(tests.attempt('select public.claim_build_request(true)'), '42501', 'and do not take the address');
select tests.become('admin');
select is(tests.refusal(format('select public.set_build_hook(%L)', address)), 'publishing_hook_safe', address || ' is refused')
from unnest(array['http://host.example/hook', 'https://localhost/hook', 'https://me@host.example/hook', 'https://host.example:8443/hook']) address;
select public.set_build_hook(' https://host.example/hook/secret ');
select is(public.publishing_state() ->> 'hook_host', 'host.example', 'an admin sets it and sees the host');
select ok(position('secret' in public.publishing_state()::text) = 0, 'and not the rest of it');
select tests.become('staff');
select is(public.publishing_state() -> 'hook_host', 'null'::jsonb, 'staff see that there is one, not where');

-- When
select tests.serve();
select tests.changed('1 minute');
select is(tests.claim(), null, 'a minute after a change nobody is asked');
select tests.changed('2 minutes');
select is(tests.claim(), 'https://host.example/hook/secret', 'after two the host is');
select is(tests.claim(), null, 'and not twice at once');
select public.settle_build_request(tests.newest(), 'failed', 'The host answered 500.');
select is(tests.pause(), interval '1 minute', 'after a failure there is a pause');
select tests.later();
select is(tests.claim(), 'https://host.example/hook/secret', 'then another try');
select public.settle_build_request(tests.newest(), 'accepted', 'Taken.');
select is(tests.claim(), null, 'once it took it nothing waits');
select tests.later(), tests.changed('10 seconds', '11 minutes');
select is(tests.claim(), 'https://host.example/hook/secret', 'continuous changes delay it by ten minutes at most');
select throws_ok('select tests.claim(true)', 'PT409', 'A rebuild was requested a moment ago.', 'a person may not ask at the same moment');


-- The clock changes the home page, too
select tests.be_server();
set constraints all immediate;
insert into public.hero_slides (title, status, starts_at, ends_at)
  values ('Slide', 'published', now() - interval '5 minutes', now() + interval '1 day');
update private.publishing set waiting_since = null, asking_since = null, checked_at = now() - interval '10 minutes';
select is(private.build_is_due(), false, 'a slide whose time came rests, too');
select isnt((select waiting_since from private.publishing), null, 'and waits then');

select * from finish();
rollback;
