begin;
select plan(27);

select tests.create_accounts();
select tests.create_content();
update public.office_settings set submission_retention_months = 12, mail_retention_days = 60,
  unconfirmed_retention_days = 20, invitation_retention_days = 40, history_retention_months = 6;

select tests.become('anonymous');
select is((select retention_periods from public.site_settings), '{"inquiry_months": 12, "mail_days": 60, "unconfirmed_days": 20}'::jsonb,
  'visitors are told how long');
select tests.become('admin');
select is(tests.attempt($$ update public.site_settings set retention_periods = '{}' $$) || (select retention_periods ->> 'mail_days' from public.site_settings),
  '1 rows60', 'and nothing else than what is so');
select tests.be_server();

create function tests.ago(period interval) returns timestamptz
language sql as $$ select now() - period $$;
create function tests.sweeps() returns text
language sql as $$
  select concat_ws(', ', tests.attempt('select id from public.sweeps'),
    tests.attempt($s$ insert into public.sweeps (counts) values ('{}') $s$), tests.attempt('delete from public.sweeps'))
$$;
create function tests.mail(of_key text, of_submission uuid, state text, sent timestamptz) returns void
language sql as $$
  insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, idempotency_key, status, sent_at, created_at)
  values ('test', of_submission, 'a@tests.example', 'S', 'Body', 'Body', of_key, state::public.mail_status,
    case state when 'sent' then sent end, sent)
$$;

select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
update public.contact_submissions set created_at = tests.ago('12 months 1 day') where id = '00000000-0000-4000-8000-000000000001';
update public.contact_submissions set created_at = tests.ago('11 months') where id = '00000000-0000-4000-8000-000000000002';
insert into public.inquiry_selections (submission_id) values ('00000000-0000-4000-8000-000000000001');
insert into public.inquiry_files (id, submission_id, name, created_at, mime_type, bytes, stored_at)
select gen_random_uuid(), ('00000000-0000-4000-8000-00000000000' || inquiry)::uuid, name, tests.ago(age),
  case when is_stored then 'image/png' end, case when is_stored then 1 end, case when is_stored then now() end
from (values (1, 'of-old.png', interval '1 minute', true), (2, 'stored.png', '2 days', true),
  (2, 'broke-off.png', '25 hours', false), (2, 'on-its-way.png', '23 hours', false)) list (inquiry, name, age, is_stored);
select tests.mail('of-old', '00000000-0000-4000-8000-000000000001', 'sent', tests.ago('1 day'));
select tests.mail('old', '00000000-0000-4000-8000-000000000002', 'sent', tests.ago('61 days'));
select tests.mail('old-failed', '00000000-0000-4000-8000-000000000002', 'failed', tests.ago('61 days'));
select tests.mail('old-waiting', '00000000-0000-4000-8000-000000000002', 'queued', tests.ago('61 days'));
select tests.mail('new', '00000000-0000-4000-8000-000000000002', 'sent', tests.ago('59 days'));
select tests.mail('old-newsletter', null, 'sent', tests.ago('61 days'));
select tests.mail('new-newsletter', null, 'sent', tests.ago('59 days'));
insert into public.newsletter_subscriptions (email, consent_text, consent_version, status, requested_at, confirmed_at) values
  ('old@tests.example', 'Yes', '1', 'pending', tests.ago('21 days'), null),
  ('new@tests.example', 'Yes', '1', 'pending', tests.ago('19 days'), null),
  ('reader@tests.example', 'Yes', '1', 'confirmed', tests.ago('3 years'), tests.ago('3 years'));
insert into public.staff_invitations (email, role, token_hash, expires_at, accepted_at) values
  ('a@tests.example', 'staff', 'a', tests.ago('41 days'), null), ('b@tests.example', 'staff', 'b', tests.ago('1 day'), tests.ago('41 days')),
  ('c@tests.example', 'staff', 'c', tests.ago('39 days'), null);
insert into public.unmatched_mails (body, received_at, discarded_at) values
  ('old', tests.ago('91 days'), null), ('new', tests.ago('89 days'), tests.ago('1 day'));
select tests.become('admin');
delete from public.services where id in ('test-draft', 'test-archived');
select tests.be_server();
update public.record_changes set changed_at = tests.ago('31 days') where resource = 'services' and record_id = 'test-draft';
update public.record_changes set changed_at = tests.ago('29 days') where resource = 'services' and record_id = 'test-archived';
update public.record_changes set changed_at = tests.ago('6 months 1 day') where resource = 'events';

insert into public.reviews (name, rating, comment, status, rejection_reason, moderated_at) values
  ('Old', 1, 'Rejected long ago.', 'rejected', 'off_topic', tests.ago('12 months 1 day')),
  ('New', 1, 'Rejected lately.', 'rejected', 'off_topic', tests.ago('11 months'));
insert into public.review_requests (submission_id, address_hash, used_at) values
  ('00000000-0000-4000-8000-000000000001', 'a', null), ('00000000-0000-4000-8000-000000000002', 'b', null), (null, 'c', now());
