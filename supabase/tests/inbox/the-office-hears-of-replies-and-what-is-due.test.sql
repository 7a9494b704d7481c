begin;
select plan(18);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f2');
create function tests.message(direction text) returns void
language sql as $$
  insert into public.submission_messages (submission_id, direction, body, sent_at, author_id)
  values ('00000000-0000-4000-8000-0000000000f1', direction, 'A message.', now(),
    case direction when 'outbound' then tests.id_of('staff') end)
$$;
-- Today at 9:00 in Algiers, when the office opens.
create function tests.nine() returns timestamptz
language sql as $$ select (date_trunc('day', now() at time zone 'Africa/Algiers') + interval '9 hours') at time zone 'Africa/Algiers' $$;
create function tests.open_on(weekday double precision) returns void
language sql as $$
  update public.site_settings set opening_hours =
    jsonb_build_array(jsonb_build_object('weekday', weekday, 'opens', '09:00', 'closes', '17:00')) where id = 1
$$;
create function tests.morning(field text, moment timestamptz default tests.nine() + interval '1 minute') returns jsonb
language sql as $$
  select to_jsonb(morning) -> field from public.due_mornings(moment) morning where email = 'staff@tests.example'
$$;

select tests.become('admin');
select is(tests.attempt('select * from public.unnotified_replies()'), '42501', 'only the server reads replies');
select is(tests.attempt('select * from public.due_mornings()'), '42501', 'and who gets a morning email');

select is(tests.attempt('select * from public.staff_languages()'), '42501', 'and in which language');

-- Replies
select tests.be_server();
update auth.users set raw_user_meta_data = '{"language": "fr"}' where id = tests.id_of('staff');
select set_eq($$ select email, language from public.staff_languages() where email in ('staff@tests.example', 'admin@tests.example') $$,
  $$ values ('staff@tests.example', 'fr'), ('admin@tests.example', 'en') $$, 'each in the language of the account');
select tests.message('inbound');
select is_empty('select * from public.unnotified_replies()', 'nobody hears of a reply to what nobody owns');
update public.contact_submissions set assignee_id = tests.id_of('staff'), snoozed_until = now() + interval '1 day',
  follow_up_on = (now() at time zone 'Africa/Algiers')::date
where id = '00000000-0000-4000-8000-0000000000f1';
select results_eq('select email, submission_id from public.unnotified_replies()',
  $$ values ('staff@tests.example', '00000000-0000-4000-8000-0000000000f1'::uuid) $$, 'the owner hears of it');
select tests.message('inbound');
select is((select snoozed_until from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1'), null,
  'a reply ends the snooze');
insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
select 'reply_notice', 'staff@tests.example', 'Test', '', '', 'reply-notice:' || id from public.submission_messages
order by created_at limit 1;
select is((select count(*) from public.unnotified_replies()), 1::bigint, 'once for each');

-- Mornings
select tests.open_on(extract(dow from now() at time zone 'Africa/Algiers'));
select is(jsonb_array_length(tests.morning('due')), 1, 'what is due today is listed for its owner');
select is(tests.morning('figures'), '{"new": 2, "unassigned": 1, "mine": 1}', 'with the figures of the office');
select is(tests.morning('due', tests.nine() - interval '1 minute'), null, 'not before the office opens');
insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
select 'morning', email, 'Test', '', '', 'morning:' || account_id || ':' || today from public.due_mornings(tests.nine())
where email = 'staff@tests.example';
select is(tests.morning('due'), null, 'once a day');
delete from public.mail_outbox where kind = 'morning';
select tests.open_on((extract(dow from now() at time zone 'Africa/Algiers') + 3)::integer % 7);
select is(tests.morning('due'), null, 'nor on a day when it is closed');
select tests.open_on(extract(dow from now() at time zone 'Africa/Algiers'));

-- An answer settles what was due.
select tests.message('outbound');
select is((select due_at from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1'), null,
  'an answer settles the follow-up');

-- Turned off
select tests.become('staff');
insert into public.notification_settings (customer_replied, digest) values (false, false);
select is(tests.attempt($$ insert into public.notification_settings (digest) values (false) $$), '23505', 'one row each');
select tests.become('admin');
select is_empty('select * from public.notification_settings', 'nobody reads a colleague''s settings');
select tests.be_server();
select is_empty('select * from public.unnotified_replies()', 'replies can be turned off');
select is(tests.morning('figures'), null, 'and so can the digest');

select * from finish();
rollback;
