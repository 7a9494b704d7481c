begin;
select plan(23);

select tests.create_accounts();
select tests.create_content();
insert into public.reviews (id, travel_id, name, rating, comment)
values ('00000000-0000-4000-8000-0000000000d1', 'test-published', 'Test', 4.5, 'As it was written');

create temp table words (field text, value text);
grant select on words to authenticated;
insert into words values ('comment', 'Better'), ('name', 'Other'), ('rating', '5'), ('location', 'Oran'),
  ('avatar_url', 'https://example.org/a.png'), ('is_verified', 'true'), ('visited_on', '2026-01-01'),
  ('travel_id', 'test-draft'), ('moderated_by', '00000000-0000-4000-8000-0000000000d2'), ('moderated_at', '2026-01-01'),
  ('created_at', '2026-01-01');

select tests.become('staff');
select is(tests.attempt(format('update public.reviews set %I = %L', field, value)), '42501', 'staff: ' || field)
from words;
select tests.become('admin');
select is(tests.attempt(format('update public.reviews set %I = %L', field, value)), '42501', 'admin: ' || field)
from words;

select tests.become('staff');
select is(tests.attempt('update public.reviews set status = ''published''
  where id = ''00000000-0000-4000-8000-0000000000d1'''), '1 rows', 'only the decision can');

select * from finish();
rollback;
