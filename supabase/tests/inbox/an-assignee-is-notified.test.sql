begin;
select plan(7);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f2');
create function tests.assign(number text, who text) returns void
language sql as $$
  update public.contact_submissions set assignee_id = tests.id_of(who)
  where id = ('00000000-0000-4000-8000-0000000000' || number)::uuid
$$;
grant execute on function tests.assign(text, text) to authenticated;

select tests.become('admin');
select tests.assign('f1', 'staff');
select tests.assign('f2', 'admin');
select is(tests.attempt('select * from public.unnotified_assignments()'), '42501', 'only the server reads them');
select tests.be_server();
select results_eq('select email, submission_id from public.unnotified_assignments()',
  $$ values ('staff@tests.example', '00000000-0000-4000-8000-0000000000f1'::uuid) $$,
  'a colleague hears of it; who takes one knows');

select tests.become('admin');
select tests.assign('f1', 'admin');
select tests.be_server();
select is_empty('select * from public.unnotified_assignments()', 'one that was taken back is not told');

select tests.become('admin');
select tests.assign('f1', 'staff');
select tests.be_server();
select is((select count(*) from public.unnotified_assignments()), 1::bigint, 'nor twice what was given twice');
select public.mark_assignments_notified((select max(event_id) from public.unnotified_assignments()));
select is_empty('select * from public.unnotified_assignments()', 'an assignment is notified once');

select tests.become('admin');
select tests.assign('f2', 'staff');
update public.contact_submissions set status = 'lost' where id = '00000000-0000-4000-8000-0000000000f2';
select tests.be_server();
select is_empty('select * from public.unnotified_assignments()', 'what is closed asks for nothing');
update public.contact_submissions set status = 'new' where id = '00000000-0000-4000-8000-0000000000f2';
update public.profiles set disabled_at = now() where id = tests.id_of('staff');
select is_empty('select * from public.unnotified_assignments()', 'a disabled colleague gets no mail');

select * from finish();
rollback;
