begin;
select plan(26);

select tests.create_accounts();
create function tests.inquiry(state text, assignee text default null, age interval default '0',
  service text default 'general') returns uuid
language sql as $$
  insert into public.contact_submissions (name, email, service, message, status, assignee_id, created_at)
  values ('Nadia', 'nadia@example.com', service, 'We would like a tour.', state::public.submission_status,
    tests.id_of(assignee), now() - age) returning id
$$;
create function tests.mail(submission uuid, state text) returns void
language sql as $$
  insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, status, idempotency_key)
  values ('test', submission, 'x@tests.example', 'Test', '', '', state::public.mail_status, gen_random_uuid()::text)
$$;
create function tests.dashboard(path text) returns text
language sql as $$ select public.dashboard() #>> path::text[] $$;

-- Who may ask
select tests.become('anonymous');
select is(tests.attempt('select public.dashboard()'), '42501', 'anonymous is refused');
select tests.become('visitor');
select is(tests.attempt('select public.dashboard()'), '42501', 'an account without a role is refused');
select tests.become('disabled');
select is(tests.attempt('select public.dashboard()'), '42501', 'a disabled admin is refused');

-- Empty
select tests.become('staff');
select is(tests.dashboard('{new,count}'), '0', 'nothing waits in an empty database');
select is(public.dashboard() -> 'steps',
  '{"contact": false, "photos": false, "travel": false, "colleague": true, "inquiry": false}'::jsonb,
  'the first steps are open but for the colleagues that there are');
select is(jsonb_array_length(public.dashboard() -> 'weeks'), 12, 'there are twelve weeks even when nothing came');
select is(tests.dashboard('{weeks,0,counts}'), '{}', 'a week without inquiries is empty');
select is(tests.dashboard('{weeks,11,starts_on}'),
  date_trunc('week', now() at time zone 'Africa/Algiers')::date::text, 'the last is this week');
select is(extract(isodow from (tests.dashboard('{weeks,0,starts_on}'))::date), 1::numeric, 'weeks begin on Monday');

-- Filled
select tests.be_server();
select tests.inquiry('new', null, '3 days');
select tests.inquiry('new', 'staff', '1 day');
select tests.inquiry('waiting', 'admin');
select tests.inquiry('in_progress');
select tests.inquiry('won', 'staff');
select tests.inquiry('spam', null, '9 days');
select tests.mail(failed, 'failed'), tests.mail(failed, 'failed'), tests.mail(failed, 'sent')
from tests.inquiry('lost', null, '0', 'mechanic') failed;
select tests.mail(null, 'failed');
select tests.inquiry('won', null, '100 days', 'mechanic');
select tests.inquiry('won', null, '0', 'Something made up');
insert into public.travels (id, title) values ('tests-travel', 'Test');
insert into public.review_reports (review_id, rule, is_handled)
select review_id, 'off_topic', handled from tests.create_review('tests-travel', 'published') review_id, unnest(array[true, false]) handled;
select tests.create_review('tests-travel', 'pending');

select tests.become('staff');
select is(tests.dashboard('{new,count}'), '2', 'new submissions are counted');
select is((tests.dashboard('{new,oldest_at}'))::timestamptz, now() - interval '3 days', 'with the age of the oldest');
select is(tests.dashboard('{unassigned,count}'), '2', 'open ones that nobody has');
select is(tests.dashboard('{mine,count}'), '1', 'and my own that are open');
select is(public.dashboard() -> 'failed_mails', '{"submissions": 1, "others": 1}'::jsonb,
  'a submission counts once however many of its mails failed');
select is(tests.dashboard('{reviews,count}'), '1', 'reviews that wait for a decision');
select is(tests.dashboard('{review_reports,count}'), '1', 'reports of reviews that nobody has handled');
select is(tests.dashboard('{accounts}'), null, 'staff are not told about accounts');
select is((select sum(count::integer) from jsonb_array_elements(public.dashboard() -> 'weeks') week,
    jsonb_each_text(week -> 'counts') counts (service, count)), 7::bigint,
  'weeks hold all but spam and what is older');
select is((select sum((week -> 'counts' ->> 'mechanic')::integer) from jsonb_array_elements(public.dashboard() -> 'weeks') week),
  1::bigint, 'by service');
select is((select sum((week -> 'counts' ->> 'other')::integer) from jsonb_array_elements(public.dashboard() -> 'weeks') week),
  1::bigint, 'with an unknown service as other');
select ok((public.dashboard() #>> '{steps,inquiry}')::boolean, 'the test inquiry is ticked once one came');

select tests.become('admin');
select is(tests.dashboard('{mine,count}'), '1', 'mine are those of the caller');
select is(tests.dashboard('{accounts,count}'), '1', 'an admin sees accounts without a role; disabled ones do not wait');
select is(tests.dashboard('{steps,contact}'), 'false', 'an empty address is no contact');
update public.site_settings set email = 'hello@tests.example', phone = '+213 21 00 00 00';
select is(tests.dashboard('{steps,contact}'), 'true', 'details that are filled in tick their step');
update public.travels set status = 'published';
select is(tests.dashboard('{steps,travel}'), 'true', 'and so does a published travel');

select * from finish();
rollback;
