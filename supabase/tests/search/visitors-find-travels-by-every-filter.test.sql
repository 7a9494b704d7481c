begin;
select plan(26);

select tests.create_accounts();
insert into public.regions (id, title) values ('test-west', 'Test West'), ('test-east', 'Test East');
insert into public.types (id, title) values ('test-tour', 'Test tour'), ('test-hike', 'Test hike');
insert into public.tags (id, title) values ('test-coast', 'test, "coast"'), ('test-roman', 'test {roman}');
insert into public.travels (id, title, location, description, region_id, duration, "groupSize", status, latitude, longitude) values
  ('test-a', 'Test Aa', 'By 50%_ sea', '', 'test-west', '9 test days', 'test 2', 'published', 80.1, 170.1),
  ('test-b', 'Test Bb', '', 'Sees the 50x sea', 'test-west', '10 test days', 'test 4', 'published', 80.2, 170.2),
  ('test-c', 'Test Cc', '', '', 'test-east', '9 test days', 'test 4', 'published', null, null),
  ('test-d', 'Test Dd', 'By 50%_ sea', '', 'test-west', 'test draft days', 'test draft', 'draft', 80.3, 170.3);
insert into public.travel_types (travel_id, type_id) values
  ('test-a', 'test-tour'), ('test-b', 'test-tour'), ('test-b', 'test-hike'), ('test-d', 'test-tour');
insert into public.travel_tags (travel_id, tag_id) values
  ('test-a', 'test-coast'), ('test-b', 'test-coast'), ('test-b', 'test-roman'), ('test-d', 'test-coast');

create function tests.matched(arguments text) returns text
language plpgsql as $$
declare
  ids text;
begin
  execute 'select string_agg(right(id, 1), '''' order by id) from public.find_travels(' || arguments || ') where id like ''test-%''' into ids;
  return ids;
end;
$$;

update public.travels set best_months = '{10}', good_months = '{4}', price_amount = 100, price_currency = 'EUR', price_unit = 'person'
where id = 'test-a';
update public.travels set good_months = '{10}', price_amount = 20000, price_currency = 'DZD', price_unit = 'group'
where id = 'test-b';
update public.site_settings set eur_rate = null, eur_rate_on = null, eur_rate_source = '' where id = 1;

select tests.become('anonymous');
select is(tests.matched('month => 10'), 'ab', 'a month that is best or good');
select is(tests.matched('month => 4'), 'a', 'a month that is good for one');
select is(tests.matched('month => 7'), null, 'a poor month finds nothing');
select is(tests.matched($$price_currency => 'EUR', price_max => 100$$), 'a', 'an amount in its currency');
select is(tests.matched($$price_currency => 'DZD'$$), 'b', 'without a rate nothing is converted');
select tests.be_server();
update public.site_settings set eur_rate = 150, eur_rate_on = '2026-11-22', eur_rate_source = 'Test' where id = 1;
select tests.become('anonymous');
select is(tests.matched($$price_currency => 'DZD', price_max => 15000$$), 'a', 'with a rate, an amount in euros in dinars');
select is(tests.matched($$price_currency => 'EUR', price_min => 101$$), 'b', 'and one in dinars in euros');
select is((select count(*)::integer from public.map_travels(frame => '{170,80,171,81}', month => 4)), 1, 'the map of a month');
select is(tests.matched(''), 'abc', 'without a filter: everything published');
select is(tests.matched($$term => 'TEST bB'$$), 'b', 'words in the title, in any case');
select is(tests.matched($$term => '50%_ S'$$), 'a', 'signs of a pattern are letters, in the location');
select is(tests.matched($$term => 'the 50x'$$), 'b', 'words in the description');
select is(tests.matched($$term => 'a\b'$$), null, 'a backslash is a letter');
select is(tests.matched($$region => 'Test West'$$), 'ab', 'a region by its title');
select is(tests.matched($$region => 'test-west'$$), null, 'an unknown region finds nothing');
select is(tests.matched($$type => 'Test tour'$$), 'ab', 'a type by its title, through the links');
select is(tests.matched($$type => 'Test'$$), null, 'an unknown type finds nothing');
select is(tests.matched($$tags => array['test, "coast"', 'test {roman}', 'test {roman}']$$), 'b', 'all of the tags');
select is(tests.matched($$tags => array['test, "coast"', 'none']$$), null, 'a tag that does not exist finds nothing');
select is(tests.matched($$duration => '9 test days', group_size => 'test 4'$$), 'c', 'duration and group size exactly');
select is(tests.matched($$region => 'Test West', type => 'Test tour', tags => array['test, "coast"'], term => 'sea'$$), 'ab',
  'all filters together');
select is(tests.matched($$term => 'test', skip => 1, page_size => 1$$), 'b', 'a page by title');
select results_eq(
  $$ select id, travels from public.map_travels(frame => '{170,80,171,81}') $$,
  $$ values ('test-a', 1), ('test-b', 1) $$,
  'a map shows what is published in its frame'
);
select ok(
  (select durations @> array['10 test days', '9 test days'] and not durations @> array['test draft days']
    and group_sizes @> array['test 2', 'test 4'] and not group_sizes @> array['test draft'] from public.travel_choices()),
  'the choices are those of published travels, each once'
);

select tests.be_server();
insert into public.travels (id, title, status, latitude, longitude)
select 'test-many-' || n, 'Test', 'published', -89 + n / 100.0, -179 + n % 7 from generate_series(1, 1200) n;
select tests.become('anonymous');
select is(
  (select sum(travels)::integer from public.map_travels(frame => '{-180,-90,-100,-20}')), 1200,
  'a map of many counts all of them'
);
select cmp_ok(
  (select count(*)::integer from public.map_travels(frame => '{-180,-90,-100,-20}')), '<=', 144,
  'in a bounded number of rows'
);

select * from finish();
rollback;
