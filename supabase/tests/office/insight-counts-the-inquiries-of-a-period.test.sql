begin;
select plan(13);

select tests.create_accounts();
update public.profiles set full_name = 'Samia' where id = tests.id_of('staff');

insert into public.contact_submissions
  (id, name, email, service, message, created_at, status, assignee_id, first_reply_at, first_reply_minutes,
   lost_reason, value_minor, value_currency, is_test)
select format('cccccccc-0000-4000-8000-%s', lpad(number::text, 12, '0'))::uuid, 'Nadia', 'nadia@example.com', service,
  'We would like a tour.', at::timestamptz, status::public.submission_status,
  case when status = 'won' then tests.id_of('staff') end, at::timestamptz, minutes, reason, minor, currency, is_test
from (values
  (1, 'trip-planner', '2020-03-02 00:10+01', 'won', 30, null, 12000000, 'DZD', false),
  (2, 'trip-planner', '2020-03-08 23:50+01', 'won', 90, null, 50000, 'EUR', false),
  (3, 'general', '2020-03-09 10:00+01', 'lost', 60, 'price', null, null, false),
  (4, 'general', '2020-03-31 23:50+01', 'new', null, null, null, null, false),
  (5, 'general', '2020-03-10 10:00+01', 'spam', null, null, null, null, false),
  (6, 'general', '2020-03-10 10:00+01', 'new', null, null, null, null, true),
  (7, 'general', '2020-04-01 00:10+01', 'new', null, null, null, null, false),
  (8, 'general', '2020-02-10 10:00+01', 'won', 10, null, null, null, false)
) inquiries (number, service, at, status, minutes, reason, minor, currency, is_test);
insert into public.inquiry_selections (submission_id, travel_ids, source_path)
values ('cccccccc-0000-4000-8000-000000000001', '{oran,gone}', '/travels/oran'),
  ('cccccccc-0000-4000-8000-000000000002', '{oran}', '/plan');
insert into public.travels (id, title, description, status) values ('oran', 'Oran', 'A city.', 'published')
on conflict (id) do update set title = 'Oran';

select tests.become('staff');
create temporary table figures as select public.insight('2020-03-01', '2020-03-31') as of_march;

select is((select of_march -> 'current' from figures), '{"inquiries": 4, "replied": 3, "median_reply_minutes": 60,
  "slow_reply_minutes": 84, "open": 1, "won": 2, "lost": 1, "lost_reasons": {"price": 1},
  "values": {"DZD": 12000000, "EUR": 50000}}'::jsonb, 'a month in Algiers, without spam and tests');
select is((select of_march -> 'previous' ->> 'inquiries' from figures), '1', 'the period before is as long');
select is((select of_march -> 'months' from figures), '[{"starts_on": "2020-03-01", "inquiries": 4, "won": 2}]'::jsonb,
  'by month');
select is((select jsonb_path_query_array(of_march, '$.weeks[*].inquiries') from figures), '[0, 2, 1, 0, 0, 1]'::jsonb,
  'by week from Monday, empty weeks too');
select is((select of_march -> 'groups' -> 'travel' from figures), '[
  {"key": "oran", "label": "Oran", "inquiries": 2, "won": 2, "lost": 0, "values": {"DZD": 12000000, "EUR": 50000}},
  {"key": "gone", "label": "gone", "inquiries": 1, "won": 1, "lost": 0, "values": {"DZD": 12000000}}]'::jsonb,
  'by travel, deleted ones by id');
select is((select jsonb_path_query_array(of_march, '$.groups.owner[*].label') from figures), '["", "Samia"]'::jsonb,
  'by owner, with those that have none');
select is((select jsonb_path_query_array(of_march, '$.groups.source[*].key') from figures),
  '["", "/plan", "/travels/oran"]'::jsonb, 'by source page');
select is(tests.attempt('select public.insight(''2020-03-02'', ''2020-03-01'')'), '23514', 'a period has an order');

select tests.become('visitor');
select is(tests.attempt('select public.insight(''2020-03-01'', ''2020-03-31'')'), '42501', 'visitors see no figures');
select is(tests.attempt('select * from public.empty_searches'), '0 rows', 'nor searches');

select tests.be_anonymous();
select public.count_empty_search(term, 'en') from unnest(array[
  '  Kayaking on Mars ', 'kayaking on mars', 'nadia@example.com', '0555123456', 'oran', 'x', 'https://spam.example']) term;
select is(tests.attempt('insert into public.empty_searches (day, term, language) values (current_date, ''x'', ''en'')'),
  '42501', 'visitors write no row themselves');
select tests.become('staff');
select results_eq($$ select term, searches from public.empty_searches $$, $$ values ('kayaking on mars', 2) $$,
  'only what finds nothing and names nobody is counted');
reset role;
select is(tests.refusal('update public.inquiry_selections set source_path = ''/search?q=x'''),
  'inquiry_selections_source_path_format', 'a source page has no query');

select * from finish();
rollback;
