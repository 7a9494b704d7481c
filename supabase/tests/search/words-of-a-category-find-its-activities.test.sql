begin;
select plan(4);

insert into public.activity_categories (id, name, status) values ('test-group', 'Xoqaradd', 'draft');
insert into public.activities (id, title, category_id, status)
values ('test-activity', 'Title', 'test-group', 'published');

select tests.be_anonymous();
select is(tests.found('xoqaradd'), null, 'a draft category is no word of its activities');
select tests.be_server();
update public.activity_categories set status = 'published' where id = 'test-group';
select is(tests.found('xoqaradd'), 'test-group test-activity', 'a published one is');
update public.activity_categories set name = 'Hadromek' where id = 'test-group';
select is(tests.found('hadromek'), 'test-group test-activity', 'so is its new name');
select is(tests.found('xoqaradd'), null, 'and the old one no longer');

select * from finish();
rollback;
