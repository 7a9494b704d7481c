begin;
select plan(25);

select tests.create_accounts();
select tests.create_content();
update private.limits set allowed = null where kind = 'inquiry';

-- An inquiry of the given name whose trip ended so many days ago, in the calendar of Algiers.
create function tests.trip(person text, days_ago integer, state text default 'won', held boolean default false) returns void
language plpgsql as $$
begin
  execute tests.inquiry_statement(jsonb_build_object('name', person || ' Test', 'email', person || '@tests.example'));
  update public.contact_submissions
  set trip_ended_on = (now() at time zone 'Africa/Algiers' - interval '9 hours')::date - days_ago,
    status = state::public.submission_status, assignee_id = tests.id_of('staff'), holds_review_request = held
  where email = person || '@tests.example';
end;
$$;
create function tests.asked() returns text
language sql as $$ select string_agg(split_part(due.email, '@', 1), ' ' order by due.email) from public.due_review_requests() due $$;

select tests.trip('amina', 3);
select tests.trip('early', 2);
select tests.trip('late', 61);
select tests.trip('lost', 5, 'lost');
select tests.trip('held', 5, 'won', true);
select tests.trip('reader', 5);
select tests.trip('leaver', 5);
select tests.trip('declined', 5);
select tests.trip('nodates', 5);
update public.contact_submissions set trip_ended_on = null where email = 'nodates@tests.example';
insert into public.newsletter_subscriptions (email, consent_text, consent_version, status, confirmed_at) values
  ('reader@tests.example', 'Yes', '1', 'confirmed', now()), ('Leaver@tests.example', 'Yes', '1', 'unsubscribed', now());
-- What staff enter has the address that they choose, and a colleague is no customer.
select tests.trip('entered', 5);
update public.contact_submissions set channel = 'phone', consent_note = 'On the phone.', created_by = tests.id_of('staff')
where email = 'entered@tests.example';
select tests.trip('left', 5);
update public.contact_submissions set channel = 'email', consent_note = 'By email.' where email = 'left@tests.example';
select tests.trip('staff', 5);
insert into public.review_requests (address_hash, declined_at) values (private.address_hash('Declined@tests.example'), now());
insert into public.inquiry_selections (submission_id, travel_ids, activity_ids, subject, plan)
select id, '{test-published,nowhere}', '{test-published}', 'Test', '{"people": 2, "items": [{"kind": "vehicle",
  "id": "test-draft", "title": "Test", "nights": 1, "day": null, "month": 10, "note": ""}]}'
from public.contact_submissions where email = 'amina@tests.example';
update public.services set title = 'Other' where id <> 'test-published';
update public.vehicles set name = 'Other' where id <> 'test-published';

select tests.become('staff');
select is(tests.attempt('select * from public.due_review_requests()'), '42501', 'staff ask nobody');
select tests.be_server();
select is(tests.asked(), 'amina reader', 'those whose trip ended, unless held back or not wanted');
select is(tests.asked(), 'amina reader', 'again until the email is written');
update public.review_requests set queued_at = now() where declined_at is null;
select is(tests.asked(), null, 'and not twice');
update public.contact_submissions set holds_review_request = false where email = 'held@tests.example';
select is(tests.asked(), 'held', 'once it is no longer held back');
update public.contact_submissions set holds_review_request = true where email = 'held@tests.example';
select is(tests.asked(), null, 'nor when held back before the email is written');
select results_eq($$ select distinct kind, id from private.things_of_inquiry((select id from public.contact_submissions where email = 'amina@tests.example')) order by 1, 2 $$,
  $$ values ('activity', 'test-published'), ('service', 'test-published'), ('travel', 'test-published'), ('vehicle', 'test-draft'),
    ('vehicle', 'test-published') $$, 'about everything that the inquiry chose');
insert into public.translations (resource, record_id, field, language, text, source_text, status)
select 'travels', id, 'title', 'fr', 'Un voyage', title, 'published' from public.travels where id = 'test-published';
insert into public.translations (resource, record_id, field, language, text, source_text, status)
select 'services', id, 'title', 'fr', 'Accueil', title, 'published' from public.services where id = 'test-published';
update public.inquiry_selections set language = 'fr', subject = 'Accueil'
where submission_id = (select id from public.contact_submissions where email = 'amina@tests.example');
select set_has($$ select kind, title from private.things_of_inquiry((select id from public.contact_submissions where email = 'amina@tests.example')) $$,
  $$ values ('travel', 'Un voyage'), ('service', 'Accueil') $$, 'under the names that the person read');
update public.inquiry_selections set language = 'en', subject = 'Test' where language = 'fr';
update public.contact_submissions set language = 'fr', holds_review_request = false where email = 'held@tests.example';
select is((select string_agg(due.language, ' ') from public.due_review_requests() due), 'fr', 'in their language');
update public.contact_submissions set holds_review_request = true where email = 'held@tests.example';

-- The link.
update public.review_requests set token_hash = 'amina'
where submission_id = (select id from public.contact_submissions where email = 'amina@tests.example');
create function tests.write(hash text) returns boolean
language sql as $$ select public.write_review(hash, 4, ' It was good, mostly. ', ' Amina ', '2026-10-01') $$;
select is(public.review_by_token('amina') ->> 'state', 'open', 'the link opens the form');
select is(public.review_by_token('amina') ->> 'name', 'amina', 'with the first name');
select is(public.review_by_token('other'), null, 'another opens nothing');
select is(tests.write('other'), false, 'and writes nothing');
update public.review_requests set expires_at = now() where token_hash = 'amina';
select ok(public.review_by_token('amina') is null and not tests.write('amina'), 'nor does an expired one');
update public.review_requests set expires_at = now() + interval '1 day' where token_hash = 'amina';
select ok(tests.write('amina'), 'a review is written');
select ok(not tests.write('amina'), 'once');
select results_eq('select name, rating, comment, status::text, is_verified from public.reviews',
  $$ values ('Amina', 4.0, 'It was good, mostly.', 'pending', true) $$, 'as it was written, and verified');
select is((select count(*)::int from public.review_subjects), 5, 'about what the inquiry chose');
delete from public.contact_submissions where email = 'amina@tests.example';
select ok((select is_verified from public.reviews), 'an expired inquiry leaves it verified');
update public.review_requests set expires_at = now() where token_hash = 'amina';
select is(public.review_by_token('amina') ->> 'comment', 'It was good, mostly.', 'its author still sees it');
select ok(public.withdraw_review('amina') and not public.withdraw_review('amina'), 'and withdraws it');
select is((select count(*)::int from public.reviews) || ' ' || (public.review_counts() ->> 'withdrawn'), '0 1', 'which deletes and counts it');
select ok(public.review_by_token('amina') is null and not tests.write('amina'), 'then the link opens nothing');

update public.review_requests set token_hash = 'reader'
where submission_id = (select id from public.contact_submissions where email = 'reader@tests.example');
select ok(public.decline_review('reader'), 'a reader declines');
select is(public.review_by_token('reader'), null, 'which closes the link');

select * from finish();
rollback;
