begin;
select plan(30);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
select tests.send_inquiry('00000000-0000-4000-8000-000000000002');
update public.contact_submissions set email = 'Ina@tests.example', status = 'waiting', assignee_id = tests.id_of('staff'),
  language = 'fr', snoozed_until = now() + interval '1 day' where id = '00000000-0000-4000-8000-000000000001';
update private.limits set allowed = null where kind in ('inquiry message', 'unmatched mail');

create function tests.receive(key text, more jsonb default '{}') returns jsonb
language sql as $$
  select public.receive_mail(jsonb_build_object('keys', jsonb_build_array(encode(sha256(convert_to(key, 'UTF8')), 'hex')),
    'references', '[]'::jsonb, 'is_verified', false, 'is_automatic', false, 'from_email', 'ina@tests.example', 'from_name', 'Ina',
    'to_emails', '[]'::jsonb, 'subject', 'Re', 'body', 'On Friday.', 'quoted', '> When?', 'email_message_id', '<' || key || '>',
    'notes', '{"en": "Note", "fr": "Remarque"}'::jsonb, 'files', '[]'::jsonb) || more)
$$;
create function tests.signed(more jsonb default '{}') returns jsonb
language sql as $$ select '{"submission": "00000000-0000-4000-8000-000000000001"}'::jsonb || more $$;
create function tests.state() returns text
language sql as $$
  select concat_ws(' ', status, awaits, snoozed_until) from public.contact_submissions
  where id = '00000000-0000-4000-8000-000000000001'
$$;
create function tests.messages() returns bigint
language sql as $$ select count(*) from public.submission_messages $$;

select tests.become('staff');
select is(tests.attempt($$ select tests.receive('x') $$), '42501', 'staff receive no emails');
select tests.become('anonymous');
select is(tests.attempt($$ select tests.receive('x') $$), '42501', 'nor does anonymous');
select tests.be_server();

select is(tests.receive('a', tests.signed('{"files": ["one.pdf", "two.png"]}')) ->> 'outcome', 'joined', 'the signed address joins');
select is(tests.state(), 'in_progress office', 'and reopens, as a message from the page does');
select results_eq($$ select channel, from_email, body, quoted, language, email_message_id from public.submission_messages $$,
  $$ values ('email', 'ina@tests.example', E'On Friday.\n\nRemarque', '> When?', 'fr', '<a>') $$, 'as it was written');
select is((select count(*)::int from public.unnotified_replies()), 1, 'its owner is notified');
select is(jsonb_array_length(tests.receive('a', tests.signed('{"files": ["one.pdf", "two.png"]}')) -> 'missing'), 2,
  'a repetition names the files that are missing');
select is(tests.messages(), 1::bigint, 'and adds nothing');
update public.inquiry_files set stored_at = now(), mime_type = 'application/pdf', bytes = 1 where name = 'one.pdf';
select is(tests.receive('a', tests.signed('{"files": ["one.pdf", "two.png"]}')) #>> '{missing,0,place}', '2', 'only those');
select is(tests.receive('other', tests.signed(jsonb_build_object('keys', jsonb_build_array(repeat('0', 64),
  encode(sha256('a'), 'hex'))))) ->> 'outcome', 'joined', 'either key is enough');
select is(tests.messages(), 1::bigint, 'to recognise it');

update public.contact_submissions set status = 'waiting', awaits = 'customer' where id = '00000000-0000-4000-8000-000000000001';
select is(tests.receive('b', tests.signed('{"is_automatic": true}')) ->> 'outcome', 'automatic', 'an automatic reply does not join');
select is(tests.receive('p', tests.signed('{"seems_automatic": true}')) ->> 'outcome', 'unmatched', 'what may be automatic waits for staff');
select is((select count(*)::int from public.unmatched_mails where reason = 'program'), 1, 'and says so');
delete from public.unmatched_mails where reason = 'program';
select is(tests.receive('c', '{"references": ["00000000"]}') ->> 'outcome', 'unmatched', 'nor does a reference that anybody can write');
select is(tests.receive('d', '{"references": ["00000000"], "from_email": "eve@tests.example", "is_verified": true}') ->> 'outcome',
  'unmatched', 'nor a proven address of somebody else');
select is(tests.receive('e', tests.signed('{"from_email": "staff@tests.example"}')) ->> 'outcome', 'unmatched', 'nor a colleague');
select is(tests.state(), 'waiting customer', 'none of them reopens it');
select results_eq($$ select reason, right(suggested_submission_id::text, 1) from public.unmatched_mails order by email_message_id $$,
  $$ values ('automatic', '1'), ('unverified', '1'), ('unknown', null), ('colleague', '1') $$, 'they say why, and what they are about');
select is(tests.receive('f', '{"references": ["00000000"], "is_verified": true, "from_email": "INA@tests.example"}') ->> 'outcome',
  'joined', 'a reference joins from a proven address of the customer');
select is(tests.receive('g', '{"submission": "00000000-0000-4000-8000-000000000009"}') ->> 'outcome', 'unmatched', 'an inquiry that is gone');

update private.limits set allowed = 1 where kind = 'unmatched mail' and subject = 'email';
select is(tests.receive('h', '{"from_email": "eve@tests.example"}') ->> 'outcome', 'unmatched', 'one is allowed');
select is(tests.attempt($$ select tests.receive('i', '{"from_email": "Eve@tests.example"}') $$), 'PT429', 'more are limited');
select is(tests.attempt($$ select tests.receive('j', tests.signed('{"from_email": "eve@tests.example"}')) $$), '1 rows',
  'which delays no reply to an inquiry');

insert into public.inquiry_files (id, unmatched_mail_id, folder_id, name, mime_type, bytes, stored_at)
select '00000000-0000-4000-8000-0000000000f1', id, id, 'map.pdf', 'application/pdf', 1, now()
from public.unmatched_mails where email_message_id = '<c>';
create function tests.attach() returns uuid
language sql as $$
  select public.attach_mail((select id from public.unmatched_mails where email_message_id = '<c>'), '00000000-0000-4000-8000-000000000002')
$$;
select tests.become('visitor');
select is(tests.attempt($$ select tests.attach() $$), '42501', 'an account attaches nothing');
select tests.become('staff');
select isnt(tests.attach(), null, 'staff attach an email');
select results_eq($$ select message.body, file.path = file.folder_id || '/' || file.id, file.unmatched_mail_id
    from public.submission_messages message join public.inquiry_files file on file.message_id = message.id
    where message.submission_id = '00000000-0000-4000-8000-000000000002' and file.name = 'map.pdf' $$,
  $$ values (E'On Friday.\n\nRemarque', true, null::uuid) $$, 'with its files, which stay where they are');
select is(tests.attempt($$ select tests.attach() $$), 'PT404', 'once');
select tests.be_server();
select is(tests.receive('c', '{"references": ["00000000"]}') ->> 'outcome', 'joined', 'and a late repetition changes nothing');
select is((select count(*)::int from public.expired_files()), 0, 'no file is lost');

select * from finish();
rollback;
