begin;
select plan(5);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
create function tests.work(changes text) returns text
language sql as $$
  select tests.refusal(format('update public.contact_submissions set %s
    where id = ''00000000-0000-4000-8000-0000000000f1''', changes))
$$;

select tests.become('staff');
select is(tests.work('status = ''won'''), 'Assign it to somebody first: a won inquiry needs an assignee.',
  'nobody won it');
select is(tests.work('status = ''lost'''), 'allowed', 'it may be lost with nobody');
update public.contact_submissions set status = 'won', assignee_id = tests.id_of('staff')
where id = '00000000-0000-4000-8000-0000000000f1';
select is((select status::text from public.contact_submissions
  where id = '00000000-0000-4000-8000-0000000000f1'), 'won', 'somebody won it');
select is(tests.work('assignee_id = null'), 'Assign it to somebody first: a won inquiry needs an assignee.',
  'the owner is not taken away');

select tests.be_server();
delete from auth.users where id = tests.id_of('staff');
select is((select assignee_id from public.contact_submissions
  where id = '00000000-0000-4000-8000-0000000000f1'), null, 'an account that is deleted lets go of it');

select * from finish();
rollback;
