begin;
select plan(12);

select tests.create_accounts();
insert into public.newsletter_issues (id, subject) values ('00000000-0000-4000-8000-0000000000a1', 'Draft');
insert into public.newsletter_issues (id, subject, status, scheduled_at, begun_at)
values ('00000000-0000-4000-8000-0000000000a2', 'Sent', 'sent', now(), now());
insert into public.newsletter_recipients (issue_id) values ('00000000-0000-4000-8000-0000000000a2');

create function tests.issues() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('select id from public.newsletter_issues'),
    tests.attempt('select id from public.newsletter_recipients'),
    tests.attempt('insert into public.newsletter_issues (subject, blocks) values (''New'', ''[]'')'),
    tests.attempt('update public.newsletter_issues set subject = ''Changed'' where true'),
    tests.attempt('delete from public.newsletter_issues where true'))
$$;

select tests.become('anonymous');
select is(tests.issues(), '42501, 42501, 42501, 42501, 42501', 'anonymous sees and writes nothing');
select tests.become('visitor');
select is(tests.issues(), '0 rows, 0 rows, 42501, 0 rows, 0 rows', 'an account without a role neither');
select tests.become('disabled');
select is(tests.issues(), '0 rows, 0 rows, 42501, 0 rows, 0 rows', 'a disabled admin neither');
select tests.become('staff');
select is(tests.issues(), '2 rows, 1 rows, 1 rows, 1 rows, 0 rows', 'staff write drafts, change no sent issue and delete none');
select tests.become('admin');
select is(tests.issues(), '2 rows, 1 rows, 1 rows, 1 rows, 1 rows', 'an admin deletes drafts');
select is(tests.attempt('update public.newsletter_issues set ' || assignment), '42501', 'nobody sets ' || assignment)
from unnest(array['status = ''sent''', 'sent_html = ''x''', 'scheduled_at = now()', 'recipient_count = 5']) assignment;
select is(tests.attempt('insert into public.newsletter_recipients (issue_id) select id from public.newsletter_issues'), '42501',
  'nobody adds recipients');
select is(tests.attempt('update public.newsletter_recipients set status = ''sent'''), '42501', 'nobody changes a recipient');

select tests.be_server();
select is(tests.attempt('update public.newsletter_issues set subject = ''Changed'''), 'PT409',
  'not even the server changes what was sent');

select * from finish();
rollback;
