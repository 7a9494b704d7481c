-- Fills a separate database to the size that docs/database-speed.md measures: 100,000 submissions of
-- two years with 300,000 messages, 200,000 mails, notes and histories, 10,000 travels with 30,000 changes, 1,000 events, 500
-- activities, 300 products, 5,000 reviews, 5,000 subscribers, 2,000 accounts, 1,000 photos.
-- Every row follows from its number, so two runs measure the same. Needs the seed and a role that may turn
-- triggers off; never run it on data that matters.

-- Triggers off: what they write is written below in one statement each.
set session_replication_role = replica;

create schema bench;

create table bench.words as
select array['dunes', 'coast', 'oasis', 'gorge', 'roman', 'ruins', 'market', 'kasbah', 'sahara', 'desert',
  'hike', 'camp', 'guide', 'village', 'mountain', 'plateau', 'lake', 'beach', 'harbour', 'museum', 'mosque',
  'palace', 'bridge', 'valley', 'cedar', 'forest', 'snow', 'stars', 'night', 'sunrise', 'camel', 'caravan',
  'palm', 'grove', 'bread', 'tea', 'mint', 'ceramic', 'carpet', 'music', 'festival', 'boat', 'sail', 'reef',
  'island', 'climb', 'trail', 'spring', 'cave', 'engraving', 'forum', 'theatre', 'fort', 'garden', 'square',
  'street', 'walk', 'drive', 'road', 'pass', 'view', 'quiet', 'family', 'group', 'private', 'lunch',
  'couscous', 'grill', 'picnic', 'tent', 'fire', 'wood', 'clay', 'brick', 'gate', 'court'] as list;

create function bench.text_of(seed integer, how_many integer) returns text
language sql stable as $$
  select string_agg(list[1 + (hashint4(seed * 97 + place) & 2147483647) % cardinality(list)], ' ')
  from bench.words, generate_series(1, how_many) place
$$;

-- One of 8,000 names that no language has, so that the words of a search are as many as in real texts.
create function bench.name_of(seed integer) returns text
language sql stable as $$
  select (array['ta','me','ri','uz','ga','bel','ain','sid','ka','lu','zer','ham','dja','nu','ber','fil','mos','ras','tim','kel'])[1 + seed % 20]
    || (array['ra','bo','li','den','fo','gur','ha','jil','ko','lam','mi','na','or','pa','ris','sa','tel','um','va','zin'])[1 + seed / 20 % 20]
    || (array['da','met','nes','rou','bia','kel','fa','lt','mra','sin','ght','la','ouk','za','rit','ham','uin','dra','ta','ne'])[1 + seed / 400 % 20]
$$;

-- Accounts: 1 in 200 has a role.
insert into auth.users (id, email, raw_user_meta_data)
select md5('account ' || n)::uuid, 'person-' || n || '@bench.example', '{}' from generate_series(1, 2000) n;
insert into public.profiles (id, email, full_name, created_at)
select md5('account ' || n)::uuid, 'person-' || n || '@bench.example', 'Person ' || n, now() - n * interval '8 hours'
from generate_series(1, 2000) n;
insert into public.staff_roles (user_id, role)
select md5('account ' || n)::uuid, case when n <= 400 then 'admin' else 'staff' end::public.staff_role
from generate_series(200, 2000, 200) n;

-- Travels: 1 in 10 a draft, 1 in 50 of the same title as another; one in twenty is on no map.
insert into public.travels (id, title, location, description, "imageUrl", price, duration, "groupSize", region_id,
  type_id, latitude, longitude, updated_at, price_amount, price_currency, price_unit, best_months, good_months, included)
select 'bench-' || n,
  initcap(bench.name_of(n - (n % 50 = 0)::integer)) || ' ' || bench.text_of(n - (n % 50 = 0)::integer, 2),
  initcap(bench.name_of(n * 7)) || ', Algeria',
  initcap(bench.name_of(n * 3)) || ' and ' || initcap(bench.name_of(n * 11)) || ': ' || bench.text_of(n + 40000, 60),
  case when n <= 500 then '/storage/v1/object/public/photos/bench/' || n || '.webp' else '/images/dunes.webp' end,
  case n % 5 when 0 then 'on request' when 1 then 'from ' || n || ' DA' else n || ' €' end,
  (1 + n % 9) || ' days', (array['2-8', '1-4', '4-10', '10-20'])[1 + n % 4],
  (select array_agg(id order by id) from public.regions)[1 + n % (select count(*) from public.regions)],
  (select array_agg(id order by id) from public.types)[1 + n % (select count(*) from public.types)],
  case when n % 20 > 0 then 20 + n % 1600 / 100.0 end, case when n % 20 > 0 then -8 + n * 7 % 1900 / 100.0 end,
  now() - n * interval '1 hour',
  case when n % 5 > 0 then n end, case n % 5 when 0 then null when 1 then 'DZD' else 'EUR' end, 'person',
  array[1 + n % 12, 1 + (n + 1) % 12], array[1 + (n + 2) % 12], array[bench.text_of(n, 4), bench.text_of(n + 1, 5)]
