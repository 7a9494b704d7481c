begin;
select plan(15);

select tests.create_accounts();
create function tests.entry(fields jsonb default '{}') returns text
language sql as $$
  select format('select public.add_submission(%L)', '{"id": "00000000-0000-4000-8000-0000000000e1", "name": "Karim",
    "email": "karim@example.com", "service": "general", "message": "Wants four days in Timimoun.", "channel": "phone",
    "phone": "+213 555 12 34 56", "consent_note": "Agreed on the phone."}'::jsonb || fields)
$$;
grant execute on function tests.entry(jsonb) to anon, authenticated;

select tests.become('anonymous');
select is(tests.attempt(tests.entry()), '42501', 'anonymous enters nothing');
select tests.become('visitor');
select is(tests.attempt(tests.entry()), '42501', 'nor does an account without a role');
select tests.become('disabled');
select is(tests.attempt(tests.entry()), '42501', 'nor a disabled admin');

-- Visitors would now be refused.
select tests.be_server();
update public.site_settings set requires_proof_of_work = true where id = 1;
update private.limits set allowed = 0 where kind = 'inquiry';
select tests.become('staff');
select is(tests.attempt(tests.entry('{"channel": "form"}')), '23514', 'an entry names its channel');
select is(tests.attempt(tests.entry('{"consent_note": null}')), '23514', 'and how the person agreed');
select is(tests.attempt(tests.entry('{"message": "Short"}')), '23514', 'checks of the table apply');
select is(tests.attempt(tests.entry('{"departureDate": "2020-01-01"}')), '23514', 'and so do the bounds of dates');
select is(tests.attempt(tests.entry('{"email": "karim"}')), '23514', 'and the format of the address');
select lives_ok(tests.entry(), 'the rules for visitors do not');
select results_eq('select channel, status::text, created_by, assignee_id, is_test from public.contact_submissions',
  $$ values ('phone', 'new', tests.id_of('staff'), null::uuid, false) $$, 'it is new and says who entered it');
select is(tests.attempt(tests.entry()), '23505', 'a retry does not create a second one');
select lives_ok(tests.entry(jsonb_build_object('id', gen_random_uuid(), 'assignee_id', tests.id_of('admin'),
  'travel_ids', array['timimoun'])), 'it can have an owner and a travel');
select results_eq($$ select status::text, travel_ids from public.contact_submissions
    join public.inquiry_selections on submission_id = id where assignee_id = tests.id_of('admin') $$,
  $$ values ('in_progress', array['timimoun']) $$, 'and is then in progress');

select tests.be_server();
select is((select count(*) from public.unnotified_assignments()), 1::bigint, 'its owner is notified');
update public.contact_submissions set created_at = now() - interval '5 minutes' where true;
select is_empty('select public.start_outbox_drain()', 'nobody gets an email about what was said on the phone');

select * from finish();
rollback;
