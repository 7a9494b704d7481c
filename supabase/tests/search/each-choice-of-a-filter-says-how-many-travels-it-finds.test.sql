begin;
select plan(6);

select tests.create_accounts();
insert into public.regions (id, title) values ('test-west', 'Test West'), ('test-east', 'Test East');
insert into public.types (id, title) values ('test-tour', 'Test tour'), ('test-hike', 'Test hike');
insert into public.tags (id, title) values ('test-coast', 'test, "coast"'), ('test-roman', 'test {roman}');
insert into public.travels (id, title, region_id, duration, "groupSize", status, best_months, good_months) values
  ('test-a', 'Xoqaradd one', 'test-west', '9 test days', 'test 2', 'published', '{10}', '{4}'),
  ('test-b', 'Xoqaradd two', 'test-west', '10 test days', 'test 4', 'published', '{4}', '{}'),
  ('test-c', 'Xoqaradd three', 'test-east', '9 test days', '', 'published', '{}', '{}'),
  ('test-d', 'Xoqaradd four', null, '9 test days', 'test 4', 'draft', '{10}', '{}');
insert into public.travel_types (travel_id, type_id) values
  ('test-a', 'test-tour'), ('test-b', 'test-tour'), ('test-b', 'test-hike'), ('test-d', 'test-tour');
insert into public.travel_tags (travel_id, tag_id) values
  ('test-a', 'test-coast'), ('test-b', 'test-coast'), ('test-b', 'test-roman');

create function tests.counts(arguments text) returns text
language plpgsql as $$
declare
  counts text;
begin
  execute 'select string_agg(format(''%s %s %s'', facet, choice, travels), '', '' order by facet, choice)
    from public.travel_facets(term => ''xoqaradd''' || arguments || ')' into counts;
  return counts;
end;
$$;

-- Whether each count is what find_travels finds with that choice.
create function tests.wrong_counts(region text, type text, tags text[], duration text, size text, month integer) returns text
language sql as $$
  select string_agg(format('%s %s: %s, not %s', facet, choice, travels, found), ', ')
  from public.travel_facets('xoqaradd', $1, $2, $3, $4, $5, $6) counted
  cross join lateral (
    select count(*)::integer as found from public.find_travels('xoqaradd',
      case facet when 'region' then choice else $1 end, case facet when 'type' then choice else $2 end,
      case facet when 'tag' then $3 || choice else $3 end, case facet when 'duration' then choice else $4 end,
      case facet when 'groupSize' then choice else $5 end,
      month => case facet when 'month' then choice::integer else $6 end)
  ) checked
  where found <> travels
$$;

select tests.become('anonymous');
select is(tests.counts(''), 'duration 10 test days 1, duration 9 test days 2, groupSize test 2 1, groupSize test 4 1, month 10 1, month 4 2, '
  'region Test East 1, region Test West 2, tag test {roman} 1, tag test, "coast" 2, type Test hike 1, type Test tour 2',
  'each choice, without drafts');
select is(tests.counts($$, region => 'Test East'$$), 'duration 9 test days 1, region Test East 1, region Test West 2',
  'a filter leaves the counts of its own choices as they are');
select is(tests.counts($$, tags => array['test {roman}'], month => 10$$), 'month 4 1', 'filters that find nothing together');
select is(tests.wrong_counts('', '', '{}', '', '', null), null, 'as find_travels counts without a filter');
select is(tests.wrong_counts('Test West', 'Test tour', array['test, "coast"', 'test, "coast"'], '9 test days', 'test 2', 10), null, 'with all of them');
select is(tests.wrong_counts('', 'Test hike', array['test {roman}'], '', 'test 4', null), null, 'and with some');

select * from finish();
rollback;
