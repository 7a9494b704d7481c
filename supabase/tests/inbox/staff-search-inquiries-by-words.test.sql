begin;
select plan(24);

select tests.create_accounts();
insert into public.contact_submissions (id, name, email, service, message) values
  ('6e81d72b-1111-4111-8111-111111111111', 'Omar Test', 'omar@tests.example', 'general', 'The reference is what I have.');
insert into public.contact_submissions (name, email, service, message) values
  ('Amélie Test', 'amelie@tests.example', 'trip-planner', 'Ten days between Béjaïa and Djémila, please.'),
  ('Karl Test', 'karl@tests.example', 'events', 'A weekend near Tipasa for 100% of our team_members.');

insert into public.submission_messages (submission_id, direction, author_id, from_email, subject, body, sent_at)
select id, 'inbound', null, 'assistant@tests.example', '', 'Is there a view of the Hoggar from the terrace?', now()
from public.contact_submissions where name = 'Karl Test';
insert into public.submission_messages (submission_id, author_id, to_emails, subject, body, sent_at)
select inquiry.id, tests.id_of('staff'), array[inquiry.email], 'A night near Ghardaïa', letter.body, letter.sent_at
from public.contact_submissions inquiry, (values ('We keep a room for you.', now()), ('A rebate of ten percent?', null))
  letter (body, sent_at)
where inquiry.name = 'Amélie Test';

create function tests.senders(term text) returns text
language sql as $$ select string_agg(name, ', ' order by name) from public.search_submissions(term) $$;

select tests.become('staff');
select is(tests.senders('bejaia'), 'Amélie Test', 'without accents');
select is(tests.senders('TIPAZA'), 'Karl Test', 'another spelling, in capitals');
select is(tests.senders('amelie jemila'), 'Amélie Test', 'words of several fields');
select is(tests.senders('amelie tipaza'), null, 'all words must occur');
select is(tests.senders('karl@tests.example'), 'Karl Test', 'an address');
select is(tests.senders('100% team_members'), 'Karl Test', 'signs of a pattern are plain');
select is(tests.senders('ka te'), 'Karl Test', 'two letters find what begins with them');
select is(tests.senders('rl'), null, 'and not what they are in the middle of');
select is(tests.senders('6E81D72B'), 'Omar Test', 'the reference of the mails');
select is(tests.senders(' #6e81d72b.'), 'Omar Test', 'the reference with signs around it');
select is(tests.senders('6E81D72'), null, 'no part of a reference');
select is(tests.senders('%'), null, 'a lone sign finds nothing');
select is(tests.senders(''), null, 'no words, nothing');
select is(tests.senders('hoggar terrace'), 'Karl Test', 'words of a message from the customer');
select is(tests.senders('assistant@tests.example'), 'Karl Test', 'the address it came from');
select is(tests.senders('ghardaia room'), 'Amélie Test', 'words of a reply and its subject');
select is(tests.senders('rebate'), null, 'but no draft');
select is(tests.senders('hoggar djemila'), null, 'all words occur in one text');
select is((select count(*) from public.search_submissions('tests example') where service = 'events'), 1::bigint,
  'filters apply');

select tests.become('visitor');
select is(tests.senders('bejaia'), null, 'an account without a role finds nothing');
select is(tests.senders('hoggar'), null, 'nor in messages');
select is(tests.senders('6E81D72B'), null, 'nor by a reference');
select tests.become('disabled');
select is(tests.senders('bejaia'), null, 'a disabled admin finds nothing');
select tests.become('anonymous');
select is(tests.attempt('select * from public.search_submissions(''bejaia'')'), '42501', 'anonymous may not ask');

select * from finish();
rollback;
