begin;
select plan(7);

select tests.create_accounts();
select tests.create_content();

insert into public.team_members (id, name, status) values
  ('00000000-0000-4000-8000-00000000000a', 'Amina', 'published'), ('00000000-0000-4000-8000-00000000000b', 'Karim', 'published');

-- The names of a trip's planners and guides in order.
create function tests.team_of(of_table text) returns text
language plpgsql as $$
declare
  names text;
begin
  execute format('select string_agg(member.name, '' '' order by entry.place) from public.%I trip,
      unnest(trip.planner_ids || trip.guide_ids) with ordinality entry (id, place), public.team_members member
    where trip.id = ''test-published'' and member.id = entry.id', of_table) into names;
  return names;
end;
$$;

select tests.become('staff');
select public.save_travel(
  '{"id": "test-published", "title": "Sahara", "planner_ids": ["00000000-0000-4000-8000-00000000000b"],
    "guide_ids": ["00000000-0000-4000-8000-00000000000b", "00000000-0000-4000-8000-00000000000a"]}', '{}', '{}', '[]',
  (select updated_at from public.travels where id = 'test-published'));
select is(tests.team_of('travels'), 'Karim Karim Amina', 'a travel has planners and guides in order');
update public.activities set guide_ids = array['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000c',
  '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']::uuid[] where id = 'test-published';
select is((select guide_ids from public.activities where id = 'test-published'),
  array['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']::uuid[],
  'whoever does not exist is dropped, and nobody is named twice');

update public.team_members set status = 'archived' where name = 'Amina';
select tests.become('anonymous');
select is(tests.team_of('activities'), 'Karim', 'visitors see nobody who is archived');

select tests.become('admin');
delete from public.team_members where name = 'Karim';
select is(tests.team_of('travels') || tests.team_of('activities'), 'AminaAmina', 'a deleted person leaves every trip');
select is((select planner_ids from public.travels where id = 'test-published'), '{}', 'and no id of theirs stays');

select tests.be_server();
update public.record_changes set changed_at = now() - interval '29 days' where resource = 'team_members';
select private.sweep();
select ok((select count(*) > 0 from public.record_changes where before ->> 'name' = 'Karim'), 'they can be restored for a while');
update public.record_changes set changed_at = now() - interval '31 days' where resource = 'team_members';
select private.sweep();
select is((select count(*) from public.record_changes where resource = 'team_members' and (before ->> 'name' = 'Karim'
    or record_id = '00000000-0000-4000-8000-00000000000b')), 0::bigint, 'then not even the name is kept');

select * from finish();
rollback;
