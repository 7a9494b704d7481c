begin;
select plan(13);

select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.select_many(field text, names integer, length integer) returns text
language sql as $$
  select tests.refusal(format('insert into public.inquiry_selections (submission_id, %I)
    values (''00000000-0000-4000-8000-0000000000f1'', array_fill(%L::text, array[%s]))',
    field, repeat('x', length), names))
$$;

select tests.be_anonymous();
select is(tests.select_many('travel_ids', 20, 100), 'allowed', '20 travels');
select is(tests.select_many('travel_ids', 21, 1), 'inquiry_selections_travels_limit', '21 travels');
select is(tests.select_many('travel_ids', 20, 101), 'inquiry_selections_travels_limit', 'too long travels');
select is(tests.select_many('activity_ids', 20, 100), 'allowed', '20 activities');
select is(tests.select_many('activity_ids', 21, 1), 'inquiry_selections_activities_limit', '21 activities');
select is(tests.select_many('activity_ids', 20, 101), 'inquiry_selections_activities_limit', 'too long activities');

select is(tests.refusal(format('insert into public.inquiry_selections (submission_id, %I)
  values (''00000000-0000-4000-8000-0000000000f1'', %L)', field || '_ids', list)),
  'inquiry_selections_' || rule || '_flat', field || ' ' || list)
from (values ('travel', 'travels'), ('activity', 'activities')) field (field, rule)
cross join unnest(array['{{oran},{annaba}}', '{oran,NULL}']) list;

select is(tests.refusal(format('insert into public.inquiry_selections (submission_id, subject)
  values (''00000000-0000-4000-8000-0000000000f1'', %L)', subject)), outcome, subject)
from (values (repeat('x', 200), 'allowed'), (repeat('x', 201), 'inquiry_selections_subject_line'),
  (E'Two\nlines', 'inquiry_selections_subject_line')) subject (subject, outcome);

select * from finish();
rollback;
