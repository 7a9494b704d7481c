begin;
select plan(26);

create function tests.accepts(blocks jsonb) returns boolean
language sql as $$ select private.are_newsletter_blocks(blocks) $$;
create function tests.text_block(text text) returns jsonb
language sql as $$ select jsonb_build_array(jsonb_build_object('id', 'a', 'kind', 'text', 'text', text)) $$;
create function tests.picture(change jsonb) returns jsonb
language sql as $$
  select jsonb_build_array('{"id": "a", "kind": "picture", "image": "a.webp", "alt": "A", "caption": ""}'::jsonb || change)
$$;
create function tests.trips(trips jsonb) returns jsonb
language sql as $$ select jsonb_build_array(jsonb_build_object('id', 'a', 'kind', 'trips', 'title', '', 'trips', trips)) $$;

select ok(tests.accepts(blocks), description) from (values
  ('[]'::jsonb, 'no blocks yet'),
  (tests.text_block(''), 'an empty text'),
  (tests.text_block(repeat('é', 5000)), 'a text of 5,000 characters'),
  (tests.picture('{}'), 'a picture'),
  (tests.trips('["travels/oran", "activities/dune-driving"]'), 'trips')
) accepted (blocks, description);

select is(tests.accepts(blocks), false, 'not ' || description) from (values
  ('{}'::jsonb, 'an object'), ('"a"', 'a text instead of a list'), ('null', 'null'), ('[1]', 'a number'), ('[null]', 'null in the list'),
  ('[[]]', 'a list in the list'), ('[{}]', 'an empty object'),
  ('[{"id": "a", "kind": "html", "text": "<b>"}]', 'an unknown kind'),
  ('[{"id": "a", "kind": "text"}]', 'a missing key'),
  ('[{"id": "a", "kind": "text", "text": "A", "more": "B"}]', 'another key'),
  ('[{"id": "", "kind": "text", "text": "A"}]', 'an empty id'),
  ('[{"id": "a", "kind": "text", "text": 1}]', 'a number as a text'),
  (tests.text_block('a') || tests.text_block('b'), 'an id twice'),
  (tests.text_block(repeat('é', 5001)), 'a text of 5,001 characters'),
  (tests.picture(jsonb_build_object('alt', repeat('a', 301))), 'a long alternative text'),
  (tests.picture('{"caption": null}'), 'a caption of null'),
  (tests.trips('"travels/oran"'), 'one trip instead of a list'),
  (tests.trips('["vehicles/van"]'), 'another kind of record'),
  (tests.trips('["travels/oran", "travels/oran"]'), 'a trip twice'),
  (tests.trips('["travels/a", "travels/b", "travels/c", "travels/d", "travels/e", "travels/f", "travels/g"]'), 'seven trips')
) refused (blocks, description);

select is(tests.refusal('insert into public.newsletter_issues (blocks) values (''[{}]'')'), 'newsletter_issues_blocks_list',
  'the table checks its blocks');

select * from finish();
rollback;
