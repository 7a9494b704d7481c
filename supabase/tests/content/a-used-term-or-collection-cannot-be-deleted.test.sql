begin;
select plan(14);

select tests.create_accounts();
insert into public.regions (id, title) values ('test-used', 'Used'), ('test-free', 'Free');
insert into public.types (id, title) values ('test-used', 'Used'), ('test-main', 'Main'), ('test-free', 'Free');
insert into public.tags (id, title) values ('test-used', 'Used'), ('test-free', 'Free');
insert into public.travels (id, title, region_id, type_id, status) values
  ('test-one', 'One', 'test-used', 'test-main', 'draft'), ('test-two', 'Two', 'test-used', null, 'published');
insert into public.travel_types values ('test-one', 'test-used'), ('test-one', 'test-main');
insert into public.travel_tags values ('test-one', 'test-used'), ('test-two', 'test-used');
insert into public.product_collections (id, title) values ('test-used', 'Used'), ('test-free', 'Free');
insert into public.products (id, name, collection_id) values ('test-product', 'Product', 'test-used');

create function tests.refused(of_table text, id text) returns text
language sql as $$
  select tests.refusal(format('delete from public.%I where id = %L', of_table, id))
$$;

select tests.become('admin');
select is(tests.refused('regions', 'test-used'),
  'It is used by 2 travels and cannot be deleted. Change them first.', 'a region of two travels');
select is(tests.refused('types', 'test-used'),
  'It is used by 1 travel and cannot be deleted. Change it first.', 'a type of one travel');
select is(tests.refused('types', 'test-main'),
  'It is used by 1 travel and cannot be deleted. Change it first.', 'a main type counts once');
select is(tests.refused('tags', 'test-used'),
  'It is used by 2 travels and cannot be deleted. Change them first.', 'a tag, in a draft too');
select is(tests.refused('product_collections', 'test-used'),
  'It is used by 1 product and cannot be deleted. Change it first.', 'a collection with a product');
select is(tests.refused(name, 'test-free'), 'allowed', 'unused: ' || name)
from unnest(array['regions', 'types', 'tags', 'product_collections']) name;

select results_eq($$ select uses from public.regions_in_use where id like 'test-%' order by id $$,
  array[0, 2]::bigint[], 'regions know their uses');
select results_eq($$ select uses from public.types_in_use where id like 'test-%' order by id $$,
  array[0, 1, 1]::bigint[], 'types know theirs');
select results_eq($$ select uses from public.tags_in_use where id like 'test-%' order by id $$,
  array[0, 2]::bigint[], 'tags know theirs');
select results_eq($$ select uses from public.product_collections_in_use where id like 'test-%' order by id $$,
  array[0, 1]::bigint[], 'collections know theirs');

select tests.become('visitor');
select is((select uses from public.tags_in_use where id = 'test-used'), 1::bigint,
  'an account without a role counts what is published');

select * from finish();
rollback;
