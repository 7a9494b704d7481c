begin;
select plan(12);

-- Tested after each change separately, because any change rewrites all words of a travel.
insert into public.regions (id, title) values ('test-region', 'Qaraxibu');
insert into public.types (id, title) values ('test-type', 'Mozarfel');
insert into public.tags (id, title) values ('test-tag', 'Xoqaradd');
select tests.create_travel('test-travel', 'Title');

update public.travels set region_id = 'test-region', highlights = array['Vinjokez'] where id = 'test-travel';
select is(tests.found('qaraxibu'), 'test-travel', 'its region');
select is(tests.found('vinjokez'), 'test-travel', 'a highlight');
insert into public.travel_days (travel_id, day_number, title, stops)
values ('test-travel', 1, 'Lubrathen', array['Gofwedas']);
select is(tests.found('lubrathen'), 'test-travel', 'a day');
select is(tests.found('gofwedas'), 'test-travel', 'a stop');
insert into public.travel_types values ('test-travel', 'test-type');
select is(tests.found('mozarfel'), 'test-travel', 'a type');
insert into public.travel_tags values ('test-travel', 'test-tag');
select is(tests.found('xoqaradd'), 'test-travel', 'a tag');

update public.regions set title = 'Pelkuzim' where id = 'test-region';
select is(tests.found('pelkuzim'), 'test-travel', 'the new name of its region');
update public.types set title = 'Trobisal' where id = 'test-type';
select is(tests.found('trobisal'), 'test-travel', 'the new name of a type');
update public.tags set title = 'Hadromek' where id = 'test-tag';
select is(tests.found('hadromek'), 'test-travel', 'the new name of a tag');
select is(tests.found('xoqaradd'), null, 'the old one no longer');
delete from public.travel_types where travel_id = 'test-travel';
select is(tests.found('trobisal'), null, 'a type taken off');
delete from public.travel_tags where travel_id = 'test-travel';
select is(tests.found('hadromek'), null, 'a tag taken off');

select * from finish();
rollback;
