begin;
select plan(11);

insert into public.regions (id, title) values ('test-region', 'Qaraxibu');
insert into public.types (id, title) values ('test-type', 'Mozarfel');
insert into public.tags (id, title) values ('test-tag', 'Xoqaradd');
select tests.create_travel('test-travel', 'Title');
update public.travels set region_id = 'test-region', highlights = array['Vinjokez'] where id = 'test-travel';
insert into public.travel_types values ('test-travel', 'test-type');
insert into public.travel_tags values ('test-travel', 'test-tag');
insert into public.travel_days (travel_id, day_number, title, stops) values ('test-travel', 1, 'Lubrathen', array['Gofwedas']);

select is(tests.found(word), 'test-travel', what) from (values ('qaraxibu', 'its region'), ('mozarfel', 'its type'),
  ('xoqaradd', 'its tag'), ('vinjokez', 'a highlight'), ('lubrathen', 'a day'), ('gofwedas', 'a stop')) words (word, what);

update public.regions set title = 'Pelkuzim' where id = 'test-region';
update public.tags set title = 'Hadromek' where id = 'test-tag';
update public.types set title = 'Trobisal' where id = 'test-type';
select is(tests.found('pelkuzim hadromek trobisal'), 'test-travel', 'new names lead there');
select is(tests.found('xoqaradd'), null, 'old ones no longer');
delete from public.travel_tags where travel_id = 'test-travel';
select is(tests.found('hadromek'), null, 'a tag taken off does not');

insert into public.activity_categories (id, name, status) values ('test-group', 'Xoqaradd', 'draft');
insert into public.activities (id, title, category_id, status) values ('test-activity', 'Title', 'test-group', 'published');
select is(tests.found('xoqaradd'), null, 'a draft category is no word of its activities');
update public.activity_categories set status = 'published' where id = 'test-group';
select is(tests.found('xoqaradd'), 'test-group test-activity', 'a published one is');

select * from finish();
rollback;
