begin;
select plan(19);

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

select is(tests.photo('{"focal_x": 0, "focal_y": 100}'), 'allowed', 'the focal point may be a corner');
select is(tests.photo('{"focal_x": 100.1}'), 'photos_focal_point_inside', 'not beside the photo');
select is(tests.photo('{"focal_y": -0.1}'), 'photos_focal_point_inside', 'nor above it');

select is(tests.photo('{"licence": "CC BY 4.0", "place": "Tipaza", "taken_on": "2026-04-12"}'), 'allowed',
  'where it comes from may be written down');
select is(tests.photo(jsonb_build_object('licence', repeat('x', 201))), 'photos_licence_length', 'a licence is short');
select is(tests.photo(jsonb_build_object('place', repeat('x', 201))), 'photos_place_length', 'and so is a place');
select is(tests.photo('{"taken_on": "1999-12-31"}'), 'photos_taken_on_in_range', 'its day is in the range of all days');

insert into public.photos (path, mime_type, width, height, bytes) values ('2026/centre.webp', 'image/webp', 960, 640, 1);
select is((select array[focal_x, focal_y] from public.photos where path = '2026/centre.webp'), array[50.0, 50.0],
  'the centre until staff choose it');

select * from finish();
rollback;