from generate_series(1, 10000) n;
insert into public.travel_types (travel_id, type_id)
select id, type_id from public.travels where id like 'bench-%';
insert into public.travel_tags (travel_id, tag_id)
select travel.id, tag.id from public.travels travel
join (select id, row_number() over (order by id) as place from public.tags) tag
  on (hashtext(travel.id) & 1023) % (select count(*) from public.tags) in (tag.place - 1, tag.place % 5)
where travel.id like 'bench-%';
insert into public.travel_days (travel_id, day_number, title, description, stops)
select 'bench-' || n, day, initcap(bench.name_of(n + day)), bench.text_of(n + day, 20),
  array[initcap(bench.name_of(n * day)), initcap(bench.name_of(n + 17 * day))]
from generate_series(4, 10000, 4) n, generate_series(1, 3) day;
insert into public.travel_vehicles (travel_id, vehicle_id)
select 'bench-' || n, (select min(id) from public.vehicles) from generate_series(1, 9000, 90) n;

insert into public.activity_categories (id, name, status)
select 'bench-' || n, 'Bench ' || n, 'published' from generate_series(1, 10) n;

insert into public.photos (path, alt, credit, tags, mime_type, width, height, bytes, status, created_at)
select 'bench/' || n || '.webp', bench.text_of(n, 8), 'Bench', array['bench', bench.text_of(n, 1)], 'image/webp',
  1600, 900, 200000, case when n % 5 = 0 then 'draft' else 'published' end::public.publication_status,
  now() - n * interval '3 hours'
from generate_series(1, 1000) n;

insert into public.reviews (id, name, rating, comment, status, rejection_reason, created_at)
select md5('review ' || n)::uuid, 'Guest ' || n, (n % 11) / 2.0, bench.text_of(n, 30), state::public.review_status,
  case state when 'rejected' then 'advertising'::public.review_rule end, now() - n * interval '3 hours'
from generate_series(1, 5000) n,
  lateral (select case when n <= 40 then 'pending' when n % 25 = 0 then 'rejected' else 'published' end) of_review (state);
insert into public.review_subjects (review_id, travel_id, created_at)
select md5('review ' || n)::uuid, 'bench-' || 1 + n % 2000, now() - n * interval '3 hours' from generate_series(1, 5000) n;

-- Submissions: the newest are new, then in progress, then waiting; of the old half is won and half lost,
-- one in 20 is spam, a third has no assignee. "zellige" stands in one of 5,000, "desert" in half of them.
insert into public.contact_submissions (id, name, email, service, message, status, assignee_id, created_at, updated_at)
select md5('submission ' || n)::uuid, 'Guest ' || n % 60000, 'guest-' || n % 60000 || '@bench.example',
  (array['general', 'handbook', 'mechanic', 'team-building', 'events', 'trip-planner', 'car-rental'])[1 + n % 7],
  bench.text_of(n, 45) || case when n % 5000 = 7 then ' zellige' else '' end, state::public.submission_status,
  case when state <> 'spam' and n % 3 > 0 then md5('account ' || 200 * (1 + n % 10))::uuid end, sent_at, sent_at
from generate_series(1, 100000) n,
  lateral (select now() - n * interval '10 minutes 30 seconds') of_time (sent_at),
  lateral (select case when n % 20 = 0 then 'spam' when n <= 300 then 'new' when n <= 900 then 'in_progress'
    when n <= 1500 then 'waiting' when n % 2 = 0 then 'won' else 'lost' end) of_state (state);
