begin;
select plan(13);

select tests.create_accounts();
select tests.create_content();
create function tests.rename(of_table text, old_id text) returns text
language sql as $$
  select tests.refusal(format('update public.%I set id = ''renamed'' where id = %L', of_table, old_id))
$$;
create temp table with_ids as
select name from tests.content_tables where name in ('activities', 'activity_categories', 'services', 'vehicles',
  'events', 'products', 'product_collections', 'travels');
grant select on with_ids to authenticated;

insert into public.tags (id, title) values ('kept', 'Kept');
insert into public.travel_tags (travel_id, tag_id) values ('test-draft', 'kept');
insert into public.travel_days (travel_id, day_number, title) values ('test-draft', 1, 'Day');

select tests.become('staff');
select is((select string_agg(tests.rename(name, 'test-draft'), ', ' order by name) from with_ids where name <> 'travels'),
  'allowed, allowed, allowed, allowed, allowed, allowed, allowed', 'an id of every kind of draft');
select is(tests.rename(name, 'test-published'), 'This id cannot change: it was published, and links use it.',
  name || ': one that is published') from with_ids;

update public.travels set id = 'renamed' where id = 'test-draft';
select is((select count(*) from public.travel_tags where travel_id = 'renamed'), 1::bigint, 'what belongs to it follows');
select isnt_empty('select * from public.record_changes where resource = ''travels'' and record_id = ''renamed''',
  'and its history');
update public.travels set status = 'published' where id = 'renamed';
update public.travels set status = 'draft' where id = 'renamed';
select is(tests.refusal('update public.travels set id = ''again'' where id = ''renamed'''),
  'This id cannot change: it was published, and links use it.', 'a draft that was published before');
select ok(public.is_published_id('travels', 'renamed') and not public.is_published_id('travels', 'test-draft'),
  'staff can ask which');

select * from finish();
rollback;
