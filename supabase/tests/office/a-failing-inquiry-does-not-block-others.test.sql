begin;
select plan(6);

select tests.be_server();
insert into public.contact_submissions (id, name, email, service, message, created_at)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Nadia', n || '@tests.example', 'general',
  'We would like a tour.', now() - interval '1 hour' + n * interval '1 minute'
from generate_series(1, 55) n;
create function tests.drained() returns text
language sql as $$ select string_agg(ltrim(right(id::text, 12), '0'), ' ') from public.start_outbox_drain() id $$;
create function tests.numbers(low integer, high integer) returns text
language sql as $$ select string_agg(n::text, ' ' order by n) from generate_series(low, high) n $$;

-- Nobody writes a mail about any of them.
select is(tests.drained(), tests.numbers(1, 50), 'the oldest come first');
select is(tests.drained(), tests.numbers(51, 55) || ' ' || tests.numbers(1, 45), 'then the ones after them');
select is(tests.drained(), tests.numbers(46, 55) || ' ' || tests.numbers(1, 40), 'and so on, in turns');

-- The clock was an hour ahead.
delete from public.contact_submissions where name = 'Nadia';
insert into public.contact_submissions (name, email, service, message, created_at)
values ('Ahead', 'ahead@tests.example', 'general', 'We would like a tour.', now() + interval '1 hour');
select is((select count(*)::integer from public.start_outbox_drain()), 1, 'an inquiry from a clock that was ahead is answered');

alter table public.mail_outbox disable trigger mail_outbox_touch;
insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, next_attempt_at, created_at, updated_at, idempotency_key)
values ('test', 'ahead@tests.example', 'Test', '', '', now() + interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', 'ahead'),
  ('test', 'later@tests.example', 'Test', '', '', now() + interval '1 hour', now(), now(), 'later');
alter table public.mail_outbox enable trigger mail_outbox_touch;
select public.start_outbox_drain();
select results_eq('select to_email from public.claim_mails(10)', array['ahead@tests.example'], 'and so is its mail due at once');
select is_empty('select from public.claim_mails(10)', 'a mail that waits for its next try keeps waiting');

select * from finish();
rollback;
