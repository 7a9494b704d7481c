-- At least one row in every table; where rights are restricted, rows that they include and exclude.
-- Runs after supabase/tests/000-*.sql, in the transaction of the test.

select tests.create_accounts();
select tests.create_user('newcomer@tests.example');
update private.limits set allowed = null;
select tests.create_content();

insert into public.hero_slides (title, status, starts_at) values ('test-later', 'published', now() + interval '1 day');
insert into public.regions (id, title) values ('test-region', 'Test region'), ('test-gone', 'Test gone');
insert into public.types (id, title) values ('test-type', 'Test type');
insert into public.places (id, name, latitude, longitude) values ('test-place', 'Test place', 36, 3);
insert into public.tags (id, title) values ('test-tag', 'Test tag');
insert into public.id_redirects (resource, old_id, new_id) values ('travels', 'test-former', 'test-published');

insert into public.travel_tags (travel_id, tag_id) values ('test-draft', 'test-tag'), ('test-published', 'test-tag');
insert into public.travel_types (travel_id, type_id) values ('test-draft', 'test-type'), ('test-published', 'test-type');
insert into public.travel_days (travel_id, day_number, title, stops) values
  ('test-draft', 1, 'Day', '{Test place}'), ('test-published', 1, 'Day', '{Test place}');
insert into public.travel_vehicles (travel_id, vehicle_id) values
  ('test-draft', 'test-published'), ('test-published', 'test-draft'), ('test-published', 'test-published');
insert into public.vehicle_unavailability (vehicle_id, starts_on, ends_on)
select 'test-' || state, '2027-05-01', '2027-05-03' from unnest(array['draft', 'published']) state;
select tests.create_review('test-published', 'published', null, '00000000-0000-4000-8000-0000000000a1');
select tests.create_review(travel, state, activity)
from (values ('test-published', null), ('test-draft', null), (null, 'test-published')) subject (travel, activity),
  unnest(array['pending', 'published']) state;
insert into public.review_photos
  (id, review_id, position, mime_type, bytes, width, height, stored_at, public_at, rejection_reason)
select gen_random_uuid(), review.id, place, 'image/jpeg', 1, 4, 3, case when place < 5 then now() end,
  case when place in (2, 3) then now() end, case when place > 2 then 'off_topic'::public.review_rule end
from public.reviews review, generate_series(1, 5) place;
insert into public.review_requests (address_hash) values ('test');
insert into public.review_reports (review_id, rule) values ('00000000-0000-4000-8000-0000000000a1', 'off_topic');

-- A published travel shows a published photo, a draft another.
update public.travels set latitude = 28, longitude = 2 where id in ('test-draft', 'test-published');
update public.travels set "imageUrl" = '/storage/v1/object/public/photos/' || id where id in ('test-draft', 'test-published');
insert into storage.objects (bucket_id, name)
select id, 'test-file' from storage.buckets;

select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
select tests.send_inquiry('00000000-0000-4000-8000-000000000003');
select tests.send_inquiry('00000000-0000-4000-8000-000000000004');
update public.contact_submissions set is_test = true where id = '00000000-0000-4000-8000-000000000004';
update public.contact_submissions set status = 'in_progress' where id = '00000000-0000-4000-8000-000000000003';
insert into public.inquiry_selections (submission_id) values ('00000000-0000-4000-8000-000000000002');
insert into public.inquiry_files (id, submission_id, name, mime_type, bytes, stored_at) values
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'test.jpg', 'image/jpeg', 1, now()),
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'test-2.jpg', null, null, null);
insert into public.proposals (id, submission_id, status, sent_at, valid_until) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001', 'draft', null, null),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-000000000003', 'sent', now(), '2199-01-01');
insert into public.proposal_items (proposal_id, position, kind, title) select id, 1, 'text', 'Test' from public.proposals;
insert into public.inquiry_links (submission_id, token_hash, erasure_token_hash) values ('00000000-0000-4000-8000-000000000001', 'test', 'erase');
insert into public.submission_notes (submission_id, author_id, body)
select '00000000-0000-4000-8000-000000000001', tests.id_of(who), 'Test' from unnest(array['staff', 'admin', 'disabled']) who;
update public.people set id = '00000000-0000-4000-8000-0000000000e1', tags = '{vip}' where is_listed;
insert into public.person_notes (person_id, author_id, body)
select '00000000-0000-4000-8000-0000000000e1', tests.id_of(who), 'Test' from unnest(array['staff', 'admin', 'disabled']) who;
insert into public.submission_messages (id, submission_id, direction, author_id, body, sent_at) values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000001', 'inbound', null, 'Test', now()),
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'outbound', tests.id_of('admin'), 'Test', now());
insert into public.submission_messages (submission_id, author_id, to_emails, body)
select '00000000-0000-4000-8000-000000000001', tests.id_of(who), array['a@tests.example'], 'Test' from unnest(array['staff', 'admin', 'disabled']) who;
insert into public.inquiry_files (id, submission_id, message_id, name, mime_type, bytes, stored_at)
select gen_random_uuid(), message.submission_id, message.id, 'test.pdf', 'application/pdf', 1, now()
from public.submission_messages message;
insert into public.unmatched_mails (id, from_email, body) values
  ('00000000-0000-4000-8000-0000000000e1', 'a@tests.example', 'Test');
