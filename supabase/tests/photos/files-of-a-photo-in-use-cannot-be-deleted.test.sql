begin;
select plan(5);

select tests.create_accounts();
select tests.create_content();
set local storage.allow_delete_query = 'true';
update public.photos set sizes = '[{"width": 480, "path": "test-published-480"}]' where path = 'test-published';
insert into storage.objects (bucket_id, name) values ('photos', 'test-published'), ('photos', 'test-published-480'),
  ('photos', 'test-draft');
update public.travels
set "imageUrl" = 'https://project.example/storage/v1/object/public/photos/test-published' where id = 'test-draft';

create function tests.delete_file(file_name text) returns text
language sql as $$
  select tests.attempt(format('delete from storage.objects where bucket_id = ''photos'' and name = %L', file_name))
$$;

select tests.become('staff');
select is(tests.delete_file('test-published'), '0 rows', 'the file of a photo in use');
select is(tests.delete_file('test-published-480'), '0 rows', 'a size made of it');
select is(tests.delete_file('test-draft'), '1 rows', 'the file of a photo that nothing uses');

update public.travels set "imageUrl" = '' where id = 'test-draft';
select is(tests.delete_file('test-published'), '1 rows', 'the file, once nothing uses it');
select is(tests.delete_file('test-published-480'), '1 rows', 'and its sizes');

select * from finish();
rollback;
