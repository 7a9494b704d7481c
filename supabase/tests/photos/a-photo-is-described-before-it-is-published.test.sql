begin;
select plan(11);

create function tests.photo(fields jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.photos (%s) values (%s)',
    string_agg(format('%I', key), ', ' order by key), string_agg(format('%L', value), ', ' order by key)))
  from jsonb_each_text('{"path": "2026/test.webp", "mime_type": "image/webp", "width": 960, "height": 640, "bytes": 1}'
    || fields)
$$;

select is(tests.photo('{}'), 'allowed', 'a draft needs no words');
select is(tests.photo('{"status": "published"}'), 'photos_published_has_alt', 'a published one does');
select is(tests.photo('{"status": "published", "alt": " "}'), 'photos_published_has_alt', 'real ones');
select is(tests.photo('{"status": "published", "alt": "Dunes"}'), 'allowed', 'then it is taken');
select is(tests.photo('{"path": "../test.webp"}'), 'photos_path_plain', 'no way up in a path');
select is(tests.photo('{"path": "a/../../test.webp"}'), 'photos_path_plain', 'nor inside it');
select is(tests.photo('{"path": "été.webp"}'), 'photos_path_plain', 'plain letters only');
select is(tests.photo('{"mime_type": "image/svg+xml"}'), 'photos_mime_type_choice', 'no SVG, which can carry a script');
select is(tests.photo('{"bytes": 10485760}'), 'allowed', '10 MB');
select is(tests.photo('{"bytes": 10485761}'), 'photos_bytes_range', 'not a byte more');
select is(tests.photo('{"width": 0}'), 'photos_dimensions', 'a photo has a width');

select * from finish();
rollback;
