begin;
select plan(13);

select tests.create_accounts();
insert into public.contact_submissions (id, name, email, service, message, is_test, created_at) values
  ('00000000-0000-4000-8000-0000000000f1', 'Selftest', 'staff@tests.example', 'general', 'A self-test of the way.', true, now()),
  ('00000000-0000-4000-8000-0000000000f2', 'Selftest', 'staff@tests.example', 'general', 'A self-test of the way.', true, now() - interval '11 minutes');
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, status, idempotency_key)
values ('self_test', '00000000-0000-4000-8000-0000000000f1', 'staff@tests.example', 'Test', '', '', 'failed', 'tests-self');

select tests.become('anonymous');
select is(tests.attempt(tests.inquiry_statement('{"is_test": "true"}')), '42501', 'a visitor does not hide an inquiry so');
select tests.become('staff');
select is(tests.attempt(tests.inquiry_statement('{"is_test": "true"}')), '42501', 'nor do staff');
select is(tests.attempt('select id from public.contact_submissions'), '0 rows', 'no list shows it');
select is(tests.attempt('select id from public.search_submissions(''selftest'')'), '0 rows', 'no search');
select is(tests.attempt('select id from public.submissions_with_failed_mail()'), '0 rows', 'no list of failed mail');
select is(public.dashboard() #>> '{new,count}', '0', 'no figure');
select is(public.dashboard() #>> '{weeks,11,counts}', '{}', 'no chart');
select is(tests.attempt('update public.contact_submissions set status = ''spam'''), '0 rows', 'staff do not change it');
select tests.become('admin');
select is(tests.attempt('select id from public.contact_submissions'), '0 rows', 'an admin does not see it either');
select is(tests.attempt('delete from public.contact_submissions'), '0 rows', 'nor delete it');
select is(tests.attempt('update public.contact_submissions set is_test = true'), '42501', 'nor hide another so');

select tests.be_server();
select is_empty('select public.start_outbox_drain()', 'no mail is written about it besides its own');
select results_eq('select id from public.contact_submissions', array['00000000-0000-4000-8000-0000000000f1'::uuid],
  'one that was cut short is swept up');

select * from finish();
rollback;
