begin;
select plan(13);

select tests.create_accounts();

create function tests.with_field(field text, value text) returns text
language sql as $$ select tests.attempt(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.become('anonymous');
select is(tests.with_field('status', 'won'), '42501', 'status');
select is(tests.with_field('assignee_id', tests.id_of('staff')::text), '42501', 'assignee');
select is(tests.with_field('created_at', '2020-01-01'), '42501', 'moment of sending');
select is(tests.with_field('updated_at', '2020-01-01'), '42501', 'moment of change');
select is(tests.with_field('id', gen_random_uuid()::text), '1 rows', 'but the id, which ties the selection to it');

select tests.become('admin');
select is(tests.with_field('status', 'won'), '42501', 'status, an admin neither');
select is(tests.with_field('assignee_id', tests.id_of('staff')::text), '42501', 'assignee, an admin neither');
select is(tests.with_field('created_at', '2020-01-01'), '42501', 'moment of sending, an admin neither');

-- Where a privilege slipped, the policy still refuses.
select tests.be_server();
grant insert (status, assignee_id, created_at) on public.contact_submissions to anon;
select tests.become('anonymous');
select is(tests.with_field('status', 'won'), '42501', 'status, by the policy');
select is(tests.with_field('assignee_id', tests.id_of('staff')::text), '42501', 'assignee, by the policy');
select is(tests.with_field('created_at', '2020-01-01'), '42501', 'moment of sending, by the policy');

select tests.be_server();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
select is((select status::text from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1'),
  'new', 'an inquiry starts as new');
select is((select assignee_id from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1'),
  null, 'and with nobody');

select * from finish();
rollback;
