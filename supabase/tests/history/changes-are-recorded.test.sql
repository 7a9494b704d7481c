begin;
select plan(27);

select tests.create_accounts();
select tests.create_content();

-- The entries of a record since its making, oldest first.
create function tests.entries(of_table text, of_record text) returns setof text
language sql security definer as $$
  select concat_ws(' ', action, before::text, after::text) from public.record_changes
  where resource = of_table and record_id = of_record and action <> 'create' order by id
$$;

-- Every table of content, with the column that names a row.
select is((select count(*)::int from public.record_changes where action = 'create' and resource = name), 3,
  name || ': the making of a row is written down') from tests.content_tables;

select tests.become('staff');
update public.activities set title = 'Dunes', highlights = array['Sand', 'Sky'] where id = 'test-published';
update public.activities set title = 'Dunes' where id = 'test-published';
select results_eq(
  $$ select action, actor_id, by_server, before, after from public.record_changes
     where resource = 'activities' and record_id = 'test-published' and action = 'update' $$,
  $$ select 'update', tests.id_of('staff'), false, '{"title": "Test", "highlights": []}'::jsonb,
       '{"title": "Dunes", "highlights": ["Sand", "Sky"]}'::jsonb $$,
  'only what changed, as it was and as it is, and a save that changes nothing leaves nothing');

-- A save of the whole travel: its columns, tags and days are one entry.
select tests.be_server();
insert into public.tags (id, title) values ('test-tag', 'Test tag');
update public.record_changes set changed_at = now() - interval '1 day';
select tests.become('staff');
select public.save_travel('{"id": "test-draft", "title": "Sahara", "price": ""}', '{}', array['test-tag'],
  '[{"id": "00000000-0000-4000-8000-000000000001", "title": "First"}]',
  (select updated_at from public.travels where id = 'test-draft'));
set constraints all immediate;
select results_eq(
  $$ select before - 'days', after - 'days', jsonb_path_query_array(after, '$.days[*].title') from public.record_changes
     where resource = 'travels' and record_id = 'test-draft' and action = 'update' $$,
  $$ values ('{"title": "Test", "tag_ids": []}'::jsonb, '{"title": "Sahara", "tag_ids": ["test-tag"]}'::jsonb, '["First"]'::jsonb) $$,
  'a travel with its tags and days is one entry');

set constraints all deferred;
select tests.be_server();
update public.record_changes set changed_at = now() - interval '1 day';
select tests.become('staff');
select public.save_travel('{"id": "test-draft", "title": "Sahara"}', '{}', array['test-tag'],
  '[{"id": "00000000-0000-4000-8000-000000000001", "title": "First"}]',
  (select updated_at from public.travels where id = 'test-draft'));
set constraints all immediate;
select is_empty($$ select id from public.record_changes where changed_at = now() and resource = 'travels' $$,
  'rewriting days unchanged is no change');
-- Links that are there already are written again and meet themselves.
set constraints all deferred;
select public.save_vehicle('{"id": "test-draft", "name": "Camel"}', array['test-draft'],
  (select updated_at from public.vehicles where id = 'test-draft'));
set constraints all immediate;
select is((select after from public.record_changes where resource = 'vehicles' and action = 'update'),
  '{"name": "Camel", "travel_ids": ["test-draft"]}', 'a vehicle with its road trips');
set constraints all deferred;
select public.save_vehicle('{"id": "test-draft"}', array['test-draft'],
  (select updated_at from public.vehicles where id = 'test-draft'));
set constraints all immediate;
select tests.be_server();
select is((select count(*)::int from private.captured_children), 0, 'nothing is left open');

-- A review's words stay out of it.
insert into public.reviews (id, name, rating, comment)
values ('00000000-0000-4000-8000-00000000000a', 'Nadia', 5, 'Wonderful days.');
select tests.become('staff');
update public.reviews set status = 'published' where id = '00000000-0000-4000-8000-00000000000a';
select is((select tests.entries('reviews', '00000000-0000-4000-8000-00000000000a')),
  'update {"status": "pending"} {"status": "published"}', 'a decision about a review');
update public.reviews set status = 'rejected', rejection_reason = 'off_topic' where id = '00000000-0000-4000-8000-00000000000a';
select is((select after from public.record_changes where resource = 'reviews' order by id desc limit 1),
  '{"status": "rejected", "rejection_reason": "off_topic"}'::jsonb, 'with the reason');
select tests.be_server();
delete from public.reviews where id = '00000000-0000-4000-8000-00000000000a';
select tests.become('admin');
select is((select count(*)::int from public.record_changes where resource = 'reviews' and before::text ~ 'Nadia|Wonderful'), 0,
  'what a customer wrote is not kept when it is deleted');

-- Roles and the disabled mark.
update public.staff_roles set role = 'admin' where user_id = tests.id_of('staff');
update public.profiles set disabled_at = now() where id = tests.id_of('staff');
select is((select tests.entries('staff_roles', tests.id_of('staff')::text)),
  'update {"role": "staff"} {"role": "admin"}', 'a change of a role');
select is((select count(*)::int from public.record_changes where resource = 'profiles' and record_id = tests.id_of('staff')::text), 1,
  'the disabled mark');
update public.site_settings set tagline = 'Algeria, well told';
select is((select after from public.record_changes where resource = 'site_settings'), '{"tagline": "Algeria, well told"}'::jsonb,
  'the settings');
select is((select count(*)::int from public.record_changes where resource in ('contact_submissions', 'newsletter_subscriptions')), 0,
  'nothing of visitors');

select * from finish();
rollback;
