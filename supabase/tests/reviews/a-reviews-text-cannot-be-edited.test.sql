begin;
select plan(29);

select tests.create_accounts();
select tests.create_content();
select tests.create_review('test-published', 'pending', null, '00000000-0000-4000-8000-0000000000d1');

create temp table words (field text, value text);
grant select on words to authenticated;
insert into words values ('comment', 'Better than that'), ('name', 'Other'), ('rating', '5'), ('location', 'Oran'),
  ('avatar_url', 'https://example.org/a.png'), ('is_verified', 'true'), ('visited_month', '2026-01-01'),
  ('request_id', '00000000-0000-4000-8000-0000000000d2'), ('moderated_by', '00000000-0000-4000-8000-0000000000d2'),
  ('moderated_at', '2026-01-01'), ('answered_at', '2026-01-01'), ('created_at', '2026-01-01'), ('open_reports', '0');

select tests.become('staff');
select is(tests.attempt(format('update public.reviews set %I = %L', field, value)), case field when 'is_verified' then '428C9' else '42501' end, 'staff: ' || field)
from words;
select tests.become('admin');
select is(tests.attempt(format('update public.reviews set %I = %L', field, value)), case field when 'is_verified' then '428C9' else '42501' end, 'admin: ' || field)
from words;

select tests.become('staff');
select is(tests.attempt('update public.reviews set status = ''published'''), '1 rows', 'only the decision can');
select is(tests.attempt('update public.reviews set answer = ''Thank you.'''), '1 rows', 'and the answer');
select is(tests.attempt('insert into public.review_subjects (review_id, travel_id)
  values (''00000000-0000-4000-8000-0000000000d1'', ''test-draft'')'), '42501', 'nor what it is about');

select * from finish();
rollback;
