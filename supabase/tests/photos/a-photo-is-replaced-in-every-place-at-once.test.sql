begin;
select plan(23);

select tests.create_accounts();
select tests.create_content();

create table tests.places (of_table text, key text, field text);
grant select on tests.places to public;
insert into tests.places values ('travels', 'id', 'imageUrl'), ('travel_categories', 'route', 'backgroundImage'),
  ('activity_categories', 'id', 'image'), ('activities', 'id', 'image'), ('hero_slides', 'title', 'image'),
  ('vehicles', 'id', 'image'), ('events', 'id', 'image'), ('product_collections', 'id', 'image'),
  ('products', 'id', 'image'), ('vehicles', 'id', 'gallery'), ('products', 'id', 'gallery'),
  ('travels', 'id', 'gallery'), ('activities', 'id', 'gallery');

create function tests.address(path text) returns text
language sql as $$ select '/storage/v1/object/public/photos/' || path $$;
create function tests.list(images text[]) returns jsonb
language sql as $$
  select jsonb_agg(jsonb_build_object('id', nth::text, 'image', image, 'alt', '', 'caption', 'Dunes') order by nth)
  from unnest(images) with ordinality listed (image, nth)
$$;
create function tests.photo_id(of_path text) returns uuid
language sql stable security definer as $$ select id from public.photos where path = of_path $$;
create function tests.replacing(new_path text default 'test-archived') returns text
language sql as $$
  select tests.attempt(format('select public.replace_photo(%L, %L)',
    tests.photo_id('test-published'), tests.photo_id(new_path)))
$$;
create function tests.written(of_table text, key text, field text) returns text
language plpgsql as $$
declare
  answer text;
begin
  execute format('select %I::text from public.%I where %I = ''test-draft''', field, of_table, key) into answer;
  return answer;
end;
$$;

-- Every place shows it; the galleries show something else besides.
do $$
declare
  place record;
begin
  for place in select * from tests.places loop
    execute format('update public.%I set %I = %L where %I = ''test-draft''', place.of_table, place.field,
      case
        when place.field = 'gallery' and place.of_table in ('travels', 'activities')
          then tests.list(array['illustrations/a.webp', tests.address('test-published') || '?v=2', tests.address('test-draft')])::text
        when place.field = 'gallery'
          then array['illustrations/a.webp', tests.address('test-published') || '?v=2', tests.address('test-draft')]::text
        else tests.address('test-published') end, place.key);
  end loop;
end;
$$;
update public.travels set "imageUrl" = tests.address('test-draft') where id = 'test-published';

select tests.become('anonymous');
select is(tests.replacing(), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.replacing(), '42501', 'visitor: refused');
select tests.become('disabled');
select is(tests.replacing(), '42501', 'disabled admin: refused');
select tests.become('admin');
select is(tests.replacing(), '1 rows', 'admin: replaces');
select tests.become('staff');
select is(tests.replacing('test-published'), '22023', 'not with itself');
select is(tests.replacing('gone'), '23503', 'not by a photo that is gone');
select is(tests.refusal(format('select public.replace_photo(%L, %L)', gen_random_uuid(), tests.photo_id('test-draft'))),
  'This photo no longer exists.', 'nor one that is gone by another');

select is(public.replace_photo(tests.photo_id('test-published'), tests.photo_id('test-archived')), 13,
  'staff: replaced in thirteen places');
select is(tests.written(of_table, key, field),
  case
    when field = 'gallery' and of_table in ('travels', 'activities')
      then tests.list(array['illustrations/a.webp', tests.address('test-archived'), tests.address('test-draft')])::text
    when field = 'gallery' then array['illustrations/a.webp', tests.address('test-archived'), tests.address('test-draft')]::text
    else tests.address('test-archived') end, of_table || '.' || field)
from tests.places;
select is((select "imageUrl" from public.travels where id = 'test-published'), tests.address('test-draft'),
  'what shows another photo stays');
select is((select string_agg(path, ' ' order by path) from public.photo_library where is_used and path like 'test-%'),
  'test-archived test-draft', 'the old one is free to go');

select * from finish();
rollback;
