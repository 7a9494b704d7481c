begin;
select plan(11);

select tests.create_accounts();
insert into public.travels (id, title, location, status) values
  ('test-bou-saada', 'Bou Saâda', 'Gate of the desert', 'draft'),
  ('test-bejaia', 'Béjaïa', 'Kabylie', 'published');
insert into public.types (id, title) values ('test-type', 'Test type');
insert into public.tags (id, title) values ('test-tag', 'Test tag');
insert into public.travel_types (travel_id, type_id) values ('test-bou-saada', 'test-type'), ('test-bejaia', 'test-type');
insert into public.travel_tags (travel_id, tag_id) values ('test-bou-saada', 'test-tag');

create function tests.travels_found(term text) returns text
language sql as $$ select string_agg(id, ' ' order by id) from public.search_travels(term) where id like 'test-%' $$;

create function tests.travels_of(term text, type text, tag text) returns text
language sql as $$
  select string_agg(id, ' ' order by id) from public.search_travels(term, type, tag) where id like 'test-%'
$$;

select tests.become('anonymous');
select is(tests.attempt($$ select * from public.search_travels('bejaia') $$), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.travels_found('bejaia'), null, 'visitor: finds nothing');
select tests.become('disabled');
select is(tests.travels_found('bejaia'), null, 'disabled admin: finds nothing');
select tests.become('staff');
select is(tests.travels_found('bejaia'), 'test-bejaia', 'staff: without accents');
select is(tests.travels_found('boussaada desert'), 'test-bou-saada', 'staff: all words, in title and place, a draft too');
select is(tests.travels_found('bejaia desert'), null, 'staff: not one of two words');

select is(tests.travels_of('', 'test-type', null), 'test-bejaia test-bou-saada', 'staff: by type, without words');
select is(tests.travels_of('', 'test-type', 'test-tag'), 'test-bou-saada', 'staff: by type and tag');
select is(tests.travels_of('bejaia', 'test-type', null), 'test-bejaia', 'staff: by words and type');
select is(tests.travels_of('bejaia', null, 'test-tag'), null, 'staff: nothing has both');
select tests.become('visitor');
select is(tests.travels_of('', 'test-type', null), null, 'visitor: finds nothing by type either');

select * from finish();
rollback;
