begin;
select plan(44);

select tests.create_accounts();
select tests.create_content();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
insert into public.inquiry_selections (submission_id, travel_ids)
values ('00000000-0000-4000-8000-000000000001', '{test-published}');
update public.contact_submissions set assignee_id = tests.id_of('staff'), status = 'waiting'
where id = '00000000-0000-4000-8000-000000000001';
insert into public.submission_messages (id, submission_id, author_id, body, sent_at) values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000001', tests.id_of('staff'), 'Our answer', now()),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-000000000001', tests.id_of('staff'), 'A draft', null);
insert into public.inquiry_files (id, submission_id, message_id, name, mime_type, bytes, stored_at) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000000001', null, 'own.jpg', 'image/jpeg', 1, now()),
  ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000c1', 'sent.pdf', 'application/pdf', 1, now()),
  ('00000000-0000-4000-8000-0000000000f3', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000c2', 'draft.pdf', 'application/pdf', 1, now());
insert into public.submission_notes (submission_id, body) values ('00000000-0000-4000-8000-000000000001', 'A note of the office');

create function tests.page(number integer default 1) returns jsonb
language sql as $$ select public.my_inquiry(('00000000-0000-4000-8000-00000000000' || number)::uuid) $$;
create function tests.says(message text, words text, number integer default 1) returns boolean
language sql as $$
  select public.write_to_inquiry(('00000000-0000-4000-8000-00000000000' || number)::uuid,
    ('00000000-0000-4000-8000-0000000000' || message)::uuid, words)
$$;
create function tests.state(number integer default 1) returns text
language sql as $$
  select status || ' ' || awaits from public.contact_submissions where id = ('00000000-0000-4000-8000-00000000000' || number)::uuid
$$;
create function tests.events() returns text
language sql as $$
  select string_agg(kind || ' ' || coalesce(from_value, '–') || ' ' || coalesce(to_value, '–'), ', ' order by id)
  from public.submission_events where kind in ('dates', 'group_size', 'children_under_12', 'children_under_5')
$$;

select is(tests.attempt('select tests.page()'), '1 rows', 'the owner of the database reads it');
select tests.become('staff');
select is(tests.attempt('select tests.page()'), '42501', 'staff have their own screen');
select tests.become('anonymous');
select is(tests.attempt('select tests.page()'), '42501', 'and nobody reads it without the server');
select tests.be_server();
set local role service_role;

-- What is shown.
select is(tests.page() ->> 'reference', '00000000', 'the page names the reference');
select is(tests.page() ->> 'status', 'waiting', 'and the status');
select is(tests.page() ->> 'email', 'n•••@example.com', 'but not the address');
select is(tests.page() #>> '{things,0,title}', (select title from public.travels where id = 'test-published'), 'what was chosen');
select is(tests.page() #>> '{files,0,name}', 'own.jpg', 'and attached');
select is(jsonb_array_length(tests.page() -> 'thread'), 1, 'what was sent');
select is(tests.page() #>> '{thread,0,body}', 'Our answer', 'of the office');
select is(tests.page() #>> '{thread,0,files,0,name}', 'sent.pdf', 'with its files');
select ok(tests.page()::text !~ 'draft|A note|tests.example', 'no draft, no note, no address of a colleague');
select is(tests.page(9), null, 'nothing of an unknown inquiry');

-- Writing back.
select ok(tests.says('d1', ' When do we leave? '), 'a message is saved');
select ok(tests.says('d1', 'When do we leave?'), 'a retry, too');
select is(jsonb_array_length(tests.page() -> 'thread'), 2, 'once');
select is(tests.page() #>> '{thread,1,body}', 'When do we leave?', 'as it was written');
select is(tests.page() #>> '{thread,1,is_own}', 'true', 'by the customer');
select is(tests.state(), 'in_progress office', 'the office is to answer');
select ok(not tests.says('d1', 'Mine', 2), 'a message of another inquiry is not moved');
select ok(not tests.says('c2', 'Mine', 2), 'nor a draft of the office');
select ok(not tests.says('d2', 'Nobody', 9), 'and an unknown inquiry takes none');
select is((select string_agg(submission_id::text, '') from public.unowned_replies()), null, 'the owner gets the other emails');
select ok(tests.says('d3', 'Nobody owns me', 2), 'an inquiry without an owner takes messages, too');
select is((select count(*)::int from public.unowned_replies()), 1, 'and the office is notified');
select throws_ok($$ select public.write_to_inquiry('00000000-0000-4000-8000-000000000002', gen_random_uuid(), 'Again')
  from generate_series(1, 20) $$, 'PT429', null, 'twenty messages an hour');

-- Changes.
select ok(public.change_inquiry('00000000-0000-4000-8000-000000000001', current_date + 10, null, '2'), 'days and group size change');
select ok(public.change_inquiry('00000000-0000-4000-8000-000000000001', current_date + 10, null, '2'), 'once');
select is(tests.events(), 'dates – ' || current_date + 10 || '/.., group_size – 2', 'which is recorded');
select is((select count(*)::int || ' ' || min(email) from public.unnotified_customer_changes()), '2 staff@tests.example', 'and the owner told');
insert into public.notification_settings (user_id, customer_replied) values (tests.id_of('staff'), false);
select is_empty('select * from public.unnotified_customer_changes()', 'who can turn that off');
delete from public.notification_settings where true;
select ok(public.change_inquiry('00000000-0000-4000-8000-000000000001', current_date + 10, null, '2', 1, 2), 'children change');
select is(tests.page() ->> 'childrenUnder12' || ' ' || (tests.page() ->> 'childrenUnder5'), '1 2', 'as the page shows');
select is((select string_agg(kind || ' ' || from_value || ' ' || to_value, ', ' order by kind)
  from public.unnotified_customer_changes() where kind like 'children%'),
  'children_under_12 0 1, children_under_5 0 2', 'and the owner is told');
select throws_ok($$ select public.change_inquiry('00000000-0000-4000-8000-000000000001', current_date + 10, null, '2', 100) $$, '23514',
  null, 'a hundred children are refused');
select throws_ok($$ select public.change_inquiry('00000000-0000-4000-8000-000000000001', current_date - 10, null, '2') $$, '23514',
  null, 'a day in the past is refused');
select is(jsonb_array_length(tests.page() -> 'changes'), 4, 'the page shows what changed');

-- Withdrawing, and coming back.
select ok(public.withdraw_inquiry('00000000-0000-4000-8000-000000000001'), 'an open inquiry is withdrawn');
select ok(public.withdraw_inquiry('00000000-0000-4000-8000-000000000001'), 'a retry changes nothing');
select is(tests.page() ->> 'is_withdrawn', 'true', 'the page says so');
select ok(not public.change_inquiry('00000000-0000-4000-8000-000000000001', null, null, null), 'nothing else changes then');
select ok(tests.says('d4', 'We will come after all.'), 'a message reopens it');
select is(tests.state() || ' ' || (tests.page() ->> 'is_withdrawn'), 'in_progress office false', 'for the office');
reset role;
update public.contact_submissions set status = 'won' where id = '00000000-0000-4000-8000-000000000001';
set local role service_role;
select ok(not public.withdraw_inquiry('00000000-0000-4000-8000-000000000001'), 'a booking is not withdrawn with a click');

select * from finish();
rollback;
