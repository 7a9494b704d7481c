begin;
select plan(17);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.write(body text) returns text
language sql as $$
  select tests.attempt(format('insert into public.submission_notes (submission_id, body)
    values (''00000000-0000-4000-8000-0000000000f1'', %L)', body))
$$;

select tests.become('staff');
insert into public.submission_notes (submission_id, body)
values ('00000000-0000-4000-8000-0000000000f1', 'Call back on Monday');
select results_eq('select body, author_id from public.submission_notes',
  $$ values ('Call back on Monday', tests.id_of('staff')) $$, 'a note carries its author');
select is(tests.attempt('update public.submission_notes set body = ''Tuesday'''), '1 rows', 'the author changes it');
select is(tests.attempt('delete from public.submission_notes'), '1 rows', 'the author deletes it');
select is(tests.attempt(format('insert into public.submission_notes (submission_id, body, author_id)
  values (''00000000-0000-4000-8000-0000000000f1'', ''As the admin'', %L)', tests.id_of('admin'))),
  '42501', 'nobody writes in another name');
select is(tests.write(' '), '23514', 'a note has words');
select is(tests.write(repeat('n', 5001)), '23514', 'at most 5,000 characters');

select tests.become('admin');
select is(tests.attempt('select * from public.submission_notes'), '1 rows', 'a colleague reads it');
select is(tests.attempt('update public.submission_notes set body = ''Tuesday'''), '0 rows', 'but cannot change it');
select is(tests.attempt('delete from public.submission_notes'), '0 rows', 'nor delete it, even as an admin');
select is(tests.write('Called'), '1 rows', 'and writes an own one');

select tests.become('anonymous');
select is(tests.write('Hello'), '42501', 'anonymous writes none');
select is(tests.attempt('select * from public.submission_notes'), '42501', 'anonymous reads none');
select tests.become('visitor');
select is(tests.write('Hello'), '42501', 'an account without a role writes none');
select is(tests.attempt('select * from public.submission_notes'), '0 rows', 'an account without a role reads none');
select tests.become('disabled');
select is(tests.write('Hello'), '42501', 'a disabled admin writes none');
select is(tests.attempt('select * from public.submission_notes'), '0 rows', 'a disabled admin reads none');

select tests.be_server();
delete from auth.users where id = tests.id_of('staff');
select results_eq('select body, author_id from public.submission_notes', $$ values ('Call back on Monday', null::uuid) $$,
  'a note outlives its author');

select * from finish();
rollback;