-- One in eight in French, one in fifty in Arabic. Of the open ones, some have a follow-up or are snoozed. Each has
-- three messages, in turn. Every reply contains "regards", and one in 4,000 customer messages "saffron".
update public.contact_submissions set
  language = case when right(id::text, 1) in ('0', '1') then 'fr'
    when right(id::text, 2) in ('2a', '2b', '2c', '2d', '2e') then 'ar' else 'en' end,
  last_message_at = created_at + case when status in ('new', 'spam') then interval '0' else interval '3 hours' end,
  awaits = case when status = 'waiting' then 'customer' else 'office' end,
  first_reply_at = case when status not in ('new', 'spam') then created_at + interval '1 hour' end,
  first_reply_minutes = case when status not in ('new', 'spam') then abs(hashtext(id::text)) % 2400 end,
  lost_reason = case when status = 'lost' then (array['price', 'dates', 'no_answer'])[1 + abs(hashtext(id::text)) % 3] end,
  value_minor = case when status = 'won' then 10000 + abs(hashtext(id::text)) % 1000000 end,
  value_currency = case when status = 'won' then (array['DZD', 'EUR'])[1 + abs(hashtext(id::text)) % 2] end,
  follow_up_on = case when status = 'waiting' and right(id::text, 1) = '3' then current_date - 1 end,
  snoozed_until = case when status = 'in_progress' and right(id::text, 1) = '4' then now() + interval '2 days' end
where true;
insert into public.submission_messages (id, submission_id, direction, author_id, from_email, to_emails, body,
  created_at, sent_at, mail_queued_at)
select md5('message ' || submission.id || nth)::uuid, submission.id,
  case nth when 2 then 'inbound' else 'outbound' end,
  case nth when 2 then null else submission.assignee_id end, case nth when 2 then submission.email end,
  case nth when 2 then '{}' else array[submission.email] end, bench.text_of(hashtext(submission.id::text) % 100000, 30)
    || case when nth <> 2 then ' Kind regards' when submission.id::text like '00a%' then ' saffron' else '' end,
  at, at, at
from public.contact_submissions submission, generate_series(1, 3) nth,
  lateral (select submission.created_at + nth * interval '1 hour') of_time (at);
-- One in 50 has a tag, one in five a phone number; one in 1,000 consists of two addresses.
insert into public.people (address, name, sent_phone, tags, inquiries, last_contact_at)
select email, min(name), case when number % 5 = 0 then '+213 5' || lpad(number::text, 8, '0') end,
  case when number % 50 = 0 then array['tag ' || number % 30] else '{}' end,
  count(*) filter (where status <> 'spam'), max(last_message_at)
from public.contact_submissions, lateral (select substring(email from '[0-9]+')::integer) numbered (number)
group by email, number;
update public.people other set merged_into = head.id
from public.people head
where head.address = 'guest-' || substring(other.address from '[0-9]+')::integer - 1 || '@bench.example'
  and substring(other.address from '[0-9]+')::integer % 1000 = 8;
insert into public.person_notes (person_id, author_id, body)
select person.id, md5('account 400')::uuid, 'Likes deserts.' from public.people person where person.tags <> '{}';
insert into public.submission_events (submission_id, kind, to_value, created_at)
select id, 'received', 'new', created_at from public.contact_submissions;
insert into public.submission_events (submission_id, kind, from_value, to_value, created_at)
select id, 'status', 'new', status::text, created_at + interval '1 hour' from public.contact_submissions where status <> 'new';
insert into public.submission_notes (submission_id, author_id, body, created_at)
select md5('submission ' || n)::uuid, md5('account ' || 200 * (1 + n % 10))::uuid,
  bench.text_of(n, 20) || case when n % 100 = 0 then ' Ask guest-' || n % 60000 + 1 || '@bench.example too.' else '' end,
  now() - n * interval '10 minutes'
from generate_series(5, 100000, 5) n;
-- Each names the page it was sent from; a third names a travel, a sixth an activity.
insert into public.inquiry_selections (submission_id, travel_ids, activity_ids, source_path)
select md5('submission ' || n)::uuid,
  case when n % 3 = 0 then array['bench-' || 1 + n % 10000] else '{}' end,
  case when n % 6 = 1 then array['bench-' || 1 + n % 500] else '{}' end,
  case when n % 3 = 0 then '/travels/bench-' || 1 + n % 300 else (array['/', '/contact', '/services', '/rv-rental'])[1 + n % 4] end
