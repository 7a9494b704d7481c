begin;
select plan(16);

select tests.create_accounts();
insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
values ('test', 'office@tests.example', 'Test', 'Text', '<p>Text</p>', 'tests-1');

create function tests.writing() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
      values (''test'', ''x@tests.example'', ''Test'', '''', '''', ''tests-2'')'),
    tests.attempt('update public.mail_outbox set status = ''queued'''),
    tests.attempt('delete from public.mail_outbox'))
$$;
create function tests.reading() returns text
language sql as $$ select tests.attempt('select id, to_email, status from public.mail_outbox where kind = ''test''') $$;

select tests.become('anonymous');
select is(tests.reading(), '42501', 'anonymous reads none');
select is(tests.writing(), '42501, 42501, 42501', 'anonymous writes none');
select tests.become('visitor');
select is(tests.reading(), '0 rows', 'an account without a role reads none');
select is(tests.writing(), '42501, 42501, 42501', 'an account without a role writes none');
select tests.become('disabled');
select is(tests.reading(), '0 rows', 'a disabled admin reads none');
select tests.become('staff');
select is(tests.reading(), '1 rows', 'staff read the state');
select is(tests.writing(), '42501, 42501, 42501', 'staff write none');
select is(tests.attempt('select ' || field || ' from public.mail_outbox'), '42501', 'staff do not read ' || field)
from unnest(array['body_text', 'body_html', 'reply_to', 'idempotency_key']) field;
select tests.become('admin');
select is(tests.reading(), '1 rows', 'an admin reads the state');
select is(tests.writing(), '42501, 42501, 42501', 'an admin writes none');

select tests.be_server();
select is(tests.attempt('insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
  values (''test'', ''x@tests.example'', ''Test'', '''', '''', ''tests-1'')'), '23505', 'one mail for one key');
select is(tests.refusal(format('update public.mail_outbox set subject = %L', E'Test\nBcc: x@tests.example')),
  'mail_outbox_one_line_headers', 'no second line in a subject');
select is(tests.refusal(format('update public.mail_outbox set reply_to = %L', E'a@tests.example\r\nBcc: b@tests.example')),
  'mail_outbox_addresses_visible', 'nor in an address');

select * from finish();
rollback;
