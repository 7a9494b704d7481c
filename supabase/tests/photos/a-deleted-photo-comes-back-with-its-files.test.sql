begin;
select plan(17);

select tests.create_accounts();
select tests.create_content();
set local storage.allow_delete_query = 'true';
update public.photos set alt = 'A dune', sizes = '[{"width": 480, "path": "test-draft-480"}]', created_by = tests.id_of('staff')
where path = 'test-draft';
insert into storage.objects (bucket_id, name) values ('photos', 'test-draft'), ('photos', 'test-draft-480');
create temp table photo as select id from public.photos where path = 'test-draft';
create temp table deletions as select null::bigint as id where false;
grant all on photo, deletions to public;

create function tests.delete_files() returns text
language sql as $$
  select tests.attempt('delete from storage.objects where bucket_id = ''photos'' and name like ''test-draft%''')
$$;
create function tests.restoring() returns text
language sql as $$ select tests.refusal((select format('select public.restore_record(%s)', id) from deletions)) $$;
create function tests.sweep_after(period interval) returns void
language sql security definer as $$
  update public.record_changes set changed_at = now() - period where resource = 'photos' and action = 'delete';
  select private.sweep();
$$;

select tests.become('staff');
delete from public.photos where id = (select id from photo);
select is(tests.delete_files(), '0 rows', 'the files of a deleted photo stay');
select is_empty('select 1 from public.deleted_records', 'staff do not see it under "Deleted"');
select tests.become('admin');
insert into deletions select id from public.deleted_records where resource = 'photos';
select results_eq('select title, photo_path from public.deleted_records', $$ values ('A dune', 'test-draft-480') $$,
  'administrators do, by what it shows');
select public.restore_record(id) from deletions;
select results_eq('select status::text, alt, created_by from public.photos where id = (select id from photo)',
  $$ select 'draft', 'A dune', tests.id_of('staff') $$, 'it comes back, as a draft');
select is_empty('select 1 from public.deleted_records', 'and is not there twice');

delete from public.photos where id = (select id from photo);
delete from deletions;
insert into deletions select id from public.deleted_records where resource = 'photos';
select tests.be_server();
delete from storage.objects where name = 'test-draft';
select tests.become('admin');
select is(tests.restoring(), 'The file of this photo is gone. Upload it again.', 'without its file it does not come back');
select tests.be_server();
insert into storage.objects (bucket_id, name) values ('photos', 'test-draft');
delete from auth.users where id = tests.id_of('staff');
select tests.become('admin');
select public.restore_record(id) from deletions;
select is((select created_by from public.photos where id = (select id from photo)), null,
  'it comes back although who uploaded it is gone');

delete from public.photos where id = (select id from photo);
select tests.be_server();
select tests.sweep_after('29 days');
select is_empty('select 1 from private.expired_files', 'before its time no file goes');
select tests.sweep_after('31 days');
select set_eq('select bucket_id, path from public.expired_files()', $$ values ('photos', 'test-draft'), ('photos', 'test-draft-480') $$,
  'after it, all of them');
select tests.become('admin');
select is_empty('select 1 from public.deleted_records', 'and it cannot be restored');
select is(tests.attempt('select public.expired_files()'), '42501', 'an admin does not read the list of files');
select is(tests.delete_files(), '2 rows', 'and may delete them');
select tests.become('anonymous');
select is(tests.attempt('select public.expired_files()'), '42501', 'nor does anybody else');
select tests.become('staff');
select is(tests.attempt('select public.forget_files(''photos'', array[''test-draft''])'), '42501', 'or crosses one off');

select tests.be_server();
insert into public.photos (path, mime_type, width, height, bytes) values ('test-draft', 'image/jpeg', 1, 1, 1);
select set_eq('select path from private.expired_files', array['test-draft-480'], 'a file that a new photo has is kept');
delete from public.photos where path = 'test-draft';
insert into public.photos (path, mime_type, width, height, bytes) values ('test-draft', 'image/jpeg', 1, 1, 1);
delete from private.expired_files;
update public.record_changes set changed_at = now() - interval '31 days' where resource = 'photos' and action = 'delete';
select private.sweep();
select is_empty('select 1 from private.expired_files', 'then too when the time of an older one is over');
delete from public.photos where path = 'test-draft';
delete from public.record_changes where resource = 'photos' and action = 'delete' and before ? 'path';
select set_eq('select path from private.expired_files', array['test-draft'], 'a forgotten history leaves no file behind');

select * from finish();
rollback;