from generate_series(1, 100000) n;
insert into private.inquiry_topics (submission_id, topic, key, received_at, status, value_minor, value_currency)
select submission.id, topic, key, submission.created_at, submission.status, submission.value_minor, submission.value_currency
from public.inquiry_selections selection join public.contact_submissions submission on submission.id = selection.submission_id,
  lateral (select 'source' as topic, source_path as key union all select 'travel', unnest(travel_ids)
    union all select 'activity', unnest(activity_ids)) chosen;
insert into public.empty_searches (day, term, language, searches)
select current_date - n, bench.text_of(n * nth, 2) || nth, 'en', nth from generate_series(0, 729) n, generate_series(1, 10) nth
on conflict do nothing;

-- Two mails for each, one to the office and one to the sender. Texts older than 90 days are deleted.
insert into public.mail_outbox (kind, submission_id, to_email, reply_to, subject, body_text, body_html, status, attempts,
  last_error, sent_at, text_deleted_at, idempotency_key, created_at)
select mail.kind, id, mail.recipient, mail.answers_to, 'Inquiry ' || left(id::text, 8), coalesce(words, ''),
  coalesce('<p>' || words || '</p><p><a href="mailto:' || email || '">' || email || '</a></p>', ''),
  case when nth <= 60 then 'failed' else 'sent' end::public.mail_status, 1, case when nth <= 60 then 'Refused' end,
  case when nth > 60 then created_at end, case when words is null then now() end, mail.kind || ' ' || id, created_at
from (
  select submission.*, row_number() over (order by id) as nth,
    case when created_at > now() - interval '90 days' then repeat(message || ' ', 3) || email end as words
  from public.contact_submissions submission
) numbered, lateral (values ('inquiry_staff', 'office@bench.example', email), ('inquiry_visitor', email, null))
  mail (kind, recipient, answers_to);
insert into public.mail_attempts (mail_id, attempt, outcome, attempted_at)
select id, 1, case status when 'failed' then 'failed' else 'sent' end, created_at from public.mail_outbox;

insert into public.newsletter_subscriptions (email, consent_text, consent_version, status, requested_at, confirmed_at)
select 'guest-' || n * 12 || '@bench.example', 'Yes', '1', 'confirmed', now() - n * interval '3 hours', now() - n * interval '2 hours'
from generate_series(1, 5000) n;

insert into public.record_changes (resource, record_id, action, actor_id, before, after, changed_at)
select 'travels', 'bench-' || 1 + n % 10000, case when n % 300 = 0 then 'delete' else 'update' end,
  md5('account ' || 200 * (1 + n % 10))::uuid, jsonb_build_object('title', 'Title ' || n, 'description', bench.text_of(n, 30)),
  case when n % 300 > 0 then jsonb_build_object('title', 'Title ' || n + 1, 'description', bench.text_of(n + 1, 30)) end,
  now() - n * interval '20 minutes'
from generate_series(1, 30000) n;

-- Triggers on: publishing writes what the search knows, and a change for each.
set session_replication_role = origin;
update public.travels set status = case when right(id, 1) = '1' then 'archived' else 'published' end::public.publication_status
where id like 'bench-%' and right(id, 1) <> '0';
insert into public.events (id, title, tagline, description, location, starts_on, status, position)
select 'bench-' || n, initcap(bench.name_of(n * 5)) || ' ' || bench.text_of(n, 1), bench.text_of(n, 4),
  bench.text_of(n + 7, 40), initcap(bench.name_of(n)), current_date + n, 'published', n * 10
from generate_series(1, 1000) n;
insert into public.activities (id, title, description, category_id, status)
select 'bench-' || n, initcap(bench.name_of(n * 9)) || ' ' || bench.text_of(n, 1), bench.text_of(n + 3, 30),
  'bench-' || 1 + n % 10, 'published'
from generate_series(1, 500) n;
insert into public.products (id, name, place, description, status, position)
select 'bench-' || n, initcap(bench.name_of(n * 13)) || ' ' || bench.text_of(n, 1), initcap(bench.name_of(n)),
  bench.text_of(n + 9, 20), 'published', n * 10
from generate_series(1, 300) n;
-- The titles in French, every third changed since, and nothing else.
insert into public.translations (resource, record_id, field, language, text, source_text, status)
select 'travels', id, 'title', 'fr', 'Voyage ' || title, case when right(id, 1) in ('3', '6', '9') then 'Former title' else title end,
  'published'
from public.travels where id like 'bench-%';
analyze;
