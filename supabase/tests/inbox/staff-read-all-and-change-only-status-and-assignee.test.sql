begin;
select plan(36);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.change(column_name text, value text) returns text
language sql as $$
  select tests.attempt(format('update public.contact_submissions set %I = %L
    where id = ''00000000-0000-4000-8000-0000000000f1''', column_name, value))
$$;
create temp table sent (field text, value text);
grant select on sent to authenticated;
insert into sent values ('name', 'Other'), ('email', 'other@example.com'), ('service', 'events'),
  ('message', 'Something else altogether'), ('groupSize', '2'), ('childrenUnder12', '1'), ('childrenUnder5', '1'),
  ('departureDate', '2040-01-01'), ('returnDate', '2040-01-02'), ('needsTransportation', 'true'),
  ('channel', 'phone'),
  ('id', '00000000-0000-4000-8000-0000000000f2'), ('created_at', '2020-01-01'), ('updated_at', '2020-01-01');

select tests.become('staff');
select is(tests.attempt('select * from public.contact_submissions
  where id = ''00000000-0000-4000-8000-0000000000f1'''), '1 rows', 'staff read an inquiry');
select is(tests.change('status', 'in_progress'), '1 rows', 'staff change the status');
select is(tests.change('assignee_id', tests.id_of('staff')::text), '1 rows', 'staff change the assignee');
select is(tests.change('follow_up_on', '2030-01-01'), '1 rows', 'staff set a follow-up date');
select is(tests.change('snoozed_until', '2030-01-01'), '1 rows', 'staff snooze an inquiry');
select is(tests.change(field, value), '42501', 'staff cannot change ' || field) from sent;

select tests.become('admin');
select is(tests.attempt('select * from public.contact_submissions
  where id = ''00000000-0000-4000-8000-0000000000f1'''), '1 rows', 'an admin reads an inquiry');
select is(tests.change('status', 'in_progress'), '1 rows', 'an admin changes the status');
select is(tests.change('assignee_id', tests.id_of('staff')::text), '1 rows', 'an admin changes the assignee');
select is(tests.change(field, value), '42501', 'an admin cannot change ' || field) from sent;

select * from finish();
rollback;
