begin;
select plan(16);

select tests.create_accounts();
set local storage.allow_delete_query = 'true';
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
insert into public.inquiry_files (id, submission_id, name, mime_type, bytes, stored_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000f1', 'light.jpg', 'image/jpeg', 10, now()),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-0000000000f1', 'on its way.pdf', null, null, null);
insert into storage.objects (bucket_id, name) values ('inquiry-files', 'tests/one'), ('inquiry-files', 'tests/two');

create function tests.rows() returns text
language sql as $$
  select concat_ws(', ', tests.attempt('select * from public.inquiry_files'),
    tests.attempt('insert into public.inquiry_files (id, submission_id, name) values
      (gen_random_uuid(), ''00000000-0000-4000-8000-0000000000f1'', ''x.jpg'')'),
    tests.attempt('update public.inquiry_files set name = ''x.jpg'''),
    tests.attempt('delete from public.inquiry_files'),
    tests.attempt('select public.reserve_inquiry_file(gen_random_uuid(), gen_random_uuid(), ''x.jpg'', ''{}'')'))
$$;
create function tests.objects() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('select name from storage.objects where bucket_id = ''inquiry-files'''),
    tests.attempt('insert into storage.objects (bucket_id, name) values (''inquiry-files'', ''tests/three'')'),
    tests.attempt('update storage.objects set name = ''tests/four'' where bucket_id = ''inquiry-files'' and name = ''tests/one'''),
    tests.attempt('update storage.objects set bucket_id = ''photos'' where name = ''tests/two'''),
    tests.attempt('delete from storage.objects where bucket_id = ''inquiry-files'''))
$$;

select results_eq(
  $$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'inquiry-files' $$,
  $$ values (false, 10485760::bigint, array['image/jpeg', 'image/png', 'application/pdf']) $$,
  'the bucket is private, with limits of size and type'
);

select tests.become('anonymous');
select is(tests.rows(), '42501, 42501, 42501, 42501, 42501', 'anonymous: rows');
select is(tests.objects(), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'anonymous: objects');
select tests.become('visitor');
select is(tests.rows(), '0 rows, 42501, 42501, 0 rows, 42501', 'an account without a role: rows');
select is(tests.objects(), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'an account without a role: objects');
select tests.become('disabled');
select is(tests.rows(), '0 rows, 42501, 42501, 0 rows, 42501', 'a disabled admin: rows');
select is(tests.objects(), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'a disabled admin: objects');
select tests.become('staff');
select is(tests.rows(), '1 rows, 42501, 42501, 0 rows, 42501', 'staff: rows, without those on their way');
select is(tests.objects(), '2 rows, 42501, 0 rows, 0 rows, 0 rows', 'staff: objects');
select tests.become('admin');
select is(tests.rows(), '1 rows, 42501, 42501, 0 rows, 42501', 'admin: rows');
select is(tests.objects(), '2 rows, 42501, 0 rows, 0 rows, 0 rows', 'admin: objects');

-- A copy in the public bucket would publish the file.
set local storage.operation to 'storage.object.copy';
select is(tests.objects(), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'admin: no object, to copy it elsewhere');
select is(tests.attempt('insert into storage.objects (bucket_id, name) values (''photos'', ''tests/copy.jpg'')'), '42501',
  'nor a copy in the bucket of photos');
set local storage.operation to '';

-- Whatever deletes the inquiry.
select is(tests.attempt('delete from public.contact_submissions'), '1 rows', 'an admin deletes the inquiry');
delete from public.contact_submissions;
select tests.be_server();
select is_empty('select 1 from public.inquiry_files', 'its files go too');
select set_eq('select bucket_id, path from public.expired_files()', $$ values
  ('inquiry-files', '00000000-0000-4000-8000-0000000000f1/00000000-0000-4000-8000-0000000000a1'),
  ('inquiry-files', '00000000-0000-4000-8000-0000000000f1/00000000-0000-4000-8000-0000000000a2') $$,
  'and are listed for the storage, stored or not');

select * from finish();
rollback;
