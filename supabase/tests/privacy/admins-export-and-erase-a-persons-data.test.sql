begin;
select plan(34);

select tests.create_accounts();
select tests.create_content();
insert into auth.users (id, email, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000aa', 'Ina@tests.example', '{"full_name": "Ina Test"}');
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
update public.contact_submissions set email = 'Ina@Tests.example', name = 'Ina Test'
where id = '00000000-0000-4000-8000-000000000001';
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
update public.contact_submissions set email = 'nina@tests.example', name = 'Nina Other',
  message = 'My friend INA@tests.example told me; I am nina@tests.example.'
where id = '00000000-0000-4000-8000-000000000002';
insert into public.inquiry_selections (submission_id, travel_ids, plan)
values ('00000000-0000-4000-8000-000000000001', array['test-published'], '{"people": 2, "items": [{"kind": "travel",
  "id": "test-published", "title": "Test", "nights": 1, "day": null, "month": 10, "note": "Our honeymoon"}]}');
insert into public.inquiry_files (id, submission_id, name, mime_type, bytes, stored_at) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000000001', 'light.jpg', 'image/jpeg', 10, now());
with proposal as (insert into public.proposals (submission_id, title)
  values ('00000000-0000-4000-8000-000000000001', 'Ten days') returning id)
insert into public.proposal_items (proposal_id, position, kind, title) select id, 1, 'text', 'Guide' from proposal;
insert into public.submission_notes (submission_id, body) values
  ('00000000-0000-4000-8000-000000000001', 'Called back.'),
  ('00000000-0000-4000-8000-000000000002', 'Knows ina@tests.example well.');
insert into public.submission_messages (submission_id, direction, author_id, from_email, to_emails, body, sent_at) values
  ('00000000-0000-4000-8000-000000000001', 'inbound', null, 'Ina@tests.example', '{}', 'And the price?', now()),
  ('00000000-0000-4000-8000-000000000002', 'outbound', null, null, '{nina@tests.example,Ina@tests.example}', 'Hello both', now());
insert into public.unmatched_mails (id, from_email, from_name, body) values
  ('00000000-0000-4000-8000-0000000000d1', 'Ina@tests.example', 'Ina Test', 'Is there room for one more?'),
  ('00000000-0000-4000-8000-0000000000d2', 'nina@tests.example', 'Nina', 'Ask ina@tests.example.');
insert into public.inquiry_files (id, unmatched_mail_id, folder_id, name, mime_type, bytes, stored_at) values
  ('00000000-0000-4000-8000-0000000000f3', '00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d1',
   'passport.pdf', 'application/pdf', 10, now());
insert into public.mail_outbox (kind, submission_id, to_email, reply_to, subject, body_text, body_html, idempotency_key) values
  ('inquiry_staff', '00000000-0000-4000-8000-000000000001', 'office@tests.example', 'ina@tests.example', 'S', 'Body', 'Body', 'a'),
  ('inquiry_visitor', '00000000-0000-4000-8000-000000000001', 'ina@tests.example', null, 'S', 'Body', 'Body', 'b'),
  ('newsletter_confirm', null, 'ina@tests.example', null, 'S', 'Body', 'Body', 'c'),
  ('newsletter_confirm', null, 'nina@tests.example', null, 'S', 'Body', 'Body', 'd');
insert into public.newsletter_subscriptions (email, consent_text, consent_version)
values ('ina@tests.example', 'Yes', '1'), ('nina@tests.example', 'Yes', '1');
insert into public.reviews (id, name, rating, comment) values
  ('00000000-0000-4000-8000-00000000000b', 'ina test ', 5, 'Wonderful days.'),
  ('00000000-0000-4000-8000-00000000000c', 'Ina Test', 5, 'Another Ina, perhaps.'),
  ('00000000-0000-4000-8000-00000000000d', 'Nina Other', 5, 'Somebody else.');
-- Found by the request, whatever the name; the inquiry of the second is gone.
insert into public.review_requests (id, submission_id, address_hash, used_at) values
  ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-000000000001', private.address_hash('Ina@tests.example'), now()),
  ('00000000-0000-4000-8000-00000000000f', null, private.address_hash('ina@tests.example'), null);
insert into public.reviews (request_id, name, rating, comment)
values ('00000000-0000-4000-8000-00000000000e', 'I.', 5, 'Wonderful days, again.');
insert into public.review_photos (id, review_id, position, caption, mime_type, bytes, width, height, stored_at)
select '00000000-0000-4000-8000-0000000000f2', id, 1, 'Our camp', 'image/jpeg', 10, 4, 3, now()
from public.reviews where comment = 'Wonderful days, again.';
update public.office_settings set notification_emails = array['ina@tests.example'];
update public.office_settings set notification_emails = '{}';

create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ', tests.attempt($s$ select public.export_person('ina@tests.example') $s$),
    tests.attempt($s$ select public.erase_person('ina@tests.example') $s$),
    tests.attempt($s$ select id from public.erasures $s$),
    tests.attempt($s$ insert into public.erasures (address_hash, counts) values ('x', '{}') $s$))
$$;
create function tests.about(what text) returns jsonb
language sql as $$ select public.export_person(' INA@tests.example ') -> what $$;

