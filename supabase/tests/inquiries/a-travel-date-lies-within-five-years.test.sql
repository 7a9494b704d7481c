begin;
select plan(9);

create function tests.sent_with(fields jsonb) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(fields)) $$;

-- The first place on Earth where a day begins lies 14 hours ahead of UTC.
create function tests.five_years_ahead(more integer) returns text
language sql stable as $$
  select (((now() at time zone 'Etc/GMT-14')::date + interval '5 years')::date + more)::text
$$;

select tests.be_anonymous();
select is(tests.sent_with(jsonb_build_object('departureDate', tests.five_years_ahead(0),
  'returnDate', tests.five_years_ahead(0))), 'allowed', 'five years ahead');
select is(tests.sent_with(jsonb_build_object('departureDate', tests.five_years_ahead(1))),
  'contact_submissions_departure_within_five_years', 'departure a day later');
select is(tests.sent_with(jsonb_build_object('returnDate', tests.five_years_ahead(1))),
  'contact_submissions_return_within_five_years', 'return a day later');
select is(tests.sent_with(jsonb_build_object('departureDate', day)), 'contact_submissions_departure_' || rule, day)
from (values ('infinity', 'within_five_years'), ('99999-01-01', 'within_five_years'),
  ('-infinity', 'not_past'), ('0044-03-15 BC', 'not_past')) nasty (day, rule);

-- A row from before the limit.
select tests.be_server();
alter table public.contact_submissions disable trigger contact_submissions_check_server;
insert into public.contact_submissions (name, email, service, message, "departureDate")
values ('Far', 'far@tests.example', 'general', 'Sent before the limit', '2150-01-01');
alter table public.contact_submissions enable trigger contact_submissions_check_server;
select is(
  tests.attempt('update public.contact_submissions set status = ''lost'' where email = ''far@tests.example'''),
  '1 rows', 'an old inquiry can still be worked');
select is(tests.sent_with('{"email": "a\u0001b@example.com"}'), 'contact_submissions_email_format',
  'an address holds no control characters');

select * from finish();
rollback;
