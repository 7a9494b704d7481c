begin;
select plan(5);

select tests.create_travel('test-4-text', 'Somewhere else', '', 'On the way lies xoqaradd.');
select tests.create_travel('test-3-within', 'Around Xoqaradd');
select tests.create_travel('test-2-beginning', 'Xoqaradd in spring');
select tests.create_travel('test-1-title', 'Xoqaradd');
select tests.create_travel('test-place', 'A quiet bay', 'Near Xoqaradd');

select tests.be_anonymous();
select is(
  tests.found('xoqaradd'),
  'test-1-title test-2-beginning test-3-within test-place test-4-text',
  'the title itself, its beginning, a word in it, then the rest by title'
);
select is((select count(*) from public.search_site('xoqaradd', 2)), 2::bigint, 'as many of a kind as asked for');
select is((select max(total) from public.search_site('xoqaradd', 2)), 5::bigint, 'and how many there are');
select is((select count(*) from public.search_site('xoqaradd', 0)), 1::bigint, 'at least one');
select is((select count(*) from public.search_site('xoqaradd', null)), 5::bigint, 'six unless asked');

select * from finish();
rollback;
