begin;
select plan(19);

select tests.create_accounts();
select tests.create_travel('test-beach', 'A beach');
select tests.create_travel('test-hike', 'A long hike');
select tests.create_travel('test-desert-family', 'Desert for families');

select tests.be_anonymous();
select is(tests.found(term), 'test-beach', term) from unnest(array['plage', 'plages', 'شاطئ', 'الشواطئ']) term;
select is(tests.found(term), 'test-hike', term) from unnest(array['randonnée', 'Randonnees', 'trekking']) term;
select is(tests.found('désert en famille'), 'test-desert-family', 'a phrase of several words');
select ok(exists (select 1 from public.search_site(term) where kind = 'question'), term || ' leads to the FAQ')
from unnest(array['visa', 'safety', 'children', 'carte de séjour', 'emergency']) term;
select is((select marks from public.search_site('plage') limit 1) ~ '\mbeach\M', true, 'the matched words are marked');

select tests.become('visitor');
select is(tests.attempt('select * from public.search_synonyms'), '0 rows', 'an account without a role reads none');
select is(tests.attempt($$ insert into public.search_synonyms (id, title, terms, finds)
  values ('test', 'Test', '{a}', '{b}') $$), '42501', 'nor adds one');

select tests.become('staff');
insert into public.search_synonyms (id, title, terms, finds) values ('test', 'Test', '{Zorvexil}', '{beach}');
select is(tests.found('zorvexil'), 'test-beach', 'staff add a word');
update public.search_synonyms set terms = '{Kilvantor}' where id = 'test';
select is(tests.found('zorvexil kilvantor'), 'test-beach', 'change it');
delete from public.search_synonyms where id = 'test';
select is(tests.found('kilvantor'), null, 'and take it away');

select * from finish();
rollback;
