begin;
select plan(4);

select is_empty(
  $$ select of_table || '.' || of_column from private.translatable_columns listed
     where not exists (
       select from information_schema.columns known
       where known.table_schema = 'public' and known.table_name = of_table and known.column_name = of_column
         and known.data_type = case shape when 'text' then 'text' when 'list' then 'ARRAY' else 'jsonb' end) $$,
  'every column is there and of its shape'
);
select set_eq(
  $$ select distinct of_table from private.translatable_columns $$,
  $$ select table_name::text from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'translations' and table_type = 'BASE TABLE' $$,
  'every table has the column'
);
select set_eq(
  $$ select of_table || suffix from (select distinct of_table from private.translatable_columns) listed,
       unnest(array['_write_translations', '_write_translations_of_new']) suffix $$,
  $$ select tgname::text from pg_trigger where tgname ~ '_write_translations(_of_new)?$' $$,
  'and the triggers that write it'
);

select tests.create_content();
insert into public.regions (id, title) values ('test-region', 'Test');
insert into public.types (id, title) values ('test-type', 'Test');
insert into public.tags (id, title) values ('test-tag', 'Test');
insert into public.places (id, name, latitude, longitude) values ('test-place', 'Test', 36, 3);
update public.team_members set role = 'Test' where name = 'test-published';
update public.site_settings set tagline = 'Test' where id = 1;
insert into public.travel_days (travel_id, day_number, title) values ('test-published', 1, 'Test');
select set_eq(
  $$ select distinct case when field like 'days.%' then 'travel_days' else resource end from public.translatable_texts $$,
  $$ select distinct of_table from private.translatable_columns $$,
  'every table has its texts listed'
);

select * from finish();
rollback;
