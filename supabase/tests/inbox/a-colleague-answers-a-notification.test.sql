begin;
select plan(15);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
update public.contact_submissions set email = 'ina@tests.example', language = 'fr', snoozed_until = now() + interval '1 day'
where id = '00000000-0000-4000-8000-000000000001';
update private.limits set allowed = null where kind = 'unmatched mail';

create function tests.answer(key text, account text, more jsonb default '{}', answer jsonb default '{}') returns text
language sql as $$
  select outcome || coalesce(' ' || fault, '') from jsonb_to_record(public.receive_mail(jsonb_build_object(
    'keys', jsonb_build_array(encode(sha256(convert_to(key, 'UTF8')), 'hex')), 'references', '[]'::jsonb,
    'submission', '00000000-0000-4000-8000-000000000001', 'is_verified', false, 'is_automatic', false,
    'from_email', 'Staff@tests.example', 'from_name', 'Sam', 'to_emails', '[]'::jsonb, 'subject', 'Re', 'body', 'On Friday.',
    'quoted', '> New inquiry', 'email_message_id', '<' || key || '>', 'notes', '{"en": "", "fr": ""}'::jsonb, 'files', '[]'::jsonb,
    'answer', jsonb_build_object('account', tests.id_of(account), 'is_proven', true, 'is_complete', true,
      'has_notification', false) || answer) || more)) as known (outcome text, fault text)
$$;

select tests.be_server();
select is(tests.answer('a', 'staff'), 'answered', 'a colleague''s answer is a reply');
select is(tests.answer('a', 'staff'), 'answered', 'once');
select results_eq($$ select direction, author_id, to_emails, body, quoted, language, sent_at is not null
    from public.submission_messages $$,
  $$ values ('outbound', tests.id_of('staff'), '{ina@tests.example}'::text[], 'On Friday.', '> New inquiry', 'fr', true) $$,
  'of its author, to the customer, without the notification');
select results_eq($$ select status::text, awaits, assignee_id, snoozed_until from public.contact_submissions $$,
  $$ values ('waiting', 'customer', tests.id_of('staff'), null::timestamptz) $$, 'it waits for the customer and has an owner');
select results_eq($$ select kind, actor_id from public.submission_events where kind <> 'received' order by id $$,
  $$ values ('status', tests.id_of('staff')), ('assignee', tests.id_of('staff')) $$, 'the history names the colleague');
select is((select count(*)::int from public.unmailed_messages()), 1, 'and the server writes its email');

select is(tests.answer('b', 'admin'), 'unmatched sender', 'an address that was given to somebody else');
select is(tests.answer('c', 'disabled', '{"from_email": "disabled@tests.example"}'), 'unmatched sender', 'a disabled account');
select is(tests.answer('d', 'visitor', '{"from_email": "visitor@tests.example"}'), 'unmatched sender', 'an account without a role');
select is(tests.answer('e', 'staff', '{}', '{"is_proven": false}'), 'unmatched unproven', 'a sender who is not proven');
select is(tests.answer('f', 'staff', '{"is_automatic": true}'), 'automatic', 'an automatic reply is no answer');
select is(tests.answer('g', 'staff', '{}', '{"account": null}'), 'answered', 'a shared mailbox lets every colleague answer');
update private.limits set allowed = 1 where kind = 'answer by email';
select is(tests.answer('h', 'staff'), 'unmatched limit', 'answers are limited');
select is((select count(*)::int from public.submission_messages), 2, 'what was refused reached nobody');

select tests.become('staff');
select is(tests.attempt($$ select public.attach_mail((select id from public.unmatched_mails where fault = 'limit'),
  '00000000-0000-4000-8000-000000000001') $$), 'PT409', 'and it is no message of the customer');

select * from finish();
rollback;
