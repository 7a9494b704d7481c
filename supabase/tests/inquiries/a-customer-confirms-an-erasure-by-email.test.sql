begin;
select plan(17);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
select private.inquiry_link_for('00000000-0000-4000-8000-000000000001');

create function tests.ask(address text default ' NADIA@example.com ') returns boolean
language sql as $$ select public.request_erasure('00000000-0000-4000-8000-000000000001', address) $$;
create function tests.confirm(hash text default 'secret') returns text
language sql as $$ select public.confirm_erasure(hash, '{"en": "Please erase my data."}', '{}') $$;
create function tests.emailed() returns void
language sql as $$ update public.inquiry_links set erasure_token_hash = 'secret', erasure_emailed_at = now()
  where submission_id = '00000000-0000-4000-8000-000000000001' and revoked_at is null $$;

select tests.become('admin');
select is(tests.attempt('select public.request_erasure(gen_random_uuid(), ''x'')'), '42501', 'the server alone asks');
select is(tests.attempt('select public.confirm_erasure(''secret'', ''{}'', ''{}'')'), '42501', 'and confirms');
select is(tests.attempt('select erasure_token_hash from public.inquiry_links'), '42501', 'nobody reads the hash');

select tests.be_server();
select ok(not tests.ask('other@example.com'), 'another address asks for nothing');
select is_empty('select * from public.requested_erasures()', 'so no email is due');
select ok(tests.ask(), 'their own does');
select is((select count(*)::int from public.contact_submissions), 2, 'which erases nothing');
select results_eq('select email from public.requested_erasures()', $$ values ('nadia@example.com') $$,
  'an email to the address is due');
select tests.emailed();
select is(tests.confirm('other'), null, 'another link confirms nothing');

-- A trip that is ahead, of any of their inquiries.
reset role;
update public.contact_submissions set status = 'won', trip_ended_on = current_date + 2, assignee_id = tests.id_of('staff')
where id = '00000000-0000-4000-8000-000000000002';
set local role service_role;
select is(tests.confirm(), 'office', 'with a trip ahead, the office decides');
select is(tests.confirm(), 'office', 'a second click says the same');
select results_eq($$ select submission_id, body from public.submission_messages $$,
  $$ values ('00000000-0000-4000-8000-000000000002'::uuid, 'Please erase my data.') $$, 'and is one message about that trip');
reset role;
update public.contact_submissions set trip_ended_on = current_date - 5 where id = '00000000-0000-4000-8000-000000000002';
update public.inquiry_links set erasure_requested_at = now() - interval '121 minutes' where erasure_token_hash = 'secret';
set local role service_role;
select is(tests.confirm(), null, 'an old link confirms nothing');
select ok(tests.ask(), 'they ask again');
select tests.emailed();
select is(tests.confirm(), 'erased', 'and after the trip, everything is erased');
select is_empty($$ select id from public.contact_submissions where email = 'nadia@example.com' $$, 'all their inquiries');
select results_eq($$ select inquiry ->> 'reference', inquiry ->> 'status', owners
    from public.unnotified_erasures(), jsonb_array_elements(inquiries) inquiry order by 2 $$,
  $$ values ('00000000', 'new', array['staff@tests.example']), ('00000000', 'won', array['staff@tests.example']) $$,
  'the office and the owner are told');

select * from finish();
rollback;
