begin;
select plan(21);

select tests.create_accounts();
insert into public.newsletter_issues (id, subject, blocks)
values ('00000000-0000-4000-8000-0000000000a1', 'News', '[{"id": "a", "kind": "text", "text": "Hello"}]'),
  ('00000000-0000-4000-8000-0000000000a2', 'News', '[{"id": "a", "kind": "picture", "image": "a.webp", "alt": "", "caption": ""}]');
insert into public.newsletter_subscriptions (email, status, confirmed_at, consent_text, consent_version)
select 'reader-' || number || '@tests.example', 'confirmed', now(), 'I agree', '1' from generate_series(1, 10000) number;
insert into public.newsletter_subscriptions (email, status, confirmed_at, unsubscribed_at, bounced_at, consent_text, consent_version)
values ('pending@tests.example', 'pending', null, null, null, 'I agree', '1'),
  ('left@tests.example', 'unsubscribed', now(), now(), null, 'I agree', '1'),
  ('bounced@tests.example', 'bounced', now(), null, now(), 'I agree', '1');
update public.office_settings set newsletter_rate_per_hour = 100 where id = 1;

create function tests.figures() returns jsonb
language sql as $$
  select jsonb_object_agg(status, recipients)
  from public.newsletter_issue_figures('00000000-0000-4000-8000-0000000000a1')
$$;
create function tests.begin_issue() returns integer
language sql as $$
  select public.begin_newsletter_issue(id, updated_at, '<p>Hello</p>', 'Hello')
  from public.newsletter_issues where id = '00000000-0000-4000-8000-0000000000a1'
$$;
create function tests.schedule(issue text, send_at text default 'now()') returns text
language sql as $$
  select tests.attempt(format('select public.schedule_newsletter_issue(%L, %s)', '00000000-0000-4000-8000-0000000000' || issue, send_at))
$$;
create function tests.outcome(reader text, outcome text, sentence text default '') returns void
language sql as $$
  update public.mail_outbox set status = 'sending', attempts = 1 where to_email = reader and kind = 'newsletter_issue';
  select public.settle_mail(id, 1, outcome, sentence) from public.mail_outbox
  where to_email = reader and kind = 'newsletter_issue';
$$;

select tests.become('visitor');
select is(tests.schedule('a1'), '42501', 'an account without a role sends nothing');
select tests.become('staff');
select is(tests.schedule('a2'), '23514', 'an issue without an alternative text is refused');
select public.schedule_newsletter_issue('00000000-0000-4000-8000-0000000000a1', now() + interval '1 day');
select is((select status::text from public.newsletter_issues where scheduled_by = tests.id_of('staff')), 'scheduled',
  'staff schedule an issue');
select is(tests.schedule('a1'), 'PT409', 'once');
select is(tests.attempt('select public.queue_newsletter_mails()') || ' '
  || tests.attempt('select public.begin_newsletter_issue(null, null, null, null)'), '42501 42501', 'only the server begins it');

select tests.be_server();
select is(tests.begin_issue(), 0, 'nothing begins before its time');
select tests.become('staff');
select public.unschedule_newsletter_issue('00000000-0000-4000-8000-0000000000a1');
select is((select count(*) from public.newsletter_issues where status = 'draft'), 2::bigint, 'what has not begun is cancelled');
select public.schedule_newsletter_issue('00000000-0000-4000-8000-0000000000a1', now());
select tests.be_server();
select is(public.begin_newsletter_issue('00000000-0000-4000-8000-0000000000a1', now() - interval '1 second', '', ''), 0,
  'a mail made from an older state is not sent');
select is(tests.begin_issue(), 10000, 'it begins for everybody who confirmed');
select is(tests.begin_issue(), 0, 'once');
select is(tests.refusal('insert into public.newsletter_recipients (issue_id, subscription_id)
  select issue_id, subscription_id from public.newsletter_recipients limit 1'), 'newsletter_recipients_once', 'nobody is a recipient twice');
select tests.become('staff');
select is(tests.attempt('select public.unschedule_newsletter_issue(''00000000-0000-4000-8000-0000000000a1'')'), 'PT409',
  'what has begun is not cancelled');

select tests.be_server();
select is(array[public.queue_newsletter_mails(), public.queue_newsletter_mails()], array[100, 0], 'the rate per hour is kept');
insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key, next_attempt_at)
values ('inquiry_staff', 'office@tests.example', 'Inquiry', 'A', 'A', 'inquiry', now());
select is((select kind from public.claim_mails(1)), 'inquiry_staff', 'the mail of an inquiry does not wait behind it');

create temp table readers as
  select (array_agg(to_email order by to_email))[1:4] as queued from public.mail_outbox where kind = 'newsletter_issue';
select tests.outcome(queued[1], 'sent'), tests.outcome(queued[2], 'sent'), tests.outcome(queued[3], 'bounced', '550 No such user'),
  tests.outcome(queued[4], 'withdrawn') from readers;
update public.newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now()
where email = (select queued[2] from readers);
select is(tests.figures(), '{"waiting": 9900, "queued": 96, "sent": 1, "bounced": 1, "unsubscribed": 1, "skipped": 1}',
  'each outcome counts once');
select is((select status || ': ' || end_reason from public.newsletter_subscriptions where email = (select queued[3] from readers)),
  'bounced: 550 No such user', 'an address that bounced is set aside');
update public.newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now()
where id = (select subscription_id from public.newsletter_recipients where status = 'waiting' limit 1);
delete from public.newsletter_subscriptions
where id = (select subscription_id from public.newsletter_recipients where status = 'waiting' limit 1);
delete from public.mail_outbox where id = (select id from public.newsletter_recipients where status = 'queued' limit 1);
select public.queue_newsletter_mails();
select is(tests.figures() -> 'skipped', '4', 'who leaves during the run, is removed or erased is skipped');

update public.newsletter_recipients set queued_at = queued_at - interval '2 hours' where queued_at is not null;
update public.office_settings set newsletter_rate_per_hour = 100000 where id = 1;
select is(public.queue_newsletter_mails(), 9898, 'the others follow');
update public.mail_outbox set status = 'sending', attempts = 1 where kind = 'newsletter_issue' and status = 'queued';
select count(public.settle_mail(id, 1, 'sent')) from public.mail_outbox where kind = 'newsletter_issue' and status = 'sending';
select public.queue_newsletter_mails();
select is((select status || ' ' || recipient_count from public.newsletter_issues where id = '00000000-0000-4000-8000-0000000000a1'),
  'sent 10000', 'and the issue is sent');
select is((select count(*) - count(distinct to_email) from public.mail_outbox where kind = 'newsletter_issue'), 0::bigint,
  'nobody got it twice');
update public.newsletter_issues set finished_at = now() - interval '91 days' where status = 'sent';
select private.sweep();
select is((select count(subscription_id) || ' of ' || count(*) from public.newsletter_recipients), '0 of 10000',
  'in the end the figures stay, without names');

select * from finish();
rollback;
