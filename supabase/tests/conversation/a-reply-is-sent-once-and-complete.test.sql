begin;
select plan(28);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.send(draft text default 'c1', status text default '''waiting''', confirmed boolean default false)
returns text
language sql as $$
  select tests.refusal(format('select public.send_message(%L, %s, %L)', '00000000-0000-4000-8000-0000000000' || draft,
    status, confirmed))
$$;
create function tests.inquiry() returns text
language sql security definer as $$
  select concat_ws(' ', status, split_part(person.email, '@', 1), awaits, first_reply_at is not null)
  from public.contact_submissions left join public.profiles person on person.id = assignee_id
$$;

select is(tests.inquiry(), 'new office f', 'a new inquiry awaits the office');

select tests.become('staff');
insert into public.submission_messages (id, submission_id)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000f1');
select is(tests.send(), 'Enter a recipient.', 'no recipient');
update public.submission_messages set to_emails = '{nadia@example.com,nobody}';
select is(tests.send(), 'A recipient is not an email address.', 'no address');
update public.submission_messages set to_emails = '{nadia@example.com}';
select is(tests.send(), 'The reply has no text.', 'no text');
update public.submission_messages set body = 'Hello {{first_name}}';
select is(tests.send(), 'Replace {{first_name}} first: it is a placeholder.', 'a placeholder');
update public.submission_messages set body = 'Hello', subject = '{{ }}';
select is(tests.send(), 'Replace {{ }} first: it is a placeholder.', 'a placeholder in the subject');
update public.submission_messages set subject = 'Tipaza';

select tests.be_server();
select lives_ok($$ select * from public.reserve_message_file('00000000-0000-4000-8000-0000000000c1', tests.id_of('staff'),
  '00000000-0000-4000-8000-0000000000d1', 'a.pdf') $$, 'a file of the draft');
select is(tests.attempt($$ select * from public.reserve_message_file('00000000-0000-4000-8000-0000000000c1', tests.id_of('admin'),
  '00000000-0000-4000-8000-0000000000d2', 'a.pdf') $$), 'PT404', 'not by a colleague');
select tests.become('staff');
select is(tests.send(), 'A file is still being uploaded.', 'a file on its way');
select tests.be_server();
update public.inquiry_files set mime_type = 'application/pdf', bytes = 10485760, stored_at = now();
insert into public.inquiry_files (id, submission_id, message_id, name, mime_type, bytes, stored_at)
select gen_random_uuid(), submission_id, message_id, name, mime_type, bytes, stored_at from public.inquiry_files;
select tests.become('staff');
select is(tests.send(), 'The files are larger than 15 MB together, which many mailboxes refuse.', 'too much');
delete from public.inquiry_files where id = '00000000-0000-4000-8000-0000000000d1';
select is((select count(*)::integer from public.inquiry_files), 1, 'the author removes a file');

select tests.become('admin');
select is(tests.send(), 'This draft no longer exists.', 'a colleague does not send it');
select tests.become('visitor');
select is(tests.send(), 'Only staff and admins reply to inquiries.', 'nor an account without a role');

select tests.become('staff');
select public.send_message('00000000-0000-4000-8000-0000000000c1');
select is(tests.inquiry(), 'waiting staff customer t', 'sending sets status and owner');
select is(tests.send(), 'allowed', 'sending again is harmless');
select is(tests.attempt('update public.submission_messages set body = ''No'''), '0 rows', 'a sent message stays');
select is(tests.attempt('delete from public.submission_messages'), '0 rows', 'nobody deletes it');
select is(tests.attempt('delete from public.inquiry_files'), '0 rows', 'nor its files');

select tests.become('admin');
insert into public.submission_messages (id, submission_id, to_emails, body) values
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000f1', '{nadia@example.com}', 'Hello');
select is(tests.send('c2'), 'A colleague replied less than a minute ago.', 'a second reply within a minute');
select is(tests.send('c2', '''in_progress''', true), 'allowed', 'unless it is confirmed');
select public.send_message('00000000-0000-4000-8000-0000000000c2', null, true);
select is(tests.inquiry(), 'waiting staff customer t', 'without a status both stay');

update public.contact_submissions set status = 'won' where true;
insert into public.submission_messages (id, submission_id, to_emails, body) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000f1', '{nadia@example.com}', 'See you');
select public.send_message('00000000-0000-4000-8000-0000000000c3', 'waiting', true);
select is(tests.inquiry(), 'won staff customer t', 'a reply takes nothing back from a won inquiry');
update public.contact_submissions set status = 'waiting' where true;

insert into public.submission_messages (id, submission_id, to_emails, body) values
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-0000000000f1', '{nadia@example.com}', 'A pity');
select public.send_message('00000000-0000-4000-8000-0000000000c4', 'lost', true, 'price');
select is((select status || ' ' || lost_reason from public.contact_submissions
  where id = '00000000-0000-4000-8000-0000000000f1'), 'lost price', 'a reply can close an inquiry, with the reason');

select tests.be_server();
select is((select count(*)::integer from public.unmailed_messages()), 4, 'each is mailed');
update public.submission_messages set mail_queued_at = now() where sent_at is not null;
select is((select count(*)::integer from public.unmailed_messages()), 0, 'once');
reset role;
alter table public.contact_submissions disable trigger contact_submissions_touch;
update public.contact_submissions set updated_at = '2026-01-01' where true;
alter table public.contact_submissions enable trigger contact_submissions_touch;
select tests.be_server();
insert into public.submission_messages (submission_id, direction, author_id, body, sent_at)
values ('00000000-0000-4000-8000-0000000000f1', 'inbound', null, 'And the price?', now());
select is(tests.inquiry(), 'in_progress staff office t', 'an answer of the customer reopens the inquiry');
select is((select min(updated_at) from public.contact_submissions), '2026-01-01'::timestamptz,
  'but refuses nothing that a colleague is about to save');
update public.contact_submissions set status = 'waiting' where true;
select isnt((select min(updated_at) from public.contact_submissions), '2026-01-01'::timestamptz, 'as a colleague''s change does');

select * from finish();
rollback;
