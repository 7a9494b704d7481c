begin;
select plan(6);

select tests.create_accounts();
insert into public.travels (id, title, location, status) values
  ('test-bou-saada', 'Bou Saâda', 'Gate of the desert', 'draft'),
  ('test-bejaia', 'Béjaïa', 'Kabylie', 'published');

create function tests.travels_found(term text) returns text
language sql as $$ select string_agg(id, ' ' order by id) from public.search_travels(term) where id like 'test-%' $$;

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

select * from finish();
rollback;
