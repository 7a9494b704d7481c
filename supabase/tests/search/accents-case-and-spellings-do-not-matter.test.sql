begin;
select plan(26);

select tests.create_travel('test-bejaia', 'Béjaïa and Cap Carbon');
select tests.create_travel('test-tipasa', 'Tipasa by the sea');
select tests.create_travel('test-bou-saada', 'Bou Saâda', 'Bou Saâda, M''Sila');
select tests.create_travel('test-timimoun', 'Timimoun, the red oasis');
select tests.create_travel('test-ghardaia', 'Ghardaïa and the M''Zab valley');
select tests.create_travel('test-djemila', 'Djémila, Roman town');
select tests.create_travel('test-cherchell', 'Cherchell');
select tests.create_travel('test-el-oued', 'El Oued, town of domes');

select tests.be_anonymous();
select is(tests.found(term), 'test-bejaia', term) from unnest(array['Béjaïa', 'bejaia', 'BEJAIA', 'Bejaya']) term;
select is(tests.found(term), 'test-tipasa', term) from unnest(array['Tipasa', 'tipaza', 'TIPAZA']) term;
select is(tests.found(term), 'test-bou-saada', term)
from unnest(array['bou saada', 'Boussaâda', 'boussaada', 'Bou-Saada', 'busada']) term;
select is(tests.found(term), 'test-timimoun', term) from unnest(array['timimun', 'Timimoun', 'timimoune']) term;
select is(tests.found(term), 'test-ghardaia', term) from unnest(array['gardaia', 'Ghardaya', 'mzab', 'M’zab']) term;
select is(tests.found(term), 'test-djemila', term) from unnest(array['jemila', 'Djemila', 'djemilla']) term;
select is(tests.found(term), 'test-cherchell', term) from unnest(array['cherchel', 'Shershel']) term;
select is(tests.found(term), 'test-el-oued', term) from unnest(array['el oued', 'El-Oued']) term;

select * from finish();
rollback;
