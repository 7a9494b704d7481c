begin;
select plan(12);

select tests.create_accounts();

select set_eq(
  $$ select conrelid::regclass || '.' || attname from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where confrelid = 'public.languages'::regclass $$,
  $$ select attrelid::regclass || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and attname ~ '(^|_)(language|locale)$' $$,
  'every column that names a language references the table'
);
select tests.become('admin');
select is(tests.attempt($$ insert into public.languages (code) values ('qx') $$), '42501', 'no account adds a language');
reset role;

insert into public.travels (id, title, status) values
  ('test-a', 'Azure', 'published'), ('test-b', 'Blue', 'published');
insert into public.activities (id, title, status) values ('test-walk', 'Walk', 'published');
insert into public.languages (code) values ('qx');

select is((select string_agg(resource || ' ' || missing, ', ' order by resource, record_id) from public.translation_progress
    where record_id like 'test-%' and language = 'qx'), 'activities 1, travels 1, travels 1', 'every record lacks its texts in the new one');
select is((select count(*) from public.translatable_texts where record_id = 'test-a' and language = 'qx'), 1::bigint, 'its texts are listed');

select tests.become('staff');
select lives_ok($$ insert into public.translations (resource, record_id, field, language, text, status) values
  ('travels', 'test-a', 'title', 'qx', 'Zorvexil', 'published') $$, 'staff translate');
select throws_ok($$ insert into public.translations (resource, record_id, field, language, text, status) values
  ('travels', 'test-a', 'title', 'qy', 'Zorvexil', 'published') $$, '23503', null, 'only into languages of the table');
select is((select count(*) from public.record_translations('travels', '{test-a}') where language = 'qx'), 1::bigint, 'the form has the texts in each');
select tests.be_anonymous();

select results_eq($$ select id from public.find_travels(page_size => 100, language => 'qx') where id like 'test-%' $$,
  $$ values ('test-b'), ('test-a') $$, 'lists are in the order of the translated titles');
select has_index('public', 'travels', 'travels_published_title_qx_idx', array['title_key_qx', 'id'], 'by an index');
select is((select title from public.search_site('zorvexil', 1, 'qx')), 'Zorvexil', 'the search finds the translation');
select is((select title from public.search_site('blue', 1, 'qx') where record_id = 'test-b'), 'Blue', 'and English');
select is((select title from public.search_site('zorvexil', 1, 'qz')), 'Azure', 'which is found in English too');

select * from finish();
rollback;
