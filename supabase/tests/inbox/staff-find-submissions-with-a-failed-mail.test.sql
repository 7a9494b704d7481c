begin;
select plan(6);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001'), tests.send_inquiry('00000000-0000-4000-8000-000000000002');
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, status, idempotency_key)
values
  ('test', '00000000-0000-4000-8000-000000000001', 'x@tests.example', 'Test', '', '', 'failed', 'tests-1'),
  ('test', '00000000-0000-4000-8000-000000000001', 'y@tests.example', 'Test', '', '', 'failed', 'tests-2'),
  ('test', '00000000-0000-4000-8000-000000000002', 'x@tests.example', 'Test', '', '', 'sent', 'tests-3');

select tests.become('staff');
select results_eq('select id from public.submissions_with_failed_mail()',
  array['00000000-0000-4000-8000-000000000001'::uuid], 'staff find it, once');
select is((select count(*) from public.submissions_with_failed_mail('nadia')), 1::bigint, 'by a word of it too');
select is((select count(*) from public.submissions_with_failed_mail('karim')), 0::bigint, 'but not by a word of another');
select tests.become('visitor');
select is((select count(*) from public.submissions_with_failed_mail()), 0::bigint, 'an account without a role finds nothing');
select tests.become('disabled');
select is((select count(*) from public.submissions_with_failed_mail()), 0::bigint, 'nor does a disabled admin');
select tests.become('anonymous');
select is(tests.attempt('select public.submissions_with_failed_mail()'), '42501', 'anonymous is refused');

select * from finish();
rollback;
