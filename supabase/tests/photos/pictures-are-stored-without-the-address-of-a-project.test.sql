begin;
select plan(27);

select tests.create_accounts();
select tests.create_content();

create table tests.places (of_table text, key text, field text);
grant select on tests.places to public;
insert into tests.places values ('travels', 'id', 'imageUrl'), ('travel_categories', 'route', 'backgroundImage'),
  ('activity_categories', 'id', 'image'), ('activities', 'id', 'image'), ('hero_slides', 'title', 'image'),
  ('vehicles', 'id', 'image'), ('events', 'id', 'image'), ('product_collections', 'id', 'image'),
  ('products', 'id', 'image'), ('team_members', 'name', 'image'),
  ('vehicles', 'id', 'gallery'), ('products', 'id', 'gallery'), ('travels', 'id', 'gallery'), ('activities', 'id', 'gallery');

create function tests.written(of_table text, key text, field text, address text) returns text
language plpgsql as $$
declare
  answer text;
begin
  execute format('update public.%1$I set %2$I = %3$L where %4$I = ''test-draft'' returning %2$I::text', of_table, field,
    case
      when field = 'gallery' and of_table in ('travels', 'activities')
        then jsonb_build_array(jsonb_build_object('id', '1', 'image', address, 'alt', '', 'caption', ''))::text
      when field = 'gallery' then format('{%s}', address)
      else address end, key) into answer;
  return substring(answer from '[a-z/:.]*/storage/[a-z0-9/.]+');
end;
$$;

-- As any writer: policies are tested elsewhere.
select is(
  tests.written(of_table, key, field, 'https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/photos/2026/a.webp'),
  '/storage/v1/object/public/photos/2026/a.webp', of_table || '.' || field)
from tests.places;

select is_empty($$
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_name in ('image', 'imageUrl', 'backgroundImage', 'gallery', 'avatar_url', 'blocks')
    and exists (select from pg_tables where schemaname = 'public' and tablename = table_name) and table_name <> 'search_documents'
    and not exists (
      select from pg_trigger where tgrelid = format('public.%I', table_name)::regclass
        and tgname = table_name || '_picture_paths' and pg_get_triggerdef(oid) like '%''' || column_name || '''%')
  $$, 'every column with pictures has its trigger');

select is(private.picture_path(address), path, coalesce(address, 'nothing'))
from (values
  ('https://a.test/storage/v1/object/public/photos/2026/a.webp?v=2#b', '/storage/v1/object/public/photos/2026/a.webp'),
  (' HTTP://localhost:54321/storage/v1/object/public/photos/a.webp ', '/storage/v1/object/public/photos/a.webp'),
  ('//a.test/api/storage/v1/render/image/public/photos/a.webp?width=2', '/storage/v1/object/public/photos/a.webp'),
  ('storage/v1/object/public/photos/a.webp', '/storage/v1/object/public/photos/a.webp'),
  ('https://a.test/storage/v1/object/public/review-photos/a/b.jpg', '/storage/v1/object/public/review-photos/a/b.jpg'),
  ('https://a.test/a.webp?from=/storage/v1/object/public/photos/a.webp', 'https://a.test/a.webp?from=/storage/v1/object/public/photos/a.webp'),
  ('illustrations/a.webp', 'illustrations/a.webp'),
  ('', ''),
  (null, null)
) listed (address, path);

-- The rest of a record stays.
update public.travels set gallery = '[
  {"id": "1", "image": "https://a.test/storage/v1/object/public/photos/a.webp", "alt": "See https://a.test/storage/v1/", "caption": "A \"dune\""},
  {"id": "2", "image": "illustrations/b.webp", "alt": "", "caption": ""}]' where id = 'test-draft';
select is((select gallery from public.travels where id = 'test-draft'), '[
  {"id": "1", "image": "/storage/v1/object/public/photos/a.webp", "alt": "See https://a.test/storage/v1/", "caption": "A \"dune\""},
  {"id": "2", "image": "illustrations/b.webp", "alt": "", "caption": ""}]', 'texts and order of a gallery');

insert into public.reviews (name, rating, comment, avatar_url)
values ('A reader', 5, 'Two good days in the dunes.', 'https://a.test/storage/v1/object/public/photos/a.webp');
select is((select avatar_url from public.reviews where name = 'A reader'), '/storage/v1/object/public/photos/a.webp',
  'the portrait of a reviewer');

insert into public.newsletter_issues (subject, language, blocks) values ('Storage', 'en',
  '[{"id": "1", "kind": "picture", "image": "https://a.test/storage/v1/object/public/photos/a.webp", "alt": "A dune", "caption": ""}]');
select is((select blocks #>> '{0,image}' from public.newsletter_issues where subject = 'Storage'),
  '/storage/v1/object/public/photos/a.webp', 'the picture of a newsletter');

select * from finish();
rollback;
