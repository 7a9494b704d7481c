begin;
select plan(11);

select tests.create_accounts();
insert into public.travels (id, title, status) values ('test-loop', 'Loop', 'draft');
insert into public.travel_days (id, travel_id, day_number, title) values
  ('00000000-0000-4000-8000-0000000000d1', 'test-loop', 1, 'Out'), ('00000000-0000-4000-8000-0000000000d2', 'test-loop', 2, 'Home');
insert into public.hero_slides (id, title) values ('00000000-0000-4000-8000-0000000000e1', 'Dunes');
set constraints all immediate;
set constraints all deferred;

select tests.become('admin');
insert into public.translations (resource, record_id, field, item, language, text, status) values
  ('travels', 'test-loop', 'title', '', 'fr', 'Boucle', 'published'),
  ('travels', 'test-loop', 'days.title', '00000000-0000-4000-8000-0000000000d1', 'fr', 'Départ', 'published'),
  ('travels', 'test-loop', 'days.title', '00000000-0000-4000-8000-0000000000d2', 'fr', 'Retour', 'published'),
  ('hero_slides', '00000000-0000-4000-8000-0000000000e1', 'title', '', 'fr', 'Les dunes', 'published');
select is((select translations from public.hero_slides where id = '00000000-0000-4000-8000-0000000000e1'),
  '{"fr": {"title": "Les dunes"}}', 'whatever the type of its id');

update public.travels set id = 'test-ring' where id = 'test-loop';
set constraints all immediate;
set constraints all deferred;
select is((select count(*) from public.translations where record_id = 'test-ring'), 3::bigint, 'a new id keeps the translations');
select is((select translations from public.travels where id = 'test-ring'), '{"fr": {"title": "Boucle"}}', 'and the record has them');
select is((select translations from public.travel_days where travel_id = 'test-ring' and day_number = 1),
  '{"fr": {"title": "Départ"}}', 'and its days');

delete from public.travel_days where id = '00000000-0000-4000-8000-0000000000d2';
set constraints all immediate;
set constraints all deferred;
select is_empty('select text from public.translations where text = ''Retour''', 'deleting a day deletes its translations');

delete from public.travels where id = 'test-ring';
set constraints all immediate;
set constraints all deferred;
select is_empty('select text from public.translations where resource = ''travels''', 'a deleted record has none');
select lives_ok('select public.restore_record((select id from public.deleted_records where record_id = ''test-ring''))', 'it comes back');
select results_eq('select field, text, status, author_id from public.translations where record_id = ''test-ring'' order by 1',
  $$ values ('days.title', 'Départ', 'published', tests.id_of('admin')), ('title', 'Boucle', 'published', tests.id_of('admin')) $$,
  'with its translations');
select is((select translations from public.travels where id = 'test-ring'), '{"fr": {"title": "Boucle"}}', 'in its column');
select is((select translations from public.travel_days where travel_id = 'test-ring'), '{"fr": {"title": "Départ"}}', 'and of its days');

delete from public.translations where resource = 'hero_slides' and record_id = '00000000-0000-4000-8000-0000000000e1';
select is((select translations from public.hero_slides where id = '00000000-0000-4000-8000-0000000000e1'), '{}', 'deleted on its own');

select * from finish();
rollback;
