begin;
select plan(20);

select tests.create_accounts();
select tests.create_content();
create function tests.rename(of_table text, old_id text) returns text
language sql as $$
  select tests.refusal(format('update public.%I set id = ''renamed-%s'' where id = %L', of_table, old_id, old_id))
$$;
create temp table with_pages as select unnest(array['activities', 'activity_categories', 'vehicles', 'events',
  'product_collections', 'travels']) as name;
grant select on with_pages to authenticated;

insert into public.tags (id, title) values ('kept', 'Kept');
insert into public.travel_tags (travel_id, tag_id) values ('test-published', 'kept');
insert into public.travel_categories (route, name, status) values
  ('test-door', 'Door', 'published'), ('test-hidden-door', 'Hidden door', 'draft');

select tests.become('staff');
select is((select string_agg(tests.rename(name, 'test-draft'), ', ') from with_pages),
  'allowed, allowed, allowed, allowed, allowed, allowed', 'an id of every kind of draft');
select is((select string_agg(tests.rename(name, 'test-published'), ', ') from with_pages),
  'allowed, allowed, allowed, allowed, allowed, allowed', 'and of every published page');
do $$
declare page text;
begin
  foreach page in array (select array_agg(name) from with_pages) loop
    execute format('update public.%I set id = ''renamed-'' || id where id in (''test-published'', ''test-draft'')', page);
  end loop;
end;
$$;
select is((select count(*) from public.travel_tags where travel_id = 'renamed-test-published'), 1::bigint,
  'what belongs to it follows');
select isnt_empty('select * from public.record_changes where resource = ''travels'' and record_id = ''renamed-test-published''',
  'and its history');
select is(tests.rename('services', 'test-published'), 'This id cannot change: it was published, and links use it.',
  'not of a published part of a page');

select results_eq('select resource, old_id, new_id from public.id_redirects order by resource',
  $$select name, 'test-published', 'renamed-test-published' from with_pages order by name$$,
  'a former address of what was published leads to the present one');

update public.travels set id = 'third' where id = 'renamed-test-published';
select results_eq('select old_id, new_id from public.id_redirects where resource = ''travels'' order by old_id',
  $$values ('renamed-test-published', 'third'), ('test-published', 'third')$$, 'without a chain');
select is(tests.refusal('insert into public.travels (id, title) values (''test-published'', ''Another'')'),
  'This is the former address of third. Choose another.', 'nothing else takes it when it is created');
select is(tests.refusal('update public.travels set id = ''test-published'' where id = ''renamed-test-draft'''),
  'This is the former address of third. Choose another.', 'or renamed');
update public.travels set id = 'test-published' where id = 'third';
select results_eq('select old_id, new_id from public.id_redirects where resource = ''travels'' order by old_id',
  $$values ('renamed-test-published', 'test-published'), ('third', 'test-published')$$, 'the record itself takes it back');
select is(tests.refusal('delete from public.id_redirects where true'), 'permission denied for table id_redirects',
  'staff cannot delete a redirect');
select is(tests.refusal('insert into public.id_redirects (resource, old_id, new_id) values (''travels'', ''a'', ''b'')'),
  'permission denied for table id_redirects', 'or add one');

update public.travel_categories set route = 'renamed-door' where route = 'test-door';
update public.travel_categories set route = 'third-door' where route = 'renamed-door';
select results_eq('select old_id, new_id from public.id_redirects where resource = ''travel_categories'' order by old_id',
  $$values ('renamed-door', 'third-door'), ('test-door', 'third-door')$$, 'the former routes of a travel category lead to its present one');
select is(tests.refusal('insert into public.travel_categories (route, name) values (''test-door'', ''Another'')'),
  'This is the former address of third-door. Choose another.', 'no other category takes them');
update public.travel_categories set route = 'test-door' where route = 'third-door';
select results_eq('select old_id, new_id from public.id_redirects where resource = ''travel_categories'' order by old_id',
  $$values ('renamed-door', 'test-door'), ('third-door', 'test-door')$$, 'the category itself takes one back');
update public.travel_categories set route = 'renamed-draft' where route = 'test-hidden-door';
select is_empty('select * from public.id_redirects where old_id = ''test-hidden-door''', 'a draft had no address');

update public.services set status = 'published' where id = 'test-draft';
update public.services set status = 'draft' where id = 'test-draft';
select is(tests.rename('services', 'test-draft'), 'This id cannot change: it was published, and links use it.',
  'a draft that was published before');
select ok(public.is_published_id('services', 'test-draft') and not public.is_published_id('travels', 'renamed-test-draft'),
  'staff can ask which');

select tests.become('visitor');
select is((select count(*) from public.id_redirects where resource = 'travels'), 2::bigint, 'everybody reads redirects');
select is(tests.refusal('update public.id_redirects set new_id = ''x'' where true'), 'permission denied for table id_redirects',
  'and changes none');

select * from finish();
rollback;
