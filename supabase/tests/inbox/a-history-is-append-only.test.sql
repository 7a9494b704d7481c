begin;
select plan(6);

select tests.create_accounts();

create function tests.rewriting() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('insert into public.submission_events (submission_id, kind)
      values (''00000000-0000-4000-8000-0000000000f1'', ''status'')'),
    tests.attempt('update public.submission_events set kind = ''received'''),
    tests.attempt('delete from public.submission_events'))
$$;

select tests.be_anonymous();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

select tests.become('staff');
update public.contact_submissions set status = 'in_progress', assignee_id = tests.id_of('staff')
where id = '00000000-0000-4000-8000-0000000000f1';
update public.contact_submissions set status = 'in_progress' where id = '00000000-0000-4000-8000-0000000000f1';

select results_eq(
  $$ select kind, from_value, to_value, actor_id from public.submission_events
     where submission_id = '00000000-0000-4000-8000-0000000000f1' order by id $$,
  $$ values ('received', null, 'new', null),
    ('status', 'new', 'in_progress', tests.id_of('staff')),
    ('assignee', null, tests.id_of('staff')::text, tests.id_of('staff')) $$,
  'each change with who made it, and nothing for no change'
);

select tests.become('admin');
select is(tests.rewriting(), '42501, 42501, 42501', 'not even an admin adds, changes or deletes an event');
select tests.become('anonymous');
select is(tests.rewriting(), '42501, 42501, 42501', 'nor does anonymous');
select is(tests.attempt('select * from public.submission_events'), '42501', 'anonymous reads none');
select tests.become('visitor');
select is(tests.attempt('select * from public.submission_events'), '0 rows', 'an account without a role reads none');
select tests.become('disabled');
select is(tests.attempt('select * from public.submission_events'), '0 rows', 'a disabled admin reads none');

select * from finish();
rollback;
