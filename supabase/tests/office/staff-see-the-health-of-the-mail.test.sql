begin;
select plan(20);

select tests.create_accounts();
create function tests.mail(state text, tries integer default 0, kind text default 'test', age interval default '1 hour')
returns uuid
language sql security definer as $$
  insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, status, attempts, last_error, sent_at,
    next_attempt_at, created_at, idempotency_key)
  values (kind, 'office@tests.example', 'Test', '', '', state::public.mail_status, tries,
    case when tries > 0 and state <> 'sent' then 'No route' end, case state when 'sent' then now() - age end,
    now() + interval '5 minutes', now() - age, gen_random_uuid()::text)
  returning id
$$;
create function tests.health(path text) returns text
language sql as $$ select public.mail_health() #>> path::text[] $$;
create function tests.moment(path text) returns timestamptz
language sql as $$ select tests.health(path)::timestamptz $$;

select tests.become('anonymous');
select is(tests.attempt('select public.mail_health()'), '42501', 'anonymous: refused');
select is(tests.attempt('select * from public.mail_attempts'), '42501', 'and reads no try');
select tests.become('visitor');
select is(tests.refusal('select public.mail_health()'), 'Only staff and admins see the state of the mail.', 'an account: refused');
select tests.become('disabled');
select is(tests.refusal('select public.mail_health()'), 'Only staff and admins see the state of the mail.', 'a disabled admin: refused');

select tests.become('staff');
select is(public.mail_health(),
  '{"last_sent_at": null, "last_drain_at": null, "paused_at": null, "waiting": {"count": 0, "oldest_at": null},
    "failing": {"count": 0, "oldest_at": null, "next_at": null, "sentence": null},
    "uncertain": 0, "failed": {"submissions": 0, "others": 0}}'::jsonb, 'staff: nothing is known of an empty outbox');

select tests.be_server();
select tests.mail('queued', age => '3 hours');
select tests.mail('queued', 2, age => '2 hours');
select tests.mail('sending', 1);
select tests.mail('failed', 8);
create temp table doubt as select tests.mail('failed', 1) as id;
update public.mail_outbox set uncertain_since = now() where id = (select id from doubt);
select tests.mail('sent', 1, age => '20 minutes');
select tests.mail('queued', 1, 'self_test', '9 hours'), tests.mail('sent', 1, 'self_test', '1 minute');
select count(*) from public.start_outbox_drain();
insert into public.mail_attempts (mail_id, attempt, outcome, sentence) select tests.mail('failed', 1), 1, 'failed', 'No route';

select tests.become('admin');
select is(tests.health('{waiting,count}'), '3', 'an admin: what waits is counted');
select is(tests.moment('{waiting,oldest_at}'), now() - interval '3 hours', 'with the oldest');
select is(tests.health('{failing,count}'), '1', 'what failed before is counted apart');
select is(tests.health('{failing,sentence}'), 'No route', 'with the reason');
select is(tests.moment('{failing,next_at}'), now() + interval '5 minutes', 'and the next try');
select is(tests.health('{failed,others}'), '2', 'what is set aside is counted');
select is(tests.health('{uncertain}'), '1', 'and what may have gone out, apart');
select is(tests.moment('{last_sent_at}'), now() - interval '20 minutes', 'the last delivery is one to somebody');
select is(tests.moment('{last_drain_at}'), now(), 'a drain leaves its time');
select tests.be_server();
update private.outbox_drains set paused_at = now() - interval '1 day' where id = 1;
select tests.become('staff');
select is(tests.moment('{paused_at}'), now() - interval '1 day', 'a pause, as in a restore drill, is said');

select tests.become('staff');
select is(tests.attempt('select * from public.mail_attempts'), '1 rows', 'staff read the tries');
select is(tests.attempt('insert into public.mail_attempts (mail_id, attempt, outcome) values (gen_random_uuid(), 1, ''sent'')'),
  '42501', 'and write none');
select is(tests.attempt('update public.mail_attempts set sentence = '''''), '42501', 'nor change one');
select is(tests.attempt('delete from public.mail_attempts'), '42501', 'nor delete one');
select tests.become('visitor');
select is(tests.attempt('select * from public.mail_attempts'), '0 rows', 'an account reads none');

select * from finish();
rollback;
