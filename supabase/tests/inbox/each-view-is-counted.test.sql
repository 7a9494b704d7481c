begin;
select plan(11);

select tests.create_accounts();
create function tests.put(state text, assignee text default null, due timestamptz default null, day date default null)
returns void language sql as $$
  insert into public.contact_submissions (name, email, service, message, status, assignee_id, snoozed_until, follow_up_on)
  values ('Nadia', 'nadia@example.com', 'general', 'We would like a tour.', state::public.submission_status,
    tests.id_of(assignee), due, day)
$$;
create function tests.counts() returns jsonb
language sql as $$ select jsonb_strip_nulls(jsonb_object_agg(key, nullif(value, '0'))) from jsonb_each(public.submission_counts() - 'live') $$;

select tests.become('visitor');
select is(tests.attempt('select public.submission_counts()'), '42501', 'an account without a role is refused');
select tests.become('disabled');
select is(tests.attempt('select public.submission_counts()'), '42501', 'a disabled admin is refused');
select tests.become('staff');
select is(tests.counts(), '{}', 'an empty inbox counts nothing');

select tests.be_server();
select tests.put('new'), tests.put('new', 'staff'), tests.put('in_progress', 'admin'), tests.put('waiting', 'staff'),
  tests.put('won', 'staff'), tests.put('lost'), tests.put('spam');
select tests.become('staff');
select is(tests.counts(), '{"new": 2, "mine": 2, "unassigned": 1, "waiting": 1, "all": 6, "closed": 2, "spam": 1}',
  'each view counts its own');
select tests.become('admin');
select is(tests.counts() -> 'mine', '1', 'mine are those of the caller');

select tests.be_server();
select tests.put('new', null, now() + interval '1 hour'), tests.put('waiting', 'staff', now() - interval '1 minute'),
  tests.put('in_progress', 'staff', null, (now() at time zone 'Africa/Algiers')::date),
  tests.put('in_progress', 'staff', null, (now() at time zone 'Africa/Algiers')::date + 1),
  tests.put('won', 'staff', now() - interval '1 minute');
select tests.become('staff');
select is(tests.counts() -> 'new', '2', 'what is snoozed is not new');
select is(tests.counts() -> 'due', '2', 'an ended snooze and today''s follow-up are due');
select is(tests.counts() -> 'mine', '5', 'an ended snooze is back');
select results_eq($$ select key, value::int from jsonb_each_text(tests.counts()) where key in ('new', 'mine', 'unassigned', 'due') order by key $$,
  $$ select replace(key, '_submissions', ''), (value ->> 'count')::int from jsonb_each(public.dashboard())
    where key in ('new', 'mine', 'unassigned', 'due_submissions') order by key $$, 'the first page counts the same');
select tests.be_server();
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, status, idempotency_key)
select 'reply', id, 'nadia@example.com', 'Hello', '', '', 'failed', 'message:' || id from public.contact_submissions where status = 'spam';
insert into public.unmatched_mails (reason) values ('unknown'), ('undelivered'), ('automatic');
select tests.become('staff');
select results_eq($$ select value -> 'mail-failed', value -> 'unmatched', value -> 'automatic'
    from (select public.submission_counts() as value) counts $$,
  $$ select value #> '{failed_mails,submissions}', value #> '{unmatched_mails,count}', value #> '{unmatched_mails,automatic}'
    from (select public.dashboard() as value) page $$, 'mail too');
select is(tests.attempt($$ update public.contact_submissions set follow_up_on = 'infinity' where status = 'new' $$), '23514',
  'a follow-up has a date');

select * from finish();
rollback;
