begin;
select plan(5);

select tests.create_travel('test-ghardaia', 'Ghardaïa');
select tests.create_travel('test-draft', 'Ghardaïa by night', '', '', 'draft');

create function tests.spelled(term text) returns text
language sql as $$ select string_agg(id, ' ' order by id) from public.find_travels(term) where id like 'test-%' $$;

select tests.be_anonymous();
select is(tests.spelled(term), 'test-ghardaia', term) from unnest(array['gardaia', 'غرداية', 'ghardya']) term;
select is(tests.spelled('vwhjgpkt'), null, 'a word like no other finds nothing');

reset role;
select tests.create_travel('test-long-word', 'Long word', '', repeat('q', 200));
select tests.be_anonymous();
select is(tests.spelled(repeat('q', 200) || repeat(' dunes', 2000)), 'test-long-word',
  'only the first 200 characters of a term are compared');

select * from finish();
rollback;
