begin;
select plan(5);

select tests.create_accounts();
update public.profiles set full_name = initcap(split_part(email, '@', 1));
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
create function tests.others(writes boolean default false) returns text
language sql as $$
  select coalesce(string_agg(name || case when is_writing then ' writes' else '' end, ', '), 'nobody')
  from public.view_submission('00000000-0000-4000-8000-0000000000f1', writes)
$$;

select tests.become('staff');
select is(tests.others(true), 'nobody', 'the first sees nobody');
select tests.become('admin');
select is(tests.others(), 'Staff writes', 'the second sees the first');
select tests.become('staff');
select is(tests.others(), 'Admin', 'and the first the second');
select tests.become('visitor');
select is(tests.attempt('select tests.others()'), '42501', 'an account without a role sees nobody');

select tests.be_server();
update private.submission_viewers set seen_at = now() - interval '1 minute' where viewer_id = tests.id_of('staff');
select tests.become('admin');
select is(tests.others(), 'nobody', 'who has left is forgotten');

select * from finish();
rollback;
