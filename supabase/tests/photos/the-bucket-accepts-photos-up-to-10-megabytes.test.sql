begin;
select plan(1);

select results_eq(
  $$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'photos' $$,
  $$ values (true, 10485760::bigint, array['image/avif', 'image/webp', 'image/jpeg', 'image/png']) $$,
  'the bucket is public to read, with limits of size and type'
);

select * from finish();
rollback;
