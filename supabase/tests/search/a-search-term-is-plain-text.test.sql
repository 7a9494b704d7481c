begin;
select plan(17);

select tests.create_travel('test-plain', 'Zzyplain title', '', 'It costs 100% less_than before');

select tests.be_anonymous();
select is(
  tests.attempt(format('select * from public.search_site(%L)', term)), '0 rows',
  'nothing for ' || coalesce(quote_literal(translate(term, E'\t\n', '  ')), 'null')
)
from unnest(array[null, '', '   ', '%', '%%%', '_', '\', '\\', '''', '"', '(),', '*', 'zzzzzzzz', E'\t\n']) term;
select is(tests.found('zzyplain%''; drop table travels; --'), 'test-plain', 'signs around a word are left out');
select is(tests.found('100% less_than zzyplain'), 'test-plain', 'signs inside the text do not hinder');
select isnt(tests.attempt(format('select * from public.search_site(%L)', repeat('zzyplain ', 5000))), '54000',
  'an endless term is cut');

select * from finish();
rollback;
