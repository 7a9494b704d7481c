begin;
select plan(19);

select tests.create_accounts();
insert into public.travels (id, title, highlights, questions, status, updated_at) values ('test-loop', 'Loop', '{Port,Market}',
  '[{"id": "q1", "question": "Why?", "answer": "So."}, {"id": "q2", "question": "When?", "answer": "Now."}]', 'published',
  '2026-01-01');
insert into public.travel_days (id, travel_id, day_number, title, stops) values
  ('00000000-0000-4000-8000-0000000000d1', 'test-loop', 1, 'Out', '{A,B}'),
  ('00000000-0000-4000-8000-0000000000d2', 'test-loop', 2, 'Home', '{}');
update public.travels set updated_at = '2026-01-01' where id = 'test-loop';
set constraints all immediate;
set constraints all deferred;

create function tests.french() returns jsonb
language sql stable as $$
  select nullif(jsonb_strip_nulls(coalesce(translations -> 'fr', '{}') || coalesce(detail_translations -> 'fr', '{}')), '{}')
  from public.travels where id = 'test-loop'
$$;
create function tests.translate(field text, item text, text text, status text default 'published', language text default 'fr') returns void
language sql as $$
  insert into public.translations (resource, record_id, field, item, language, text, status)
  values ('travels', 'test-loop', field, item, language, text, status)
$$;
create temp table noted as select content_changed_at from private.publishing;
create temp table read as select updated_at, (select count(*) from public.record_changes) as changes
from public.travels where id = 'test-loop';
grant select on read, noted to public;

select tests.become('staff');
select tests.translate('title', '', 'Boucle', 'draft');
select is(tests.french(), null, 'a draft is not public');
update public.translations set status = 'published' where text = 'Boucle';
select is(tests.french(), '{"title": "Boucle", "highlights": [null, null]}', 'a published translation is in its record');
select tests.translate('title', '', 'حلقة', language => 'ar');
select tests.translate('highlights', md5('Market'), 'Marché');
select tests.translate('questions.answer', 'q2', 'Maintenant.');
select tests.translate('days.title', '00000000-0000-4000-8000-0000000000d1', 'Départ');
select tests.translate('days.stops', '00000000-0000-4000-8000-0000000000d1/' || md5('B'), 'Bé');
select is(tests.french(), '{"title": "Boucle", "highlights": [null, "Marché"],
  "questions": [{}, {"answer": "Maintenant."}]}', 'in the shape of the record');
select is((select translations from public.travels where id = 'test-loop') -> 'ar', '{"title": "حلقة", "highlights": [null, null]}', 'each language has its own');
select results_eq('select translations from public.travel_days where travel_id = ''test-loop'' order by day_number',
  $$ values ('{"fr": {"title": "Départ", "stops": [null, "Bé"]}}'::jsonb), ('{}') $$, 'days have their own');
set constraints all immediate;
set constraints all deferred;
select tests.be_server();
select is((select row(travel.updated_at, (select count(*) from public.record_changes)) from public.travels travel where id = 'test-loop'),
  (select row(updated_at, changes) from read), 'the history and updated_at do not change');
select ok((select publishing.content_changed_at > noted.content_changed_at from private.publishing, noted), 'pages are due for a build');

select tests.be_anonymous();
select is(tests.french() ->> 'title', 'Boucle', 'visitors read it with the record');

select tests.become('staff');
update public.travels set highlights = '{Market,Dunes,Port}',
  questions = '[{"id": "q2", "question": "When exactly?", "answer": "Now."}]' where id = 'test-loop';
select is(tests.french(), '{"title": "Boucle", "highlights": ["Marché", null, null],
  "questions": [{"answer": "Maintenant."}]}', 'elements keep their translations when they move');
update public.travels set title = 'Ring' where id = 'test-loop';
select is(tests.french() ->> 'title', 'Boucle', 'an outdated translation stays');
select is((select row(state, source_text, source) from public.translatable_texts
    where record_id = 'test-loop' and field = 'title' and language = 'fr'),
  row('outdated'::text, 'Loop'::text, 'Ring'::text), 'and is marked');
update public.translations set text = 'Anneau' where record_id = 'test-loop' and field = 'title' and language = 'fr';
select is((select state from public.translatable_texts where record_id = 'test-loop' and field = 'title' and language = 'fr'),
  'published', 'until it is translated again');
update public.travels set highlights = '{Dunes}' where id = 'test-loop';
select is(tests.french() -> 'highlights', '[null]', 'the translation of a removed element is not shown');
update public.travels set highlights = '{Market}' where id = 'test-loop';
select is(tests.french() -> 'highlights', '["Marché"]', 'and returns with the element');

update public.travels set translations = '{"fr": {"title": "X"}}', detail_translations = '{"fr": {"heat": "X"}}' where id = 'test-loop';
select is(tests.french() - 'highlights' - 'questions', '{"title": "Anneau"}', 'nobody can write the column');
insert into public.travels (id, title, translations, status) values ('test-other', 'Other', '{"fr": {"title": "X"}}', 'published');
select is((select translations from public.travels where id = 'test-other'), '{}', 'not in a new record either');
select public.save_travel('{"id": "test-loop", "translations": {}}', '{}', '{}',
  '[{"id": "00000000-0000-4000-8000-0000000000d2", "title": "Home", "translations": {}},
    {"id": "00000000-0000-4000-8000-0000000000d1", "title": "Out", "stops": ["B"]}]',
  (select updated_at from public.travels where id = 'test-loop'));
select results_eq('select translations from public.travel_days where travel_id = ''test-loop'' order by day_number',
  $$ values ('{}'::jsonb), ('{"fr": {"title": "Départ", "stops": ["Bé"]}}') $$, 'a save keeps the translations of the days');
select is(tests.french() ->> 'title', 'Anneau', 'and those of the travel');
delete from public.translations where record_id = 'test-loop' and field = 'title' and language = 'fr';
select is(tests.french() ->> 'title', null, 'a deleted translation is gone');

select * from finish();
rollback;
