begin;
select plan(81);

select tests.create_accounts();
select tests.create_travel('test-beach', 'The beaches of Xoqaradd', 'Xoqaradd', 'Two days by the sea.');
select tests.create_travel('test-desert', 'Xoqaradd with children', 'Xoqaradd', 'Dunes of the great Xoqaradd and an oasis.');
select tests.create_travel('test-timimoun', 'Timimoun and Xoqaradd', 'Xoqaradd');
select tests.create_travel('test-english', 'A beach of Xoqaradd', 'Xoqaradd');
select tests.create_travel('test-hidden', 'Hidden beaches', 'Xoqaradd', '', 'draft');
update public.travels set meeting_point = 'Square' where id = 'test-timimoun';
insert into public.tags (id, title) values ('test-tag', 'Xoqatag');
insert into public.travel_tags values ('test-desert', 'test-tag');
insert into public.travel_days (id, travel_id, day_number, title, stops)
values ('00000000-0000-4000-8000-0000000000d1', 'test-timimoun', 1, 'Day', '{Stop}');

insert into public.translations (resource, record_id, field, item, language, text, status, source_text)
select case record when 'test-tag' then 'tags' else 'travels' end, record, field, item, language, text, status, 'Test'
from (values
  ('test-beach', 'title', '', 'fr', 'Les plages de Bourgemont', 'published'),
  ('test-beach', 'description', '', 'fr', 'Deux jours de randonnée au bord de l’eau, à Béjaïa.', 'published'),
  ('test-beach', 'title', '', 'ar', 'شواطئ بجاية', 'published'),
  ('test-beach', 'description', '', 'ar', 'سيارات ورحلات إلى أجمل شاطئ في المدينة القديمة.', 'published'),
  ('test-desert', 'title', '', 'fr', 'Le Sahara en famille', 'published'),
  ('test-desert', 'description', '', 'fr', 'Les dunes du grand désert, les chevaux et une oasis.', 'published'),
  ('test-desert', 'title', '', 'ar', 'الصحراء مع العائلة', 'published'),
  ('test-desert', 'description', '', 'ar', 'كثبان الرمال بالواحة، وليلة بغرداية ثم إلى وهران ووادي ميزاب.', 'published'),
  ('test-timimoun', 'title', '', 'fr', 'Timimoun, l’oasis rouge', 'published'),
  ('test-timimoun', 'title', '', 'ar', 'تيميمون، الواحة الحمراء', 'published'),
  ('test-timimoun', 'days.title', '00000000-0000-4000-8000-0000000000d1', 'fr', 'Zellidja', 'published'),
  ('test-timimoun', 'meeting_point', '', 'fr', 'Place Quermelin', 'published'),
  ('test-timimoun', 'description', '', 'fr', 'Brouillonnade', 'draft'),
  ('test-hidden', 'title', '', 'fr', 'Les plages secrètes', 'published'),
  ('test-hidden', 'title', '', 'ar', 'شواطئ سرية', 'published'),
  ('test-tag', 'title', '', 'fr', 'Patrimoine kassovite', 'published'),
  ('test-tag', 'title', '', 'ar', 'تراث كسوفي', 'published')
) translated (record, field, item, language, text, status);

create function tests.found_in(language text, term text) returns text
language sql as $$
  select string_agg(substr(record_id, 6), ' ' order by place) from (
    select record_id, row_number() over () as place from public.search_site(term, 50, language)
  ) results where record_id like 'test-%'
$$;

