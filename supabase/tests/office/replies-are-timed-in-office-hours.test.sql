begin;
select plan(19);

select tests.create_accounts();

-- Sunday to Thursday 9 to 17, as in the seed; Ramadan and Eid al-Fitr as they were in 2026.
update public.site_settings set
  opening_hours = (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', '09:00', 'closes', '17:00'))
    from generate_series(0, 4) day),
  special_hours = '[
    {"name": "Ramadan", "from": "2026-02-18", "to": "2026-03-19", "times": [{"opens": "09:30", "closes": "15:00"}]},
    {"name": "Eid al-Fitr", "from": "2026-03-19", "to": "2026-03-21", "times": []}]'
where id = 1;

select is(private.office_minutes(since::timestamptz, until::timestamptz), minutes, why)
from (values
  ('2026-11-22 10:00+01', '2026-11-22 11:30+01', 90, 'within a day'),
  ('2026-11-22 16:00+01', '2026-11-23 09:30+01', 90, 'over a night'),
  ('2026-11-26 16:30+01', '2026-11-29 09:30+01', 60, 'over a weekend'),
  ('2026-11-27 10:00+01', '2026-11-28 10:00+01', 0, 'on a weekend'),
  ('2026-11-22 03:00+01', '2026-11-22 23:00+01', 480, 'a whole day'),
  ('2026-11-21 23:30+00', '2026-11-22 08:30+00', 30, 'in Algiers, not in UTC'),
  ('2026-03-16 09:00+01', '2026-03-16 17:00+01', 330, 'in Ramadan'),
  ('2026-03-18 14:00+01', '2026-03-22 10:00+01', 120, 'over Eid and a weekend'),
  ('2026-11-23 10:00+01', '2026-11-22 10:00+01', 0, 'backwards')
) cases (since, until, minutes, why);

update public.site_settings set special_hours = '[]',
  opening_hours = '[{"weekday": 6, "opens": "20:00", "closes": "02:00"}, {"weekday": 9}, {"weekday": 1, "opens": "x"}]'
where id = 1;
select is(private.office_minutes('2026-11-22 01:00+01', '2026-11-22 09:00+01'), 60, 'past midnight, invalid entries ignored');
update public.site_settings set opening_hours = '[]' where id = 1;
select is(private.office_minutes('2026-11-21 08:00+01', '2026-11-22 10:00+01'), 60, 'the usual week without opening hours');
select is(tests.refusal('update public.site_settings set special_hours = ''{}'''),
  'site_settings_special_hours_list', 'special hours are a list');

-- Replies, to an office that never closes.
update public.site_settings set opening_hours = (
  select jsonb_agg(jsonb_build_object('weekday', day, 'opens', '00:00', 'closes', '24:00')) from generate_series(0, 6) day)
where id = 1;
insert into public.contact_submissions (id, name, email, service, message, created_at)
values ('aaaaaaaa-0000-4000-8000-000000000001', 'Nadia', 'nadia@example.com', 'general', 'We would like a tour.',
  now() - interval '3 hours');
create function tests.message(message uuid, of_direction text, at timestamptz) returns void
language sql as $$
  insert into public.submission_messages (id, submission_id, direction, author_id, to_emails, body, sent_at)
  values (message, 'aaaaaaaa-0000-4000-8000-000000000001', of_direction, null, '{nadia@example.com}', 'Text',
    case of_direction when 'inbound' then at end);
  update public.submission_messages set sent_at = at where id = message and of_direction = 'outbound';
$$;
create function tests.minutes(message uuid) returns integer
language sql as $$ select office_minutes from public.submission_messages where id = message $$;

select tests.message('bbbbbbbb-0000-4000-8000-000000000001', 'inbound', now() - interval '150 minutes');
select tests.message('bbbbbbbb-0000-4000-8000-000000000002', 'outbound', now() - interval '2 hours');
select is(tests.minutes('bbbbbbbb-0000-4000-8000-000000000002'), 60, 'the first reply answers the inquiry');
select tests.message('bbbbbbbb-0000-4000-8000-000000000003', 'outbound', now() - interval '100 minutes');
select is(tests.minutes('bbbbbbbb-0000-4000-8000-000000000003'), null, 'a second reply in a row answers nothing');
select tests.message('bbbbbbbb-0000-4000-8000-000000000004', 'inbound', now() - interval '90 minutes');
select tests.message('bbbbbbbb-0000-4000-8000-000000000005', 'inbound', now() - interval '80 minutes');
select tests.message('bbbbbbbb-0000-4000-8000-000000000006', 'outbound', now() - interval '70 minutes');
select is(tests.minutes('bbbbbbbb-0000-4000-8000-000000000006'), 20, 'a later reply answers the first message since');
select is((select first_reply_minutes from public.contact_submissions
  where id = 'aaaaaaaa-0000-4000-8000-000000000001'), 60, 'the inquiry keeps the time of its first reply');

-- What visitors read.
select tests.become('anonymous');
select results_eq('select office_minutes, inquiries from public.typical_reply_time()',
  'values (null::integer, null::integer)', 'nothing from one inquiry');
reset role;
insert into public.contact_submissions (name, email, service, message, created_at, first_reply_at, first_reply_minutes)
select 'Nadia', 'nadia@example.com', 'general', 'We would like a tour.', now(), now(), minutes
from generate_series(1, 20) minutes;
select tests.become('anonymous');
select results_eq('select office_minutes, inquiries from public.typical_reply_time()', 'values (11, 21)',
  'the median from twenty inquiries on');
select is(tests.attempt('select private.office_minutes(now(), now())'), '42501', 'visitors cannot compute');

select * from finish();
rollback;
