begin;
select plan(17);

select tests.create_travel('test-travel', 'Title');
select tests.create_travel('test-other', 'Zubraneq');

-- Tested after each change separately, because any change rewrites all words of a travel.
update public.travels set papers = 'Qaraxibu', safety = 'Mozarfel', heat = 'Xoqaradd', cancellation = 'Vinjokez',
  getting_there = 'Pelkuzim', months_reason = 'Hadromek', price_season = 'Trobisal', not_included = array['Lubrathen'],
  what_to_bring = array['Gofwedas'], unsuitable_for = array['Sebjunak'],
  questions = '[{"id": "q1", "question": "Who?", "answer": "Wimtaroz"}]'
where id = 'test-travel';
select is(tests.found(word), 'test-travel', word)
from unnest('{qaraxibu,mozarfel,xoqaradd,vinjokez,pelkuzim,hadromek,trobisal,lubrathen,gofwedas,sebjunak,wimtaroz}'::text[]) word;
insert into public.travel_days (travel_id, day_number, title, description) values ('test-travel', 1, 'Day', 'Kostiberu');
select is(tests.found('kostiberu'), 'test-travel', 'the text of a day');
select is(tests.found('title qaraxibu'), 'test-travel', 'together with a word of the title');

update public.travels set papers = 'Zubraneq' where id = 'test-travel';
select is(tests.found('zubraneq'), 'test-other', 'a travel with the word elsewhere is found alone');

insert into public.translations (resource, record_id, field, item, language, text, status, source_text)
select 'travels', 'test-travel', field, '', language, text, 'published', source
from (values ('papers', 'ar', 'قرطبنوس', 'Zubraneq'), ('safety', 'fr', 'Brivolune', 'Mozarfel')) listed (field, language, text, source);
select is((select record_id from public.search_site('قرطبنوس', 6, 'ar')), 'test-travel', 'in Arabic');
select is((select record_id from public.search_site('brivolune', 6, 'fr')), 'test-travel', 'and in French');

insert into public.vehicles (id, name, berths, seats, gearbox, status, pick_up_towns, breakdown)
values ('test-van', 'Van', 2, 2, 'manual', 'published', array['Dwenkari'], 'Polgrathis');
select results_eq($$ select record_id from public.search_site('dwenkari polgrathis') $$, array['test-van'], 'the terms of a rental');

select * from finish();
rollback;
