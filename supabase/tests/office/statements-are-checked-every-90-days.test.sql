begin;
select plan(16);

select tests.create_accounts();
delete from public.entry_rules where true;
delete from public.guide_entries where true;
create function tests.days_ago(days integer) returns date
language sql as $$ select (now() at time zone 'Africa/Algiers')::date - days $$;
create function tests.due() returns jsonb
language sql as $$ select public.dashboard() -> 'due' $$;

insert into public.entry_rules (id, title, statement, source_name, source_url, checked_on, status, asks_consulate)
values
  ('test-old', 'Old', 'A form.', 'Embassy', 'https://embassy.example', tests.days_ago(91), 'published', false),
  ('test-older', 'Older', 'A form.', 'Embassy', 'https://embassy.example', tests.days_ago(200), 'published', false),
  ('test-fresh', 'Fresh', 'A form.', 'Embassy', 'https://embassy.example', tests.days_ago(90), 'published', false),
  ('test-draft', 'Draft', 'A form.', 'Embassy', 'https://embassy.example', tests.days_ago(200), 'draft', false),
  ('test-ask', 'Ask', '', '', '', tests.days_ago(200), 'published', true);
insert into public.guide_entries (id, topic, title, statement, whom_to_ask, source_name, source_url, checked_on, status)
values
  ('test-guide', 'money', 'Guide', 'Cash.', '', 'Bank', 'https://bank.example', tests.days_ago(150), 'published'),
  ('test-whom', 'money', 'Whom', '', 'The bank', '', '', tests.days_ago(150), 'published');

select tests.become('visitor');
select is(tests.attempt($$ select public.mark_source_checked('entry_rules', 'test-old') $$), '42501', 'visitors check nothing');
select is(tests.attempt('select public.due_review_reminders()'), '42501', 'only the server reads the reminders');
select is(tests.attempt('select public.mark_reviews_reminded(array[]::uuid[])'), '42501', 'and marks them');

select tests.become('staff');
select is(tests.due() -> 'counts', '{"entry_rules": 2, "guide_entries": 1}', 'published statements are due after 90 days');
select is(tests.due() #>> '{oldest,0,id}', 'test-older', 'the oldest comes first');
select is(tests.attempt($$ select public.mark_source_checked('entry_rules', 'test-gone') $$), 'PT404', 'a deleted one is missed');
select is(tests.attempt($$ select public.mark_source_checked('travels', 'oran') $$), '22023', 'travels have no source');

select tests.be_server();
select results_eq('select email, due, oldest -> 0 ->> ''title'' from public.due_review_reminders()',
  $$ values ('admin@tests.example', 3::bigint, 'Older') $$, 'without a checker the administrators are reminded');
update public.profiles set full_name = 'Lina Haddad' where id = tests.id_of('staff');

select tests.become('staff');
select public.mark_source_checked('entry_rules', 'test-older');
select results_eq($$ select checked_on, checked_by from public.entry_rules where id = 'test-older' $$,
  $$ values (tests.days_ago(0), 'Lina Haddad') $$, 'the check has a day and the name of the account');
select is(tests.due() -> 'counts', '{"entry_rules": 1, "guide_entries": 1}', 'what was checked is no longer due');
select public.mark_source_checked('guide_entries', 'test-guide');
select is(tests.due() -> 'counts', '{"entry_rules": 1}', 'entries of the guide are checked too');
select is(tests.attempt($$ select public.mark_source_checked('guide_entries', 'test-gone') $$), 'PT404', 'or missed');

select tests.be_server();
update public.entry_rules set checked_on = tests.days_ago(100) where id = 'test-older';
select results_eq('select email, due from public.due_review_reminders() order by email',
  $$ values ('admin@tests.example', 1::bigint), ('staff@tests.example', 1) $$, 'the last checker is reminded');
select public.mark_reviews_reminded(array[tests.id_of('staff'), tests.id_of('admin')]);
select is_empty('select * from public.due_review_reminders()', 'nobody is reminded twice in a week');
update private.review_reminders set reminded_at = now() - interval '7 days' where account_id = tests.id_of('staff');
select results_eq('select email from public.due_review_reminders()', array['staff@tests.example'], 'but after a week');
update public.profiles set disabled_at = now() where id = tests.id_of('staff');
update private.review_reminders set reminded_at = now() - interval '8 days' where account_id = tests.id_of('admin');
select results_eq('select email, due from public.due_review_reminders()',
  $$ values ('admin@tests.example', 2::bigint) $$, 'who left is replaced by the administrators');

select * from finish();
rollback;
