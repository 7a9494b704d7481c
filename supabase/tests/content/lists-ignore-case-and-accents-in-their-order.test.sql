begin;
select plan(4);

insert into public.travels (id, title) values
  ('test-b', 'Bou Saâda'), ('test-d', 'Djanet'), ('test-a', 'Annaba'), ('test-e', 'el Kantara'),
  ('test-c', 'Béjaïa'), ('test-f', 'Aïn Sefra');

select is((select string_agg(title, ', ' order by title_key, id) from public.travels where id like 'test-_'),
  'Aïn Sefra, Annaba, Béjaïa, Bou Saâda, Djanet, el Kantara', 'titles of travels');

insert into public.activities (id, title) values ('test-a', 'Vélo'), ('test-b', 'Vespa'), ('test-c', 'VALLEY');
select is((select string_agg(title, ', ' order by title_key) from public.activities where id like 'test-_'),
  'VALLEY, Vélo, Vespa', 'titles of activities');

update public.travels set title = 'Zéralda' where id = 'test-f';
select is((select title_key from public.travels where id = 'test-f'), 'zeralda', 'a new title moves its travel');

select is_empty(
  $$ select attrelid::regclass from pg_attribute join pg_collation on pg_collation.oid = attcollation
     where attname in ('title_key', 'name_key') and collname <> 'C' and attrelid in
       (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') $$,
  'the order does not depend on the collation of the database');

select * from finish();
rollback;
