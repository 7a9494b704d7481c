begin;
select plan(20);

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

select tests.be_server();
-- A word that the fold would change could never be asked for.
create temporary table listed as
  select word[1] as word from pg_proc,
    regexp_matches(prosrc, $r$'([^',]+)'$r$, 'g') word
  where oid = 'private.usual_name(text)'::regprocedure;
select cmp_ok((select count(*) from listed), '>', 80::bigint, 'the list was read');
select is_empty('select word from listed where private.fold_spelling(word) <> word', 'every word of the list is folded');
select is_empty('select word from listed where private.usual_name(private.usual_name(word)) is not null',
  'no name has another name');

select * from finish();
rollback;
