begin;
select plan(52);

-- The tables whose id, or route, is part of an address.
create function tests.named(of_table text, slug text) returns text
language sql as $$ select tests.refusal(tests.insert_statement(of_table, slug, 'draft')) $$;

create temp table slugged as
select name, key from tests.content_tables where name not in ('hero_slides', 'team_members', 'photos');

select is(tests.named(name, 'bou-saada-2'), 'allowed', name || ': a slug') from slugged;
select is(tests.named(name, 'Bou-Saada'), name || '_' || key || '_slug', name || ': capitals') from slugged;
select is(tests.named(name, 'bou/../saada'), name || '_' || key || '_slug', name || ': a path') from slugged;
select is(tests.named(name, '-bou-'), name || '_' || key || '_slug', name || ': a hyphen outside') from slugged;

select is(tests.refusal(format('insert into public.%I (id, title) values (''a b'', ''Test'')', name)),
  name || '_id_slug', name) from unnest(array['regions', 'types', 'tags', 'travels']) name;

select * from finish();
rollback;
