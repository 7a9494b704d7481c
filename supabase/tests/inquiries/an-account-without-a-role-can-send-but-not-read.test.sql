begin;
select plan(6);

select tests.create_accounts();
select tests.send_inquiry();

select tests.become('visitor');
select is(tests.attempt(tests.inquiry_statement()), '1 rows', 'sends an inquiry');
select is(tests.attempt(tests.inquiry_statement() || ' returning id'), '42501', 'cannot have it back');
select is(tests.attempt('select id from public.contact_submissions'), '0 rows', 'reads no inquiry');
select is(tests.attempt('select count(*) from public.contact_submissions having count(*) > 0'), '0 rows', 'counts none');
select is(tests.attempt('update public.contact_submissions set status = ''won'''), '0 rows', 'changes none');
select is(tests.attempt('delete from public.contact_submissions'), '0 rows', 'deletes none');

select * from finish();
rollback;
