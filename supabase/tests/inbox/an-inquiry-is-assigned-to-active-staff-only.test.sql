begin;
select plan(7);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.assign(who text) returns text
language sql as $$
  select tests.attempt(format('update public.contact_submissions set assignee_id = %L
    where id = ''00000000-0000-4000-8000-0000000000f1''', tests.id_of(who)))
$$;

select tests.become('staff');
select is(tests.assign('staff'), '1 rows', 'to oneself');
select is(tests.assign('admin'), '1 rows', 'to an admin');
select is(tests.assign('visitor'), '23514', 'not to an account without a role');
select is(tests.assign('disabled'), '23514', 'not to a disabled admin');
select is(tests.assign('nobody'), '1 rows', 'to nobody');

-- Somebody disabled later keeps their inquiries until they are reassigned.
update public.contact_submissions set assignee_id = tests.id_of('staff')
where id = '00000000-0000-4000-8000-0000000000f1';
select tests.be_server();
update public.profiles set disabled_at = now() where id = tests.id_of('staff');
select tests.become('admin');
select is(tests.attempt('update public.contact_submissions set status = ''waiting''
  where id = ''00000000-0000-4000-8000-0000000000f1'''), '1 rows', 'it can still be processed');

select tests.be_server();
delete from auth.users where id = tests.id_of('staff');
select is((select assignee_id from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1'),
  null, 'a removed account leaves the inquiry with nobody');

select * from finish();
rollback;
