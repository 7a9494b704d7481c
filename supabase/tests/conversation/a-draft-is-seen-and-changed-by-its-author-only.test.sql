begin;
select plan(17);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');

create function tests.write(fields text, given text) returns text
language sql as $$
  select tests.attempt(format('insert into public.submission_messages (submission_id, %s)
    values (''00000000-0000-4000-8000-0000000000f1'', %s)', fields, given))
$$;

select tests.become('staff');
insert into public.submission_messages (id, submission_id, to_emails, body)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000f1', '{a@example.com}', 'Hello');
select results_eq('select direction, channel, author_id, sent_at from public.submission_messages',
  $$ values ('outbound', 'email', tests.id_of('staff'), null::timestamptz) $$, 'a draft carries its author');
select is(tests.write('body', '''Another'''), '23505', 'an author has one draft for an inquiry');
select is(tests.write('author_id', format('%L', tests.id_of('admin'))), '42501', 'nobody writes in another name');
select is(tests.write('direction', '''inbound'''), '42501', 'nobody writes for the customer');
select is(tests.write('sent_at', 'now()'), '42501', 'nobody writes a sent message');
select is(tests.attempt('update public.submission_messages set body = ''Hello again'''), '1 rows', 'the author changes it');
select is(tests.attempt('update public.submission_messages set sent_at = now()'), '42501', 'but does not send it directly');
select is(tests.attempt('delete from public.submission_messages'), '1 rows', 'the author deletes it');
select is(tests.attempt(format('update public.submission_messages set body = %L', repeat('n', 20001))), '23514',
  'at most 20,000 characters');

select tests.become('admin');
select is(tests.attempt('select * from public.submission_messages'), '0 rows', 'a colleague does not see it');
select is(tests.attempt('update public.submission_messages set body = ''No'''), '0 rows', 'nor change it');
select is(tests.attempt('delete from public.submission_messages'), '0 rows', 'nor delete it');
select is(tests.write('body', '''Mine'''), '1 rows', 'and writes an own one');

select tests.become('visitor');
select is(tests.write('body', '''Hello'''), '42501', 'an account without a role writes none');
select is(tests.attempt('select * from public.submission_messages'), '0 rows', 'nor reads any');
select tests.become('anonymous');
select is(tests.write('body', '''Hello'''), '42501', 'anonymous writes none');
select is(tests.attempt('select * from public.submission_messages'), '42501', 'nor reads any');

select * from finish();
rollback;
