begin;
select plan(14);

select tests.create_accounts();
set local storage.allow_delete_query = 'true';
insert into public.reviews (id, name, rating, comment, status, moderated_at)
values ('00000000-0000-4000-8000-0000000000b1', 'Test', 4, 'A good day.', 'published', now());
insert into public.review_photos (id, review_id, position, mime_type, bytes, width, height, stored_at, public_at)
select gen_random_uuid(), '00000000-0000-4000-8000-0000000000b1', place, 'image/jpeg', 10, 4, 3,
  case when place < 3 then now() end, case when place = 1 then now() end
from generate_series(1, 3) place;
insert into storage.objects (bucket_id, name) values ('review-uploads', 'tests/one'), ('review-photos', 'tests/two');

create function tests.rows() returns text
language sql as $$
  select concat_ws(', ', tests.attempt('select id from public.review_photos'),
    tests.attempt('insert into public.review_photos (id, review_id, position) values
      (gen_random_uuid(), ''00000000-0000-4000-8000-0000000000b1'', 4)'),
    tests.attempt('update public.review_photos set caption = ''x'''),
    tests.attempt('update public.review_photos set public_at = now()'),
    tests.attempt('update public.review_photos set rejection_reason = ''off_topic'''),
    tests.attempt('delete from public.review_photos'))
$$;
create function tests.objects() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('select name from storage.objects where bucket_id like ''review-%'''),
    tests.attempt('insert into storage.objects (bucket_id, name) values (''review-photos'', ''tests/three'')'),
    tests.attempt('insert into storage.objects (bucket_id, name) values (''review-uploads'', ''tests/three'')'),
    tests.attempt('update storage.objects set bucket_id = ''photos'' where bucket_id like ''review-%'''),
    tests.attempt('delete from storage.objects where bucket_id like ''review-%'''))
$$;

select results_eq(
  $$ select id, public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id like 'review-%' order by id $$,
  $$ values ('review-photos', true, 10485760::bigint, array['image/jpeg', 'image/png']),
    ('review-uploads', false, 10485760::bigint, array['image/jpeg', 'image/png']) $$,
  'one bucket is public, with limits of size and type'
);
select tests.become('anonymous');
select is(tests.rows(), '1 rows, 42501, 42501, 42501, 42501, 42501', 'anonymous: rows');
select is(tests.attempt('select ' || field || ' from public.review_photos'), '42501', 'anonymous cannot read ' || field)
from unnest(array['path', 'rejection_reason', 'moderated_by', '*']) field;
select is(tests.objects(), '0 rows, 42501, 42501, 0 rows, 0 rows', 'anonymous: objects');
select tests.become('visitor');
select is(tests.rows(), '1 rows, 42501, 42501, 42501, 0 rows, 42501', 'an account without a role: rows');
select is(tests.objects(), '0 rows, 42501, 42501, 0 rows, 0 rows', 'an account without a role: objects');
select tests.become('disabled');
select is(tests.rows(), '1 rows, 42501, 42501, 42501, 0 rows, 42501', 'a disabled admin: rows');
select tests.become('staff');
select is(tests.rows(), '2 rows, 42501, 42501, 42501, 2 rows, 42501', 'staff: rows, without those on their way');
select is(tests.objects(), '0 rows, 42501, 42501, 0 rows, 0 rows', 'staff: objects');
select tests.become('admin');
select is(tests.rows(), '2 rows, 42501, 42501, 42501, 2 rows, 42501', 'admin: rows');
select is(tests.objects(), '0 rows, 42501, 42501, 0 rows, 0 rows', 'admin: objects');

select * from finish();
rollback;