select tests.become('anonymous');
select is(tests.outcomes(), '42501, 42501, 42501, 42501', 'anonymous');
select tests.become('visitor');
select is(tests.outcomes(), '42501, 42501, 0 rows, 42501', 'an account without a role');
select tests.become('disabled');
select is(tests.outcomes(), '42501, 42501, 0 rows, 42501', 'a disabled admin');
select tests.become('staff');
select is(tests.outcomes(), '42501, 42501, 0 rows, 42501', 'staff');
select tests.become('admin');
select is(tests.outcomes(), '1 rows, 1 rows, 0 rows, 42501', 'admin');

select is(jsonb_path_query_array(tests.about('submissions'), '$[*].id'), '["00000000-0000-4000-8000-000000000001"]', 'their inquiries');
select is(tests.about('submissions') #> '{0,selection,travel_ids}', '["test-published"]', 'with what was chosen');
select is(tests.about('submissions') #>> '{0,selection,plan,items,0,note}', 'Our honeymoon', 'and their plan');
select is(tests.about('submissions') #>> '{0,files,0,name}', 'light.jpg', 'and the files they attached');
select is(tests.about('submissions') #>> '{0,proposals,0,items,0,title}', 'Guide', 'and proposals with their lines');
select is(tests.about('submissions') #>> '{0,notes,0,body}', 'Called back.', 'and the notes about them');
select is(jsonb_array_length(tests.about('mails')), 3, 'mails to them and about their inquiries');
select is(tests.about('unmatched_mails') #>> '{0,files,0,name}', 'passport.pdf', 'emails that joined no inquiry, with files');
select is(tests.about('newsletter') #>> '{0,consent_version}', '1', 'the newsletter with its consent');
select ok(not tests.about('newsletter')::text ~ 'token', 'without tokens');
select is(tests.about('account') ->> 'full_name', 'Ina Test', 'the account');
select is(jsonb_array_length(tests.about('reviews_by_the_same_name')), 2, 'reviews that may be theirs');
select is(jsonb_array_length(tests.about('review_requests')), 2, 'requests for reviews');
select ok(tests.about('review_requests')::text ~ 'Wonderful days, again' and not tests.about('review_requests')::text ~ 'hash',
  'with the review, without the hashes');
select is(tests.about('review_requests') #>> '{0,review,photos,0,caption}', 'Our camp', 'and its photos');

select is(tests.refusal($$ select public.erase_person('staff@tests.example') $$),
  'This address belongs to a staff account. Remove its role first.', 'colleagues are not erased');
select is(tests.refusal($$ select public.erase_person('ina') $$), 'Enter an email address.', 'nor half an address');

select is(
  public.erase_person('INA@tests.example', array['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000d']::uuid[]),
  '{"submissions": 1, "selections": 1, "files": 2, "proposals": 1, "messages": 1, "links": 0, "notes": 1, "person_notes": 0, "review_photos": 1, "reviews": 2, "mails": 3, "unmatched_mails": 1, "newsletter": 1, "invitations": 0, "account": 1, "mentions": 6}',
  'how much it was');
select results_eq($$ select address_hash, erased_by, counts ->> 'mails' from public.erasures $$,
  $$ select encode(sha256('ina@tests.example'), 'hex'), tests.id_of('admin'), '3' $$, 'a proof that names nobody');
select is(jsonb_array_length(tests.about('submissions')) + jsonb_array_length(tests.about('mails'))
  + jsonb_array_length(tests.about('newsletter')) + jsonb_array_length(tests.about('unmatched_mails')) + (tests.about('mentions'))::int, 0, 'nothing is left');

select tests.be_server();
create function tests.rows_with(pattern text) returns text
language plpgsql as $$
declare
  of_table record;
  hits bigint;
  found text := '';
begin
  for of_table in select schemaname, tablename from pg_tables where schemaname in ('public', 'auth', 'private') loop
    execute format('select count(*) from %I.%I row where row::text ~* $1', of_table.schemaname, of_table.tablename)
      into hits using pattern;
    if hits > 0 then
      found := found || ' ' || of_table.tablename;
    end if;
  end loop;
  return found;
end;
$$;
select is((select array_agg(path order by path) from public.expired_files()),
  array['00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-0000000000f1',
    '00000000-0000-4000-8000-0000000000d1/00000000-0000-4000-8000-0000000000f3'], 'their files are deleted from the storage');
select is(tests.rows_with('(^|[^n])ina@tests'), '', 'in no table');
select is((select message from public.contact_submissions where id = '00000000-0000-4000-8000-000000000002'),
  'My friend [address erased] told me; I am nina@tests.example.', 'others keep theirs');
select is((select body from public.unmatched_mails), 'Ask [address erased].', 'so does an email of somebody else');
select is((select body from public.submission_notes), 'Knows [address erased] well.', 'a note about somebody else');
select is((select count(*)::int from public.newsletter_subscriptions) + (select count(*)::int from public.mail_outbox), 2, 'so do their mails');
select is((select count(*)::int from public.review_requests), 0, 'no request is left');
select is((select count(*)::int from public.reviews), 2, 'reviews that were not chosen, or bear another name, stay');
select tests.become('admin');
select is((select sum(value::int)::int from jsonb_each_text(public.erase_person('ina@tests.example'))), 0, 'a second time there is nothing');

select * from finish();
rollback;