insert into private.received_mails (key, mail_id) values (repeat('0', 64), gen_random_uuid());
insert into private.submission_viewers (submission_id, viewer_id)
values ('00000000-0000-4000-8000-000000000001', tests.id_of('newcomer'));
insert into public.message_templates (id, title, body) values ('test', 'Test', 'Test');
insert into public.saved_views (owner_id, name)
select tests.id_of(who), 'Test' from unnest(array['staff', 'admin', 'disabled']) who;
insert into public.form_drafts (account_id, form, record_id, changes)
select tests.id_of(who), 'travels', 'test-published', '{"title": "Typed"}' from unnest(array['staff', 'admin', 'disabled']) who;
insert into public.notification_settings (user_id)
select tests.id_of(who) from unnest(array['staff', 'admin', 'disabled']) who;
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, idempotency_key, status)
values ('inquiry_staff', '00000000-0000-4000-8000-000000000001', 'a@tests.example', 'Test', 'Test', 'Test', 'test', 'failed');
insert into public.mail_attempts (mail_id, attempt, outcome) select id, 1, 'failed' from public.mail_outbox;
insert into public.newsletter_subscriptions (email, consent_text, consent_version, confirm_token_hash)
values ('a@tests.example', 'Test', 'test', 'test');
insert into public.newsletter_issues (id, subject, status, scheduled_at, begun_at) values
  (gen_random_uuid(), 'Draft', 'draft', null, null),
  ('00000000-0000-4000-8000-0000000000b1', 'Sent', 'sent', now(), now());
insert into public.newsletter_recipients (issue_id, subscription_id)
select issue.id, subscription.id from public.newsletter_issues issue, public.newsletter_subscriptions subscription
where issue.status = 'sent';
insert into public.staff_invitations (email, role, token_hash, revoked_at) values
  ('a@tests.example', 'staff', 'test', null), ('b@tests.example', 'staff', 'test-2', now());

insert into public.draft_changes (resource, record_id, changes, base)
values ('travels', 'test-published', '{"title": "Prepared"}', '{"title": "Test"}');
insert into public.translations (resource, record_id, field, language, text, source_text)
values ('travels', 'test-published', 'title', 'fr', 'Essai', 'Test');
insert into public.scheduled_publications (resource, record_id, action, due_at)
values ('travels', 'test-draft', 'publish', now() + interval '1 day');
insert into public.preview_links (resource, record_id, token_hash) values ('travels', 'test-draft', 'test');
insert into public.empty_searches (day, term, language) values (current_date, 'kayaking on mars', 'en');
insert into public.erasures (address_hash, counts) values ('test', '{}');
insert into public.sweeps (counts) values ('{}');
delete from public.regions where id = 'test-gone';

-- The outcome of a statement: "3 rows", or its error.
create function tests.outcome(statement text) returns text
language plpgsql as $$
declare
  affected bigint;
  message text;
begin
  begin
    execute statement;
    get diagnostics affected = row_count;
    raise exception using errcode = 'TEST0';
  exception
    when sqlstate 'TEST0' then return affected || ' rows';
    when others then
      get stacked diagnostics message = message_text;
      return sqlstate || ' ' || message;
  end;
end;
$$;

-- The keys that a query returns; null if it is refused.
create function tests.keys(query text) returns text[]
language plpgsql as $$
declare
  found text[];
begin
  execute format('select coalesce(array_agg(key order by key), ''{}'') from (%s) rows (key)', query) into found;
  return found;
exception when insufficient_privilege then
  return null;
end;
$$;
