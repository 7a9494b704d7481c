begin;
select plan(9);

select tests.create_travel('test-qaraxibu', 'Qaraxibu');
select tests.create_travel('test-mozarfel', 'Mozarfel lakes', '', 'Around the lake.');
select tests.create_travel('test-title', 'The travels of Vinjokez');

select tests.be_anonymous();
select is(tests.found(term), 'test-qaraxibu', term)
from unnest(array['trip to Qaraxibu', 'Qaraxibu, Algeria', 'a tour with Qaraxibu', 'le Qaraxibu en Algérie']) term;
select is((select rank >= 4 from public.search_site('a trip to Qaraxibu')), true, 'the title itself comes as first');
select is(tests.found('The travels of Vinjokez'), 'test-title', 'a title made of such words is found');
select is(tests.found(term), 'test-mozarfel', term) from unnest(array['Mozarfels', 'mozarfel lake', 'mozarfels lakes']) term;

select * from finish();
rollback;
