begin;
select plan(12);

select tests.create_accounts();
-- A hosted project lets files go through its API only, which sets this.
set local storage.allow_delete_query = 'true';
insert into storage.buckets (id, name) values ('tests-other', 'tests-other');
delete from storage.objects;
insert into storage.objects (bucket_id, name) values ('photos', 'tests/one.webp'), ('tests-other', 'tests/one.webp');

create function tests.outcomes(bucket text) returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt(format('select name from storage.objects where bucket_id = %L and name = ''tests/one.webp''', bucket)),
    tests.attempt(format('insert into storage.objects (bucket_id, name) values (%L, ''tests/two.webp'')', bucket)),
    tests.attempt(format('update storage.objects set name = ''tests/three.webp''
      where bucket_id = %L and name = ''tests/one.webp''', bucket)),
    -- Without a condition no row needs to be read: the policy of the update alone decides.
    tests.attempt('update storage.objects set metadata = ''{}'''),
    tests.attempt(format('delete from storage.objects where bucket_id = %L and name = ''tests/one.webp''', bucket)))
$$;

select tests.become('anonymous');
select is(tests.outcomes('photos'), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'anonymous: photos');
select is(tests.outcomes('tests-other'), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'anonymous: another bucket');
select tests.become('visitor');
select is(tests.outcomes('photos'), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'an account without a role: photos');
select is(tests.outcomes('tests-other'), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'an account without a role: another bucket');
select tests.become('disabled');
select is(tests.outcomes('photos'), '0 rows, 42501, 0 rows, 0 rows, 0 rows', 'a disabled admin: photos');
select tests.become('staff');
select is(tests.outcomes('photos'), '1 rows, 1 rows, 1 rows, 1 rows, 1 rows', 'staff: photos');
select is(tests.outcomes('tests-other'), '0 rows, 42501, 0 rows, 1 rows, 0 rows', 'staff: another bucket');
select is(tests.attempt('update storage.objects set bucket_id = ''tests-other'' where name = ''tests/one.webp'''), '42501',
  'staff move no file out of the bucket');
select is(tests.attempt('insert into storage.objects (bucket_id, name) values (''photos'', ''tests/one.webp.html'')'), '42501',
  'nor add a file that ends as none of a picture does');
select is(tests.attempt('delete from storage.buckets'), '0 rows', 'nor remove a bucket');
select tests.become('admin');
select is(tests.outcomes('photos'), '1 rows, 1 rows, 1 rows, 1 rows, 1 rows', 'admin: photos');
select is(tests.outcomes('tests-other'), '0 rows, 42501, 0 rows, 1 rows, 0 rows', 'admin: another bucket');

select * from finish();
rollback;