select tests.be_anonymous();
select is(tests.found_in(language, term), expected, language || ': ' || term) from (values
  -- French: stems, accents, elisions, plurals, typos.
  ('fr', 'plage', 'beach english'), ('fr', 'plages', 'beach english'), ('fr', 'PLAGE', 'beach english'), ('fr', 'la plage', 'beach english'),
  ('fr', 'plages de bourgemont', 'beach'), ('fr', 'bourgemon', 'beach'), ('fr', 'bourgmont', 'beach'), ('fr', 'randonnee', 'beach'),
  ('fr', 'Randonnées', 'beach'), ('fr', 'désert', 'desert'), ('fr', 'desert', 'desert'), ('fr', 'déserts', 'desert'),
  ('fr', 'désertique', 'desert'), ('fr', 'cheval', 'desert'), ('fr', 'Sahara en famille', 'desert'), ('fr', 'sahara famille', 'desert'),
  ('fr', 'le sahara avec la famille', 'desert'), ('fr', 'l’oasis', 'timimoun desert'), ('fr', 'l''oasis', 'timimoun desert'),
  ('fr', 'timimun', 'timimoun'), ('fr', 'Timimoune', 'timimoun'), ('fr', 'oasis rouge', 'timimoun'), ('fr', 'bejaia', 'beach'),
  ('fr', 'Bejaya', 'beach'), ('fr', 'Béjaïa', 'beach'), ('fr', 'zellidja', 'timimoun'), ('fr', 'quermelin', 'timimoun'), ('fr', 'patrimoine', 'desert'),
  ('fr', 'kassovites', 'desert'), ('fr', 'kasovitte', 'desert'), ('fr', 'brouillonnade', null), ('fr', 'plages secrètes', null),
  -- Arabic: forms of alif, hamza, ta marbuta, signs, tatweel, the article and what is written together with a word.
  ('ar', 'صحراء', 'desert'), ('ar', 'الصحراء', 'desert'), ('ar', 'الصحرا', 'desert'), ('ar', 'صَحْرَاء', 'desert'),
  ('ar', 'صحـــراء', 'desert'), ('ar', 'بالصحراء', 'desert'), ('ar', 'للصحراء', 'desert'), ('ar', 'والصحراء', 'desert'),
  ('ar', 'شاطئ', 'beach english'), ('ar', 'الشاطئ', 'beach english'), ('ar', 'شاطىء', 'beach english'), ('ar', 'شواطئ', 'beach english'), ('ar', 'الشواطئ', 'beach english'),
  ('ar', 'تيميمون', 'timimoun'), ('ar', 'تميمون', 'timimoun'), ('ar', 'الى تيميمون', 'timimoun'), ('ar', 'لتيميمون', 'timimoun'),
  ('ar', 'بجاية', 'beach'), ('ar', 'بجايه', 'beach'), ('ar', 'غرداية', 'desert'), ('ar', 'غردايه', 'desert'), ('ar', 'وهران', 'desert'), ('ar', 'بوهران', 'desert'),
  ('ar', 'سيارة', 'beach'), ('ar', 'سيارات', 'beach'), ('ar', 'رحلة سيارة', 'beach'), ('ar', 'المدينه القديمه', 'beach'), ('ar', 'واحة', 'timimoun desert'),
  ('ar', 'الواحات', 'timimoun desert'), ('ar', 'عائلة', 'desert'), ('ar', 'الصحراء مع العائلة', 'desert'), ('ar', 'كسوفي', 'desert'),
  ('ar', 'ميزاب', 'desert'), ('ar', 'سرية', null),
  -- From one language into the others, those of the page first.
  ('en', 'plages', 'english beach'), ('fr', 'beach', 'beach english'), ('ar', 'plage', 'beach english'), ('fr', 'شاطئ', 'beach english'), ('en', 'شاطئ', 'english beach'),
  ('ar', 'timimoun', 'timimoun'), ('en', 'تيميمون', 'timimoun'), ('en', 'bourgemont', 'beach'), ('xx', 'oasis', 'desert timimoun')
) spelling (language, term, expected);

select results_eq($$ select title, summary, untranslated from public.search_site('timimoun', 50, 'fr') where record_id = 'test-timimoun' $$,
  $$ values ('Timimoun, l’oasis rouge', '', '{}'::text[]) $$, 'texts are in the language');
select results_eq($$ select title, untranslated from public.search_site('xoqaradd', 50, 'ar') where record_id = 'test-english' $$,
  $$ values ('A beach of Xoqaradd', '{title}'::text[]) $$, 'English is marked where it stands in');
select ok((select marks from public.search_site('plages', 1, 'fr') limit 1) ~ '\mplages\M', 'the words written are marked');

select tests.be_server();
update public.translations set status = 'draft' where record_id = 'test-timimoun' and language = 'fr';
select tests.be_anonymous();
select is(tests.found_in('fr', 'rouge'), null, 'a translation that is taken back is not found');
select is((select title from public.search_site('timimoun', 50, 'fr') where record_id = 'test-timimoun'), 'Timimoun and Xoqaradd', 'nor shown');
select tests.be_server();
delete from public.translations where record_id = 'test-tag';
select tests.be_anonymous();
select is(tests.found_in('fr', 'patrimoine'), null, 'nor that of a label');

select * from finish();
rollback;
