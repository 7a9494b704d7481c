begin;
select plan(23);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
select tests.be_server();
update public.contact_submissions set service = 'mechanic' where id = '00000000-0000-4000-8000-0000000000f1';
insert into private.inquiry_fields (kind, name, shape, min, max) values
  ('mechanic', 'plate', 'text', null, 5), ('mechanic', 'seats', 'number', 1, 60),
  ('mechanic', 'neededOn', 'day', null, null), ('mechanic', 'callAt', 'time', null, null),
  ('events', 'guests', 'number', 1, 5000);

create function tests.send_details(details jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.inquiry_selections (submission_id, details)
    values (''00000000-0000-4000-8000-0000000000f1'', %L)', details))
$$;

select tests.become('anonymous');
select is(tests.send_details(details), 'allowed', details::text) from (values
  ('{}'::jsonb), ('{"plate": "12-🐪9"}'), ('{"seats": 60, "neededOn": "2028-02-29", "callAt": "23:59"}')) allowed (details);
select is(tests.send_details(details), 'inquiry_selections_details_of_kind', details::text) from (values
  ('{"guests": 3}'::jsonb), ('{"plate": "12-9", "other": ""}'), ('{"plate": ""}'), ('{"plate": "123456"}'),
  ('{"plate": "1\n2"}'), ('{"plate": null}'), ('{"plate": ["1"]}'), ('{"seats": 0}'), ('{"seats": "4"}'),
  ('{"seats": 1.5}'), ('{"neededOn": "2027-02-29"}'), ('{"callAt": "24:00"}')) refused (details);
select is(tests.send_details(details), 'inquiry_selections_details_object', details::text)
from (values ('[]'::jsonb), ('"plate"'), ('null')) refused (details);
select is(tests.attempt($$ insert into public.inquiry_selections (submission_id, details)
  values ('00000000-0000-4000-8000-0000000000f9', '{"plate": "1"}') $$), '42501',
  'a stranger learns nothing about another inquiry');

insert into public.inquiry_selections (submission_id, details)
values ('00000000-0000-4000-8000-0000000000f1', '{"plate": "16-25", "seats": 4}');
select tests.be_server();
select is(public.my_inquiry('00000000-0000-4000-8000-0000000000f1') -> 'details', '{"seats": 4, "plate": "16-25"}',
  'the customer sees them');

create function tests.enter(details jsonb) returns text
language sql as $$
  select tests.refusal(format('select public.add_submission(%L)', jsonb_build_object(
    'id', '00000000-0000-4000-8000-0000000000e1', 'name', 'Karim', 'email', 'karim@example.com', 'service', 'events',
    'message', 'A dinner for the whole office.', 'channel', 'phone', 'consent_note', 'Agreed on the phone.',
    'details', details)))
$$;
grant execute on function tests.enter(jsonb) to authenticated;
select tests.become('staff');
select is(tests.enter('{"guests": 40}'), 'allowed', 'staff enter them');
select is(tests.enter('{"plate": "16-25"}'), 'inquiry_selections_details_of_kind', 'but only those of the kind');
select results_eq('select details from public.inquiry_selections', $$ values ('{"seats": 4, "plate": "16-25"}'::jsonb) $$,
  'and read them');

select * from finish();
rollback;
