begin;
select plan(45);

select tests.create_content();

-- The field that names a record, with the most characters it may have.
create table tests.titles (of_table text, key text, field text, most integer);
insert into tests.titles values
  ('travels', 'id', 'title', 200), ('travel_categories', 'route', 'name', 100), ('activity_categories', 'id', 'name', 100),
  ('activities', 'id', 'title', 200), ('hero_slides', 'title', 'title', 200), ('services', 'id', 'title', 100),
  ('vehicles', 'id', 'name', 100), ('events', 'id', 'title', 200), ('faq_questions', 'id', 'title', 200), ('entry_rules', 'id', 'title', 200),
  ('guide_entries', 'id', 'title', 200),
  ('product_collections', 'id', 'title', 100),
  ('products', 'id', 'name', 200), ('team_members', 'name', 'name', 200);

create function tests.call_it(of_table text, key text, field text, value text) returns text
language sql as $$
  select tests.refusal(format('update public.%I set %I = %L where %I = ''test-draft''', of_table, field, value, key))
$$;

select is(tests.call_it(of_table, key, field, ' '), of_table || '_' || field || '_length', of_table || ': blank')
from tests.titles;
select is(tests.call_it(of_table, key, field, repeat('t', most)), 'allowed', of_table || ': ' || most)
from tests.titles;
select is(tests.call_it(of_table, key, field, repeat('t', most + 1)), of_table || '_' || field || '_length',
  of_table || ': ' || most + 1)
from tests.titles;

select is(tests.refusal(format('insert into public.%I (id, title) values (''test'', '' '')', name)),
  name || '_title_length', name || ': blank') from unnest(array['regions', 'types', 'tags']) name;

select * from finish();
rollback;
