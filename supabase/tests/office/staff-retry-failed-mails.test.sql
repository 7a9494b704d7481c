begin;
select plan(19);

select tests.create_accounts();
insert into public.contact_submissions (id, name, email, service, message)
values ('00000000-0000-4000-8000-0000000000e1', 'Test', 'test@tests.example', 'general', 'A test message');

create function tests.mail(state text, due interval default '0', of_inquiry boolean default true, tries integer default 3)
returns uuid
language sql security definer as $$
  insert into public.mail_outbox
    (kind, submission_id, to_email, subject, body_text, body_html, status, attempts, last_error, next_attempt_at,
     idempotency_key)
  values ('test', case when of_inquiry then '00000000-0000-4000-8000-0000000000e1'::uuid end, 'office@tests.example',
    'Test', '', '', state::public.mail_status, tries, 'No route', now() - due, gen_random_uuid()::text)
  returning id
$$;
create function tests.retry(mail uuid) returns text
language sql as $$ select tests.refusal(format('select public.retry_mail(%L)', mail)) $$;
create function tests.the_mail(mail uuid) returns public.mail_outbox
language sql security definer as $$ select * from public.mail_outbox where id = mail $$;

select tests.become('anonymous');
select is(tests.attempt('select public.retry_mail(gen_random_uuid())'), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.retry(tests.mail('failed')), 'Only staff and admins retry emails.', 'an account: refused');
select tests.become('disabled');
select is(tests.retry(tests.mail('failed')), 'Only staff and admins retry emails.', 'a disabled admin: refused');
select tests.become('admin');
select is(tests.retry(tests.mail('failed')), 'allowed', 'an admin: taken');
select tests.become('staff');
select is(tests.retry(tests.mail('failed')), 'allowed', 'staff: taken');
select is(tests.retry(tests.mail('sent')), 'This email was already sent.', 'a mail that was sent is not sent twice');
select is(tests.retry(tests.mail('queued')), 'This email is being sent.', 'nor one that is due');
select is(tests.retry(tests.mail('queued', '-2 hours')), 'allowed', 'one that waits for its next try is');
select is(tests.retry(tests.mail('sending', '-9 minutes')), 'This email is being sent.', 'nor one being sent');
select is(tests.retry(tests.mail('queued', '2 minutes')), 'allowed', 'one left waiting is');
select is(tests.retry(tests.mail('sending', '2 minutes')), 'allowed', 'and one left on its way');
select is(tests.retry(tests.mail('failed', of_inquiry => false)), 'allowed', 'and one that is about no inquiry');
select is(tests.retry(tests.mail('withdrawn')), 'A newer email replaced this one.', 'but none that was replaced');
select is(tests.retry(gen_random_uuid()), 'This email no longer exists.', 'nor one that is not there');

create temp table tried as select tests.mail('failed', '-1 day') as id, tests.mail('failed', tries => 100) as worn;
select public.retry_mail(id), public.retry_mail(worn) from tried;
select is((tests.the_mail(id)).status::text, 'queued', 'it waits again') from tried;
select is((tests.the_mail(id)).next_attempt_at, now(), 'and is due') from tried;
select is((tests.the_mail(id)).attempts, 3, 'its tries stay counted') from tried;
select is((tests.the_mail(worn)).attempts, 99, 'with room for one more') from tried;
select tests.be_server();
select is((select array_agg(status::text) from public.claim_mails(100, array[(tests.the_mail(id)).idempotency_key])),
  array['sending'], 'and the server takes it at once') from tried;

select * from finish();
rollback;
