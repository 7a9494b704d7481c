begin;
select plan(13);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
insert into public.submission_messages (id, submission_id, author_id, to_emails, body, sent_at)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', tests.id_of('staff'),
  '{ina@tests.example}', 'When?', now());
insert into public.mail_outbox (id, kind, submission_id, to_email, subject, body_text, body_html, idempotency_key, status,
  attempts, sent_at)
values ('00000000-0000-4000-8000-0000000000a1', 'reply', '00000000-0000-4000-8000-000000000001', 'Ina@tests.example', 'One', '', '',
    'message:a1', 'sent', 1, now()),
  ('00000000-0000-4000-8000-0000000000a2', 'newsletter_issue', null, 'ina@tests.example', 'News', '', '', 'issue:a2', 'sent', 1, now());
update public.contact_submissions set status = 'waiting', awaits = 'customer', snoozed_until = now() + interval '1 day',
  assignee_id = tests.id_of('staff') where id = '00000000-0000-4000-8000-000000000001';

create function tests.state() returns text
language sql as $$
  select concat_ws(' ', mail.status, inquiry.status, inquiry.awaits, inquiry.snoozed_until is not null)
  from public.mail_outbox mail join public.contact_submissions inquiry on inquiry.id = mail.submission_id where mail.kind = 'reply'
$$;
-- What is found; nothing of it remains.
create function tests.finds(failure jsonb) returns boolean
language sql as $$ select private.failed_mail(failure) = '00000000-0000-4000-8000-0000000000a1' $$;

select tests.become('staff');
select is(tests.attempt($$ select public.note_failed_delivery('{}') $$), '42501', 'staff mark none');
select tests.become('anonymous');
select is(tests.attempt($$ select public.note_failed_delivery('{}') $$), '42501', 'nor does anonymous');
select tests.be_server();

select is(public.note_failed_delivery('{"recipients": ["eve@tests.example"], "subject": "One"}'), false, 'another recipient');
select is(public.note_failed_delivery('{"recipients": ["ina@tests.example"], "subject": "Two"}'), false, 'another subject');
select is(public.note_failed_delivery('{"mail": "00000000-0000-4000-8000-0000000000a2"}'), false, 'an issue of the newsletter');
select is(tests.state(), 'sent waiting customer t', 'change nothing');
select ok(tests.finds('{"mail": "00000000-0000-4000-8000-0000000000a1"}'), 'an email is found by its id');
select ok(tests.finds(jsonb_build_object('message_keys', jsonb_build_array(
  (select left(encode(sha256('message:a1'), 'hex'), 40))))), 'by its Message-ID');
select ok(tests.finds('{"submission": "00000000-0000-4000-8000-000000000001", "recipients": ["ina@tests.example"]}'),
  'by its inquiry and recipient');
select is(public.note_failed_delivery('{"recipients": ["ina@tests.example"], "subject": "One", "reason": "550 5.1.1 Unknown"}'),
  true, 'and by recipient and subject');
select is(tests.state(), 'failed in_progress office f', 'it has failed, and it is the office''s turn');
select results_eq($$ select mail.last_error, attempt.outcome, attempt.sentence from public.mail_outbox mail
    join public.mail_attempts attempt on attempt.mail_id = mail.id $$,
  $$ values ('550 5.1.1 Unknown', 'failed', '550 5.1.1 Unknown') $$, 'with the reason');
update public.mail_outbox set status = 'sent', attempts = 2 where kind = 'reply';
select is(tests.state(), 'sent in_progress customer f', 'a retry that succeeds gives the turn back');

select * from finish();
rollback;
