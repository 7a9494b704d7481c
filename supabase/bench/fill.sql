-- Fills a database of its own to the size that docs/database-speed.md measures: 100,000 submissions of
-- two years with their mails, 10,000 travels, 5,000 reviews, 2,000 accounts, 1,000 photos.
-- Every row follows from its number, so two runs measure the same. Needs the seed; never run it on data
-- that matters.

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

-- Accounts: 1 in 200 has a role.
insert into auth.users (id, email, raw_user_meta_data)
select md5('account ' || n)::uuid, 'person-' || n || '@bench.example', '{}' from generate_series(1, 2000) n;
insert into public.profiles (id, email, full_name, created_at)
select md5('account ' || n)::uuid, 'person-' || n || '@bench.example', 'Person ' || n, now() - n * interval '8 hours'
from generate_series(1, 2000) n;
insert into public.staff_roles (user_id, role)
select md5('account ' || n)::uuid, case when n <= 400 then 'admin' else 'staff' end::public.staff_role
from generate_series(200, 2000, 200) n;

-- Travels: 1 in 10 a draft, with the types and tags there are.
insert into public.travels (id, title, location, description, "imageUrl", price, duration, "groupSize", region_id,
  type_id, status, updated_at)
select 'bench-' || n, initcap(bench.text_of(n, 3)) || ' ' || n, initcap(bench.text_of(n + 20000, 1)) || ', Algeria',
  bench.text_of(n + 40000, 60),
  case when n <= 500 then '/storage/v1/object/public/photos/bench/' || n || '.webp' else '/images/dunes.webp' end,
  n || ' €', (1 + n % 9) || ' days', '2-8',
  (select array_agg(id order by id) from public.regions)[1 + n % (select count(*) from public.regions)],
  (select array_agg(id order by id) from public.types)[1 + n % (select count(*) from public.types)],
  case n % 10 when 0 then 'draft' when 1 then 'archived' else 'published' end::public.publication_status,
  now() - n * interval '1 hour'
from generate_series(1, 10000) n;
insert into public.travel_types (travel_id, type_id)
select id, type_id from public.travels where id like 'bench-%';
insert into public.travel_tags (travel_id, tag_id)
select travel.id, tag.id from public.travels travel
join (select id, row_number() over (order by id) as place from public.tags) tag
  on (hashtext(travel.id) & 1023) % (select count(*) from public.tags) in (tag.place - 1, tag.place % 5)
where travel.id like 'bench-%';

insert into public.photos (path, alt, credit, tags, mime_type, width, height, bytes, status, created_at)
select 'bench/' || n || '.webp', bench.text_of(n, 8), 'Bench', array['bench', bench.text_of(n, 1)], 'image/webp',
  1600, 900, 200000, case when n % 5 = 0 then 'draft' else 'published' end::public.publication_status,
  now() - n * interval '3 hours'
from generate_series(1, 1000) n;

insert into public.reviews (travel_id, name, rating, comment, status, rejection_reason, created_at)
select 'bench-' || 1 + n % 2000, 'Guest ' || n, (n % 11) / 2.0, bench.text_of(n, 30), state::public.review_status,
  case state when 'rejected' then 'Advertising' end, now() - n * interval '3 hours'
from generate_series(1, 5000) n,
  lateral (select case when n <= 40 then 'pending' when n % 25 = 0 then 'rejected' else 'published' end) of_review (state);

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
insert into public.submission_events (submission_id, kind, to_value, created_at)
select id, 'received', 'new', created_at from public.contact_submissions;
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, status, attempts,
  last_error, idempotency_key, created_at)
select 'inquiry', id, 'office@bench.example', 'New inquiry', message, message,
  case when nth <= 60 then 'failed' else 'sent' end::public.mail_status, 1, case when nth <= 60 then 'Refused' end,
  'bench ' || id, created_at
from (select submission.*, row_number() over (order by id) as nth from public.contact_submissions submission) numbered;

set session_replication_role = origin;
analyze;
