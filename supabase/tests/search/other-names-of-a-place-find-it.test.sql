begin;
select plan(17);

select tests.create_travel('test-algiers', 'Algiers');
select tests.create_travel('test-bejaia', 'Béjaïa');
select tests.create_travel('test-constantine', 'Constantine and its bridges');
select tests.create_travel('test-oran', 'Oran');
select tests.create_travel('test-tamanrasset', 'Tamanrasset');
select tests.create_travel('test-kasbah', 'A day in the kasbah');
select tests.create_travel('test-arabic', 'الجزائر القديمة');

select tests.be_anonymous();
select is(split_part(tests.found(term), ' ', 1), 'test-algiers', term)
from unnest(array['Alger', 'El Djazaïr', 'Dzayer']) term;
select is(tests.found('الجزائر'), 'test-algiers test-arabic', 'what it means, and what is written so');
select is(tests.found(term), 'test-bejaia', term) from unnest(array['Bougie', 'bgayet', 'بجاية']) term;
select is(tests.found(term), 'test-constantine', term)
from unnest(array['Ksentina', 'Qacentina', 'قسنطينة', 'Qsentina bridges']) term;
select is(tests.found(term), 'test-oran', term) from unnest(array['Wahran', 'Ouahran', 'وهران']) term;
select is(tests.found(term), 'test-tamanrasset', term) from unnest(array['Tamanghasset', 'تمنراست']) term;
select is(tests.found('Casbah'), 'test-kasbah', 'Casbah');

select * from finish();
rollback;