insert into public.reviews (name, rating, comment, status, moderated_at) values ('Kept', 5, 'Published lately.', 'published', now());
insert into public.review_photos (id, review_id, position, caption, mime_type, bytes, width, height, stored_at, rejection_reason, moderated_at, created_at)
select gen_random_uuid(), review.id, list.position, list.caption, 'image/png', 1, 4, 3, list.stored, list.reason::public.review_rule, list.decided, list.made
from (values ('Old', 1, 'of a rejected review', now(), null, null, now()), ('New', 1, 'still there', now(), null, null, now()),
  ('Kept', 1, 'left out long ago', now(), 'off_topic', tests.ago('12 months 1 day'), now()),
  ('Kept', 2, 'left out lately', now(), 'off_topic', tests.ago('11 months'), now()),
  ('Kept', 3, 'broke off', null, null, null, tests.ago('25 hours')), ('Kept', 4, 'on its way', null, null, null, tests.ago('23 hours')),
  ('Kept', 5, 'shown', now(), null, null, tests.ago('3 years'))) list (author, position, caption, stored, reason, decided, made)
  join public.reviews review on review.name = list.author;
insert into public.review_reports (review_id, rule, is_handled, handled_at)
select id, 'off_topic', true, handled_at from public.reviews, unnest(array[tests.ago('61 days'), tests.ago('59 days')]) handled_at
where name = 'New';

select tests.become('admin');
select is(tests.attempt('select private.sweep()'), '42501', 'nobody sweeps by hand');
select tests.be_server();
select results_eq(
  $$ select key, value::text from jsonb_each(private.sweep()) order by key $$,
  $$ values ('deleted_content', '1'), ('empty_searches', '0'), ('form_drafts', '0'), ('history', '3'), ('invitations', '2'), ('mail_bodies', '2'), ('newsletter_recipients', '0'), ('other_mails', '1'),
       ('rejected_reviews', '1'), ('review_photos', '3'), ('review_reports', '1'), ('review_requests', '1'),
       ('submissions', '1'), ('unconfirmed_subscriptions', '1'), ('unfinished_files', '1'), ('unmatched_mails', '1') $$, 'how many of each kind');

select is((select string_agg(id::text, ' ') from public.contact_submissions), '00000000-0000-4000-8000-000000000002', 'inquiries');
select is((select count(*)::int from public.inquiry_selections), 0, 'with what was chosen');
select is((select string_agg(name, ' ' order by name) from public.inquiry_files), 'on-its-way.png stored.png', 'and their files; uploads that broke off');
select is((select string_agg(name || comment, ' ' order by moderated_at) from public.reviews where status = 'rejected'),
  '–[text deleted] NewRejected lately.', 'the text of rejected reviews');
select is((select string_agg(caption, ', ' order by caption) from public.review_photos), 'left out lately, on its way, shown, still there',
  'and their photos; photos that were left out or broke off');
select is((select string_agg(address_hash, ' ' order by address_hash) from public.review_requests), 'b c',
  'requests without an inquiry, unless a review came');
select is((select string_agg(idempotency_key, ' ' order by idempotency_key) from public.mail_outbox),
  'new new-newsletter old old-failed old-waiting', 'mails of inquiries stay as rows, others go');
select is((select string_agg(idempotency_key, ' ' order by idempotency_key) from public.mail_outbox where body_text = '' and body_html = '' and text_deleted_at is not null),
  'old old-failed', 'without their words, unless they wait');
select is((select string_agg(email, ' ' order by email) from public.newsletter_subscriptions), 'new@tests.example reader@tests.example', 'subscriptions');
select is((select string_agg(body, ' ') from public.unmatched_mails), 'new', 'unmatched mail after 90 days');
select is((select string_agg(email, ' ') from public.staff_invitations), 'c@tests.example', 'invitations');
select is((select before from public.record_changes where action = 'delete' and record_id = 'test-draft'), '{"title": "Test"}'::jsonb,
  'of deleted content only that it was there');
select ok((select before ? 'created_at' from public.record_changes where action = 'delete' and record_id = 'test-archived'), 'after 30 days, not before');
select is((select count(*)::int from public.record_changes where resource = 'events'), 0, 'the history');
select is((select counts ->> 'history' from public.sweeps), '3', 'each time is written down');
select is((select sum(value::int)::int from jsonb_each_text(private.sweep())), 0, 'a second time there is nothing to do');

-- A mail without words is not sent again.
update public.mail_outbox set next_attempt_at = tests.ago('1 hour');
select tests.become('staff');
select is(tests.refusal($$ select public.retry_mail((select id from public.mail_outbox where status = 'failed')) $$),
  'The text of this email was deleted after its retention period. Write to the person instead.', 'an emptied mail is not queued again');

select is(tests.sweeps(), '2 rows, 42501, 42501', 'staff read when it ran');
select tests.become('anonymous');
select is(tests.sweeps(), '42501, 42501, 42501', 'anonymous');
select tests.become('visitor');
select is(tests.sweeps(), '0 rows, 42501, 42501', 'an account without a role');
select tests.become('disabled');
select is(tests.sweeps(), '0 rows, 42501, 42501', 'a disabled admin');

select tests.be_server();
select is(tests.refusal(format('update public.office_settings set %I = 0', field)), 'office_settings_' || field_range, field || ' has a least')
from (values ('mail_retention_days', 'mail_range'), ('deleted_retention_days', 'deleted_range')) list (field, field_range);

select * from finish();
rollback;
