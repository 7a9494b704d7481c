begin;
select plan(18);
select tests.create_accounts();

-- Sends and says as what it was saved.
create function tests.saved_as(fields jsonb, headers jsonb default '{}') returns text
language plpgsql as $$
declare
  sent uuid := gen_random_uuid();
  sender text := 'sender-' || sent || '@example.com';
begin
  perform tests.become('anonymous');
  perform set_config('request.headers', headers::text, true);
  execute tests.inquiry_statement(jsonb_build_object('id', sent, 'email', sender) || fields);
  perform tests.be_server();
  return (select status from public.contact_submissions submission where submission.id = sent);
end;
$$;

select is(tests.saved_as('{}'), 'new', 'an inquiry is new');
select is(tests.saved_as('{"message": "We read https://a.example, http://b.example and www.c.example."}'), 'new',
  'with three links too');
select is(tests.saved_as('{"message": "https://a.example http://b.example www.c.example [url=d]"}'), 'spam',
  'with more it is spam');
select is(tests.saved_as('{"name": "Win at https://casino.example"}'), 'spam', 'and with one in the name');
select is(tests.saved_as('{}', '{"x-spam-signals": "honeypot"}'), 'spam', 'and when the honeypot was filled');
select is(tests.saved_as('{}', '{"x-spam-signals": ""}'), 'new', 'but not without signals');
select is(tests.saved_as('{}', '{"x-spam-signals": "too-fast"}'), 'new', 'nor when it was submitted too fast');
select is(tests.saved_as('{"message": "Look at www.a.example at once."}', '{"x-spam-signals": "too-fast"}'), 'spam',
  'unless it contains a link');
update private.limits set allowed = 0 where subject = 'submitted too fast';
select is(tests.saved_as('{}', '{"x-spam-signals": "too-fast"}'), 'spam', 'or the limits count speed alone');
update private.limits set allowed = null where subject = 'submitted too fast';

select is(tests.saved_as(jsonb_build_object('message', repeat('Cheap watches for your friends. ', 3))), 'new',
  'a text comes from one address') from generate_series(1, 3);
select is(tests.saved_as(jsonb_build_object('message', repeat('Cheap  WATCHES for your friends. ', 3))), 'spam',
  'and from the fourth it is spam, however it is spaced');
select is(tests.saved_as('{"message": "We would like a tour."}'), 'new', 'short texts are alike by nature');

-- The way back: its mails are written as if it had just come.
update public.contact_submissions set created_at = created_at - interval '2 minutes';
create temporary table caught as select id from public.contact_submissions where status = 'spam' limit 1;
select is_empty('select from public.start_outbox_drain() waiting where waiting in (select id from caught)',
  'nobody is mailed about spam');
grant select on caught to public;
select tests.become('staff');
select lives_ok($$ update public.contact_submissions set status = 'new' where id in (select id from caught) $$,
  'staff say that it is none');
select tests.be_server();
select isnt_empty('select from public.start_outbox_drain() waiting where waiting in (select id from caught)',
  'and then its mails are written');

select tests.become('anonymous');
select throws_ok(tests.inquiry_statement('{"status": "spam"}'), '42501', null, 'nobody who sends names a status');

select * from finish();
rollback;
