begin;
select plan(19);

select tests.create_accounts();
create function tests.mail(state text default 'queued', tries integer default 0, due interval default '1 minute') returns uuid
language sql security definer as $$
  insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, status, attempts, next_attempt_at, idempotency_key)
  values ('test', 'office@tests.example', 'Test', '', '', state::public.mail_status, tries, now() - due, gen_random_uuid()::text)
  returning id
$$;
create function tests.state(mail uuid) returns text
language sql as $$ select status || ' ' || attempts from public.mail_outbox where id = mail $$;
create function tests.pause(mail uuid) returns numeric
language sql as $$ select round(extract(epoch from next_attempt_at - now()) / 60) from public.mail_outbox where id = mail $$;

select is(string_agg(tests.attempt(call), ' '), '42501 42501 42501 42501', who || ' calls none of the four')
from unnest(array['anonymous', 'visitor', 'staff', 'admin']) who
cross join lateral (select tests.become(who)) became
cross join unnest(array['select public.claim_mails(10)', 'select public.begin_delivery(gen_random_uuid(), 1)', 'select public.start_outbox_drain()',
  'select public.settle_mail(gen_random_uuid(), 1, ''sent'')']) call
group by who;

select tests.be_server();
create temp table mails as
  select tests.mail() as due, tests.mail(due => '-5 minutes') as later, tests.mail('sending', 1) as left_behind,
    tests.mail('sending', 1, '-4 minutes') as in_work, tests.mail('sending', 8) as poison, tests.mail('failed', 8) as aside;
select set_eq('select id from public.claim_mails(10)', 'select due from mails union all select left_behind from mails',
  'what is due is taken, and what a server left behind');
select is_empty('select id from public.claim_mails(10)', 'once');
select is(tests.state(due), 'sending 1', 'a try is counted when it begins') from mails;
select is(tests.pause(due), 5::numeric, 'and has five minutes') from mails;
select is(tests.state(later) || ', ' || tests.state(in_work) || ', ' || tests.state(aside),
  'queued 0, sending 1, failed 8', 'what is not due, in work or set aside stays') from mails;
select is(tests.state(poison), 'failed 8', 'what stops the server each time is set aside') from mails;
select results_eq('select outcome from public.mail_attempts order by id', array['interrupted', 'interrupted'],
  'a try that was cut short is written down');

select public.settle_mail(due, 1, 'failed', 'No route') from mails;
select is(tests.state(due), 'queued 1', 'what failed waits') from mails;
select ok(tests.pause(due) between 0 and 2, 'for a minute at first') from mails;
select public.settle_mail(left_behind, 1, 'failed', 'Too late') from mails;
select is(tests.state(left_behind), 'sending 2', 'who comes late changes nothing') from mails;
select public.settle_mail(left_behind, 1, 'sent') from mails;
select is(tests.state(left_behind), 'sent 2', 'unless the mail did go out') from mails;
select public.settle_mail(left_behind, 2, 'failed', 'No route') from mails;
select is(tests.state(left_behind), 'sent 2', 'which stays so') from mails;

create temp table others as select tests.mail('sending', 7, '-5 minutes') as seventh, tests.mail('sending', 8, '-5 minutes') as last,
  tests.mail('sending', 1, '-5 minutes') as refused, tests.mail('sending', 1, '-5 minutes') as withdrawn;
select public.settle_mail(seventh, 7, 'failed', 'No'), public.settle_mail(last, 8, 'failed', 'No'),
  public.settle_mail(refused, 1, 'refused', 'No such user'), public.settle_mail(withdrawn, 1, 'withdrawn', 'Replaced') from others;
select ok(tests.state(seventh) = 'queued 7' and tests.pause(seventh) between 1290 and 1590, 'the last pause is a day') from others;
select is(tests.state(last) || ', ' || tests.state(refused) || ', ' || tests.state(withdrawn), 'failed 8, failed 1, withdrawn 1',
  'after the eighth try, for a refused recipient and for a replaced link there is none') from others;
select is((select count(*)::integer from public.mail_attempts), 10, 'every try is written down');

select * from finish();
rollback;
