begin;
select plan(5);

-- Each table that holds something about a person, with its place in the export. A new table belongs here, in
-- private.person_data() and in private.erase_address().
create function tests.places() returns table (relation text, place jsonpath)
language sql as $$ values
  ('public.contact_submissions', '$.submissions[*]'::jsonpath),
  ('public.inquiry_selections', '$.submissions[*].selection.travel_ids'),
  ('public.inquiry_files', '$.submissions[*].files[*]'),
  ('public.inquiry_links', '$.submissions[*].links[*]'),
  ('public.proposals', '$.submissions[*].proposals[*]'),
  ('public.proposal_items', '$.submissions[*].proposals[*].items[*]'),
  ('public.submission_messages', '$.submissions[*].messages[*]'),
  ('public.submission_notes', '$.submissions[*].notes[*]'),
  ('public.submission_events', '$.submissions[*].events[*]'),
  ('public.people', '$.person'),
  ('public.person_notes', '$.person.notes[*]'),
  ('public.mail_outbox', '$.mails[*]'),
  ('public.unmatched_mails', '$.unmatched_mails[*]'),
  ('public.newsletter_subscriptions', '$.newsletter[*]'),
  ('public.newsletter_recipients', '$.newsletter[*].issues[*]'),
  ('public.profiles', '$.account.email'),
  ('public.staff_invitations', '$.invitations[*]'),
  ('public.review_requests', '$.review_requests[*]'),
  ('public.reviews', '$.review_requests[*].review.id'),
  ('public.review_photos', '$.review_requests[*].review.photos[*]')
$$;
-- Copies, of a colleague who reads, of a delivery, of a review's trip, of complaints by others: nothing the person gave us.
create function tests.others() returns text[]
language sql as $$ select array['private.submission_viewers', 'private.inquiry_topics', 'public.mail_attempts', 'public.review_subjects', 'public.review_reports'] $$;

-- Whatever goes when one of these goes, and whatever has an address.
create function tests.about_people() returns setof text
language sql as $$
  with recursive reached as (
    select root::regclass::oid as relation from unnest(array['public.contact_submissions', 'public.people',
      'public.newsletter_subscriptions', 'public.review_requests']) root
    union
    select key.conrelid from reached join pg_constraint key on key.confrelid = reached.relation
    where key.contype = 'f' and key.confdeltype in ('c', 'n') and key.conrelid <> key.confrelid
  )
  select nspname || '.' || relname from reached join pg_class on pg_class.oid = relation
    join pg_namespace on pg_namespace.oid = relnamespace
  union
  select table_schema || '.' || table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'private') and table_type = 'BASE TABLE'
    and (column_name ~ '(^|_)email$|^address$|^phone$')
    and table_name not in ('site_settings', 'office_settings', 'gateway')
$$;
select set_eq('select tests.about_people()', 'select relation from tests.places() union select unnest(tests.others())',
  'every table about people is known');

select tests.create_accounts();
select tests.create_content();
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000aa', 'ina@tests.example', '{}');
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
update public.contact_submissions set email = 'ina@tests.example' where id = '00000000-0000-4000-8000-000000000001';
insert into public.inquiry_selections (submission_id, travel_ids) values ('00000000-0000-4000-8000-000000000001', '{test-published}');
insert into public.inquiry_files (id, submission_id, name, mime_type, bytes, stored_at)
values ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000000001', 'light.jpg', 'image/jpeg', 10, now());
insert into public.inquiry_links (submission_id, token_hash) values ('00000000-0000-4000-8000-000000000001', 'secret-hash');
insert into public.proposals (id, submission_id) values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001');
insert into public.proposal_items (proposal_id, position, kind, title) values ('00000000-0000-4000-8000-0000000000d1', 1, 'text', 'Guide');
insert into public.submission_messages (submission_id, direction, author_id, body, sent_at)
values ('00000000-0000-4000-8000-000000000001', 'inbound', null, 'And the price?', now());
insert into public.submission_notes (submission_id, body) values ('00000000-0000-4000-8000-000000000001', 'Called back.');
insert into public.person_notes (person_id, body) select id, 'Likes deserts.' from public.people where address = 'ina@tests.example';
insert into public.mail_outbox (kind, submission_id, to_email, subject, body_text, body_html, idempotency_key)
values ('inquiry_visitor', '00000000-0000-4000-8000-000000000001', 'ina@tests.example', 'S', 'Body', 'Body', 'a');
insert into public.unmatched_mails (from_email, body) values ('ina@tests.example', 'Hello');
insert into public.newsletter_subscriptions (email, consent_text, consent_version) values ('ina@tests.example', 'Yes', '1');
insert into public.newsletter_issues (id, subject, status, scheduled_at, begun_at)
values ('00000000-0000-4000-8000-0000000000b1', 'News', 'sent', now(), now());
insert into public.newsletter_recipients (issue_id, subscription_id)
select '00000000-0000-4000-8000-0000000000b1', id from public.newsletter_subscriptions;
insert into public.staff_invitations (email, role, token_hash) values ('ina@tests.example', 'staff', 'secret-hash');
insert into public.review_requests (id, submission_id, address_hash, token_hash) values
  ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-000000000001', private.address_hash('ina@tests.example'), 'secret-hash');
insert into public.reviews (id, request_id, name, rating, comment)
values ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000e', 'I.', 5, 'Wonderful days.');
insert into public.review_photos (id, review_id, position, mime_type, bytes, width, height, stored_at)
values ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-00000000000b', 1, 'image/jpeg', 10, 4, 3, now());

create function tests.rows_left() returns text
language plpgsql as $$
declare
  known record;
  hits bigint;
  found text := '';
begin
  for known in select relation from tests.places() order by 1 loop
    execute format('select count(*) from %s row where %s', known.relation, case known.relation
      when 'public.profiles' then $s$ row::text ~ 'ina@' $s$
      when 'public.newsletter_recipients' then 'subscription_id is not null' else 'true' end) into hits;
    if hits > 0 then
      found := found || ' ' || known.relation;
    end if;
  end loop;
  return found;
end;
$$;
select is(tests.rows_left(), (select ' ' || string_agg(relation, ' ' order by relation) from tests.places()),
  'the person is in all of them');

select tests.become('admin');
create temp table exported as select public.export_person('ina@tests.example') as data;
select is_empty($$ select relation from tests.places(), exported where not jsonb_path_exists(data, place) $$, 'and all of them are exported');
select ok((select data::text !~ 'secret-hash' from exported), 'without tokens');
select public.erase_person('ina@tests.example');
select tests.be_server();
select is(tests.rows_left(), '', 'and erased');

select * from finish();
rollback;
