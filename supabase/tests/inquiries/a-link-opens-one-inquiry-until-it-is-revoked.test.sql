begin;
select plan(24);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
update public.contact_submissions set email = 'Other@Example.com' where id = '00000000-0000-4000-8000-000000000002';

create function tests.opened(hash text, address text default '192.0.2.1') returns uuid
language sql as $$
  select public.submission_of_link(hash, jsonb_build_object('cf-connecting-ip', address))
$$;
create function tests.link(number integer) returns uuid
language sql as $$
  select public.inquiry_link_for(('00000000-0000-4000-8000-00000000000' || number)::uuid)
$$;

set local role service_role;
select is(tests.link(9), null, 'an unknown inquiry has no link');
select isnt(tests.link(1), null, 'an inquiry has one');
select is(tests.link(1), tests.link(1), 'which stays the same');
select isnt(tests.link(1), tests.link(2), 'and is of this inquiry alone');
update public.inquiry_links set token_hash = 'one' where id = tests.link(1);
update public.inquiry_links set token_hash = 'two' where id = tests.link(2);
select is(tests.opened('one'), '00000000-0000-4000-8000-000000000001', 'it opens its inquiry');
select is((select count(*)::int from public.inquiry_links where last_used_at is not null), 1, 'and says when it was used');
select is(tests.opened('three'), null, 'a guessed one opens nothing');
update public.inquiry_links set expires_at = now() where token_hash = 'one';
select is(tests.opened('one'), null, 'nor does an expired one');
select isnt(tests.link(1), null, 'the next email carries another');
select is((select count(*)::int from public.inquiry_links where submission_id = '00000000-0000-4000-8000-000000000001'
  and revoked_at is null), 1, 'instead of the expired one');
select is(tests.opened('one'), null, 'which stays closed');

-- Revoked and replaced by staff.
select tests.become('visitor');
select is(tests.attempt($$ select public.revoke_inquiry_link('00000000-0000-4000-8000-000000000002') $$), '42501',
  'an account without a role revokes nothing');
select is(tests.attempt('select token_hash from public.inquiry_links'), '42501', 'nobody reads a hash');
select tests.become('staff');
select is(tests.attempt('select token_hash from public.inquiry_links'), '42501', 'nor do staff');
select is((select count(*)::int from public.inquiry_links where revoked_at is null), 2, 'staff see the links');
select public.revoke_inquiry_link('00000000-0000-4000-8000-000000000002');
select public.replace_inquiry_link('00000000-0000-4000-8000-000000000001');
select tests.be_server();
set local role service_role;
select is(tests.opened('two'), null, 'a revoked link opens nothing');
select is((select string_agg(submission_id::text, ' ') from public.requested_inquiry_links()),
  '00000000-0000-4000-8000-000000000001', 'a replaced one is emailed');

-- Renewed by the customer.
select ok(public.renew_inquiry_links(' OTHER@example.com', '{}'), 'an address is taken in any spelling');
select ok(public.renew_inquiry_links('nobody@example.com', '{}'), 'an unknown one gets the same answer');
select is((select count(*)::int from public.requested_inquiry_links()), 2, 'the customer gets a link, too');
update public.inquiry_links set emailed_at = now() where requested_at is not null;
select is((select count(*)::int from public.requested_inquiry_links()), 0, 'once');
select is((select count(*) filter (where public.renew_inquiry_links('x' || number || '@example.com',
    '{"cf-connecting-ip": "192.0.2.9"}'))::int from generate_series(1, 12) number), 10, 'ten an hour from one network');

-- Guessed.
select throws_ok($$ select tests.opened('guess' || number, '192.0.2.7') from generate_series(1, 31) number $$, 'PT429', null,
  'thirty wrong links an hour from one network');
select is((select count(tests.opened('guess' || number, '192.0.2.8'))::int from generate_series(1, 30) number), 0,
  'learn that they open nothing');

select * from finish();
rollback;
