begin;
select plan(9);

-- The last place on Earth where a day ends lies 12 hours behind UTC.
create function tests.days_from_last_today(days integer) returns text
language sql stable as $$ select ((now() at time zone 'Etc/GMT+12')::date + days)::text $$;

create function tests.sent_with(fields jsonb) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(fields)) $$;

select tests.be_anonymous();
select is(tests.sent_with(jsonb_build_object('departureDate', tests.days_from_last_today(-1))),
  'contact_submissions_departure_not_past', 'departure yesterday');
select is(tests.sent_with(jsonb_build_object('departureDate', tests.days_from_last_today(0))),
  'allowed', 'departure today');
select is(tests.sent_with(jsonb_build_object('departureDate', tests.days_from_last_today(400))),
  'allowed', 'departure next year');
select is(tests.sent_with(jsonb_build_object('returnDate', tests.days_from_last_today(-1))),
  'contact_submissions_return_not_past', 'return yesterday');
select is(tests.sent_with(jsonb_build_object('returnDate', tests.days_from_last_today(0))),
  'allowed', 'return today');
select is(tests.sent_with('{"departureDate": null, "returnDate": null}'), 'allowed', 'no dates');

select is(tests.sent_with(jsonb_build_object(
  'departureDate', tests.days_from_last_today(5), 'returnDate', tests.days_from_last_today(4))),
  'contact_submissions_return_not_before_departure', 'return before departure');
select is(tests.sent_with(jsonb_build_object(
  'departureDate', tests.days_from_last_today(5), 'returnDate', tests.days_from_last_today(5))),
  'allowed', 'there and back in a day');

-- What was sent stays workable when its days have passed.
select tests.be_server();
alter table public.contact_submissions disable trigger contact_submissions_check_server;
insert into public.contact_submissions (name, email, service, message, "departureDate", "returnDate")
values ('Past', 'past@tests.example', 'general', 'Sent two years ago', '2024-05-01', '2024-05-09');
alter table public.contact_submissions enable trigger contact_submissions_check_server;
select is(
  tests.attempt('update public.contact_submissions set status = ''lost'' where email = ''past@tests.example'''),
  '1 rows', 'an old inquiry can still be worked');

select * from finish();
rollback;
