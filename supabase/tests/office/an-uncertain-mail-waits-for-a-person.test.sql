begin;
select plan(24);

select tests.create_accounts();
create function tests.mail(tries integer default 1, due interval default '1 minute', in_doubt interval default null)
returns uuid
language sql security definer as $$
  insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, status, attempts, next_attempt_at,
    uncertain_since, idempotency_key)
  values ('test', 'office@tests.example', 'Test', '', '', 'sending', tries, now() - due, now() - in_doubt,
    gen_random_uuid()::text)
  returning id
$$;
create function tests.state(mail uuid) returns text
language sql security definer as $$
  select status || case when uncertain_since is null then '' else ', in doubt' end from public.mail_outbox where id = mail
$$;
create function tests.outcomes(mail uuid) returns text
language sql security definer as $$
  select string_agg(outcome, ' ' order by id) from public.mail_attempts where mail_id = mail
$$;
create function tests.confirm(mail uuid) returns text
language sql as $$ select tests.refusal(format('select public.confirm_mail(%L)', mail)) $$;

select tests.be_server();
create temp table mails as select tests.mail(due => '-5 minutes') as in_work, tests.mail() as never_begun,
  tests.mail(in_doubt => '2 minutes') as begun, tests.mail(9, in_doubt => '2 minutes') as worn;
grant select on mails to public;

select is(public.begin_delivery(in_work, 2), false, 'who lost the mail to another may not hand it over') from mails;
select is(public.begin_delivery(never_begun, 1), false, 'nor who was too slow') from mails;
select is(tests.state(in_work), 'sending', 'which leaves no doubt') from mails;
select is(public.begin_delivery(in_work, 1), true, 'whose mail it is may') from mails;
select is(tests.state(in_work), 'sending, in doubt', 'and it is in doubt from then on') from mails;

select results_eq('select id from public.claim_mails(10)', 'select never_begun from mails',
  'what was only taken is tried again, what was begun is not');
select is(tests.state(never_begun), 'sending', 'without any doubt') from mails;
select is(tests.state(begun), 'failed, in doubt', 'it is set aside') from mails;
select is(tests.outcomes(begun), 'uncertain', 'and that is written down') from mails;
select is(tests.outcomes(worn), 'uncertain', 'after many tries too') from mails;
select is_empty('select id from public.claim_mails(10)', 'and stays aside');

select public.settle_mail(in_work, 1, 'uncertain', 'No answer') from mails;
select is(tests.state(in_work), 'failed, in doubt', 'no answer is no knowledge either') from mails;
select public.settle_mail(in_work, 1, 'sent') from mails;
select is(tests.state(in_work), 'sent', 'a late answer ends the doubt') from mails;

select tests.become('anonymous');
select is(tests.confirm(gen_random_uuid()), 'permission denied for function confirm_mail', 'anonymous: refused');
select tests.become('visitor');
select is(tests.confirm(begun), 'Only staff and admins confirm emails.', 'an account: refused') from mails;
select tests.become('disabled');
select is(tests.confirm(begun), 'Only staff and admins confirm emails.', 'a disabled admin: refused') from mails;
select tests.become('staff');
select is(tests.confirm(never_begun), 'This email is no longer uncertain.', 'what is being sent is not in doubt') from mails;
select is(tests.confirm(begun), 'allowed', 'staff say that it arrived') from mails;
select public.confirm_mail(begun) from mails;
select is(tests.state(begun), 'sent', 'then it is sent') from mails;
select is(tests.outcomes(begun), 'uncertain sent', 'which is written down') from mails;
select is(tests.confirm(begun), 'This email is no longer uncertain.', 'once') from mails;
select is(tests.attempt(format('select public.retry_mail(%L)', worn)), '1 rows', 'or they have it sent again') from mails;
select is(tests.attempt('update public.mail_outbox set uncertain_since = null'), '42501', 'but change nothing by hand');
select public.retry_mail(worn) from mails;
select tests.be_server();
select set_eq('select id from public.claim_mails(10)', 'select worn from mails', 'which the server does');

select * from finish();
rollback;
