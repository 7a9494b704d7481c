begin;
select plan(22);

select tests.create_accounts();
create function tests.send_as(id text, email text, name text, at interval) returns void
language sql as $$
  insert into public.contact_submissions (id, email, name, service, message, created_at, last_message_at)
  values (('00000000-0000-4000-8000-0000000000' || id)::uuid, email, name, 'general', 'We would like a tour.', now() - at, now() - at)
$$;
select tests.send_as('01', 'Nadia@tests.example', 'Nadia B.', '3 days');
select tests.send_as('02', 'nadia@tests.example', 'Nadia Benali', '2 days');
select tests.send_as('03', 'karim@tests.example', 'Karim', '1 day');
update public.contact_submissions set phone = '+213 555 12 34 56' where id = '00000000-0000-4000-8000-000000000001';
create function tests.nadia() returns public.people
language sql security definer as $$ select person from public.people person where address = 'nadia@tests.example' $$;

select is((tests.nadia()).name, 'Nadia Benali', 'spellings of an address are one person, who has the newest name');
select is((tests.nadia()).inquiries, 2, 'with all inquiries');
select is((tests.nadia()).sent_phone, '+213 555 12 34 56', 'and the phone number of an older one');
select is((tests.nadia()).last_contact_at, now() - interval '2 days', 'and the last contact');
insert into public.submission_messages (submission_id, direction, author_id, body, sent_at)
values ('00000000-0000-4000-8000-000000000001', 'inbound', null, 'Hello?', now());
select is((tests.nadia()).last_contact_at, now(), 'a message is a contact');
update public.contact_submissions set status = 'spam' where id = '00000000-0000-4000-8000-000000000002';
select is((tests.nadia()).inquiries, 1, 'spam does not count');
update public.contact_submissions set status = 'spam' where email = 'karim@tests.example';
select is((select is_listed from public.people where address = 'karim@tests.example'), false, 'nor does it list anybody');

create function tests.languages() returns text
language sql security definer as $$ select string_agg(concat_ws('<', language, written_language), ' ' order by created_at)
  from public.contact_submissions where lower(email) = 'nadia@tests.example' $$;
insert into public.inquiry_selections (submission_id, language) values ('00000000-0000-4000-8000-000000000002', 'ar');
select is((tests.nadia()).sent_language, 'en', 'spam says nothing about the language');
update public.people set language = 'fr' where address = 'nadia@tests.example';
select is(tests.languages(), 'fr<en fr<ar', 'the language of a person is that of all their inquiries');
select tests.send_as('04', 'nadia@tests.example', 'N. Benali', '0');
select is(tests.languages(), 'fr<en fr<ar fr<en', 'also of later ones');
select is((tests.nadia()).sent_language, 'en', 'what they wrote in is known');
update public.people set language = null where address = 'nadia@tests.example';
select is(tests.languages(), 'en ar en', 'and counts again without it');
delete from public.contact_submissions where id = '00000000-0000-4000-8000-000000000004';
update public.people set own_name = 'Nadia Benali-Test' where address = 'nadia@tests.example';
select tests.send_as('04', 'nadia@tests.example', 'N. B.', '0');
select is((tests.nadia()).name, 'Nadia Benali-Test', 'the name that staff entered stays');
delete from public.contact_submissions where id = '00000000-0000-4000-8000-000000000004';
update public.people set own_name = null where address = 'nadia@tests.example';
select is((tests.nadia()).name, 'Nadia B.', 'until they take it back');

create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ', tests.attempt('select id from public.people where is_listed'),
    tests.attempt($s$ update public.people set tags = '{vip}', phone = '0555 12 34 56', language = 'ar', own_name = 'Nadia' where is_listed $s$),
    tests.attempt($s$ update public.people set inquiries = 9 where is_listed $s$),
    tests.attempt($s$ insert into public.person_notes (person_id, body) values ((tests.nadia()).id, 'Likes deserts.') $s$),
    tests.attempt($s$ select public.person((tests.nadia()).id) $s$),
    tests.attempt($s$ select public.search_people('benali') $s$))
$$;
select is(tests.outcomes(), expected, who || ': list, tag, count, note, page, search') from (values
  ('anonymous', '42501, 42501, 42501, 42501, 42501, 42501'), ('visitor', '0 rows, 0 rows, 42501, 42501, 42501, 0 rows'),
  ('disabled', '0 rows, 0 rows, 42501, 42501, 42501, 0 rows'), ('staff', '1 rows, 1 rows, 42501, 1 rows, 1 rows, 0 rows')
) attempts (who, expected) cross join lateral (select tests.become(who)) became;

select tests.become('staff');
insert into public.person_notes (person_id, body) values ((tests.nadia()).id, 'Likes deserts.');
select is((select author_id from public.person_notes), tests.id_of('staff'), 'a note carries its author');
select tests.become('admin');
select is(tests.attempt($$ update public.person_notes set body = 'Hates deserts.' $$), '0 rows', 'a colleague leaves them alone');
select is(array(select (tests.attempt(format('update public.people set tags = %L', tags))) from unnest(array[
  '{"a,b", c}', '{" "}', '{ina@tests.example}', '{{a},{b}}', '{a,NULL}']) tags),
  array['2 rows', '23514', '23514', '23514', '23514'], 'tags are short words, and no addresses');

select tests.be_server();
delete from public.contact_submissions where email ilike 'nadia@%';
select is((select count(*)::int from public.person_notes), 0, 'a person without inquiries is forgotten');

select * from finish();
rollback;
