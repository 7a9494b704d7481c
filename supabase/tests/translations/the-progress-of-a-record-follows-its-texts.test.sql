begin;
select plan(16);

select tests.create_accounts();
create function tests.progress(of_record text, of_language text default 'fr') returns text
language sql as $$
  select format('%s texts, %s missing, %s outdated, %s drafts%s%s', texts, missing, outdated, drafts,
    case when is_complete then ', complete' else '' end, case when is_visible then ', visible' else '' end)
  from public.translation_progress where record_id = of_record and language = of_language
$$;

select set_eq(
  $$ select tgrelid::regclass::text, attname::text
     from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr::smallint[])
     where tgname like '%\_note\_progress' and attname <> 'id' $$,
  $$ select of_table, of_column from private.translatable_columns where of_table <> 'travel_days'
     union values ('travels', 'price_amount'), ('travels', 'price_is_written') $$,
  'a change of any of its texts counts, and of what decides about them'
);

insert into public.travels (id, title, highlights, status) values ('test-loop', 'Loop', '{Port,Market}', 'draft');
insert into public.travel_days (id, travel_id, day_number, title) values
  ('00000000-0000-4000-8000-0000000000d1', 'test-loop', 1, 'Out'), ('00000000-0000-4000-8000-0000000000d2', 'test-loop', 2, 'Home');
select is(tests.progress('test-loop'), '5 texts, 5 missing, 0 outdated, 0 drafts', 'a new record with its days');
select is((select count(*) from public.translatable_texts where record_id = 'test-loop' and language = 'ar'), 5::bigint,
  'and as many texts as the view has');

select tests.become('staff');
insert into public.translations (resource, record_id, field, item, language, text, status) values
  ('travels', 'test-loop', 'title', '', 'fr', 'Boucle', 'published'),
  ('travels', 'test-loop', 'highlights', md5('Port'), 'fr', 'Le port', 'draft'),
  ('travels', 'test-loop', 'days.title', '00000000-0000-4000-8000-0000000000d1', 'fr', 'Départ', 'published');
select is(tests.progress('test-loop'), '5 texts, 2 missing, 0 outdated, 1 drafts', 'translated');
select is(tests.progress('test-loop', 'ar'), '5 texts, 5 missing, 0 outdated, 0 drafts', 'each language has its own');
update public.travels set title = 'Ring' where id = 'test-loop';
select is(tests.progress('test-loop'), '5 texts, 2 missing, 1 outdated, 1 drafts', 'its English text changes');
update public.travels set status = 'published' where id = 'test-loop';
select is(tests.progress('test-loop'), '5 texts, 2 missing, 1 outdated, 1 drafts, visible', 'it is published');
delete from public.travel_days where id = '00000000-0000-4000-8000-0000000000d2';
select is(tests.progress('test-loop'), '4 texts, 1 missing, 1 outdated, 1 drafts, visible', 'a day is deleted');
update public.translations set status = 'published' where record_id = 'test-loop' and text = 'Le port';
update public.translations set text = 'Anneau' where record_id = 'test-loop' and text = 'Boucle';
delete from public.translations where record_id = 'test-loop' and text = 'Départ';
select is(tests.progress('test-loop'), '4 texts, 2 missing, 0 outdated, 0 drafts, visible', 'translations change and are deleted');
update public.travels set highlights = '{Port}' where id = 'test-loop';
insert into public.translations (resource, record_id, field, item, language, text, status) values
  ('travels', 'test-loop', 'days.title', '00000000-0000-4000-8000-0000000000d1', 'fr', 'Départ', 'published');
select is(tests.progress('test-loop'), '3 texts, 0 missing, 0 outdated, 0 drafts, complete, visible', 'everything is translated');
select results_eq(
  'select language, records, texts, missing from public.translation_totals where resource = ''travels'' order by language',
  $$ values ('ar', 1::bigint, 3::bigint, 3::bigint), ('fr', 1, 3, 0) $$, 'the totals'
);

select tests.become('admin');
update public.travels set id = 'test-ring' where id = 'test-loop';
set constraints all immediate;
set constraints all deferred;
select is(tests.progress('test-loop'), null, 'a former id has none');
select is(tests.progress('test-ring'), '3 texts, 0 missing, 0 outdated, 0 drafts, complete, visible', 'the new id has it');
delete from public.travels where id = 'test-ring';
set constraints all immediate;
set constraints all deferred;
select is_empty('select from public.translation_progress where resource = ''travels''', 'a deleted record has none');
select public.restore_record((select id from public.deleted_records where record_id = 'test-ring'));
set constraints all immediate;
select is(tests.progress('test-ring'), '3 texts, 0 missing, 0 outdated, 0 drafts, complete', 'a restored one has it again');

select tests.become('visitor');
select is_empty('select from public.translation_progress', 'visitors cannot read it');

select * from finish();
rollback;
