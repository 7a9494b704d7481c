begin;
select plan(4);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
insert into public.inquiry_selections (submission_id) values ('00000000-0000-4000-8000-0000000000f1');
insert into public.submission_notes (submission_id, body) values ('00000000-0000-4000-8000-0000000000f1', 'Call back');

select tests.become('staff');
select is(tests.attempt('delete from public.contact_submissions'), '0 rows', 'staff cannot');

select tests.become('admin');
delete from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1';

select tests.be_server();
select is_empty($$ select 1 from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000f1' $$,
  'an admin can');
select is_empty($$ select 1 from public.inquiry_selections where submission_id = '00000000-0000-4000-8000-0000000000f1'
  union all select 1 from public.submission_notes where submission_id = '00000000-0000-4000-8000-0000000000f1' $$,
  'its selection and notes go with it');
select is_empty($$ select 1 from public.submission_events
  where submission_id = '00000000-0000-4000-8000-0000000000f1' $$, 'its history too');

select * from finish();
rollback;
