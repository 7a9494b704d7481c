begin;
select plan(19);

select tests.create_accounts();
select tests.create_content();

create table tests.places (of_table text, key text, field text);
grant select on tests.places to public;
insert into tests.places values ('travels', 'id', 'imageUrl'), ('travel_categories', 'route', 'backgroundImage'),
  ('activity_categories', 'id', 'image'), ('activities', 'id', 'image'), ('hero_slides', 'title', 'image'),
  ('vehicles', 'id', 'image'), ('events', 'id', 'image'), ('product_collections', 'id', 'image'),
  ('products', 'id', 'image'), ('team_members', 'name', 'image'), ('vehicles', 'id', 'gallery'), ('products', 'id', 'gallery'),
  ('travels', 'id', 'gallery'), ('activities', 'id', 'gallery');

create function tests.use_in(of_table text, key text, field text, address text) returns text
language plpgsql as $$
begin
  execute format('update public.%I set %I = %L where %I = ''test-draft''', of_table, field,
    case
      when field = 'gallery' and of_table in ('travels', 'activities')
        then jsonb_build_array(jsonb_build_object('id', '1', 'image', address, 'alt', '', 'caption', ''))::text
      when field = 'gallery' then format('{%s}', address)
      else address end, key);
  return (select string_agg(resource || '.' || used.field, ' ' order by resource, used.field)
    from public.photo_uses used join public.photos on photos.id = photo_id where path = 'test-published');
end;
$$;

select tests.become('staff');
select matches(
  tests.use_in(of_table, key, field, 'https://project.example/storage/v1/object/public/photos/test-published'),
  '(^| )' || of_table || '\.' || field || '( |$)', of_table || '.' || field)
from tests.places;

-- A visitor who signed in learns nothing of drafts.
select is((select count(*) from public.photo_uses), 14::bigint, 'staff see all of them');
select tests.become('visitor');
select is(tests.attempt('select * from public.photo_uses'), '0 rows', 'an account without a role none');
select tests.become('disabled');
select is(tests.attempt('select * from public.photo_uses'), '0 rows', 'a disabled admin none');
select tests.become('anonymous');
select is(tests.attempt('select * from public.photo_uses'), '42501', 'anonymous may not ask');
select is(tests.attempt('select created_by, bytes, tags from public.photos'), '42501',
  'anonymous does not learn who uploaded a photo');

select * from finish();
rollback;
