begin;
select plan(30);

select tests.create_accounts();
insert into public.regions (id, title) values ('test-region', 'Test region');
update public.profiles set disabled_at = null where id = tests.id_of('disabled');
update public.profiles set disabled_at = now() where id = tests.id_of('disabled');

create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt($s$ select id from public.record_changes where resource = 'regions' and record_id = 'test-region' $s$),
    tests.attempt($s$ insert into public.record_changes (resource, record_id, action) values ('a', 'b', 'create') $s$),
    tests.attempt($s$ update public.record_changes set actor_id = null $s$),
    tests.attempt($s$ delete from public.record_changes $s$))
$$;
create function tests.seen(of_table text) returns text
language sql as $$ select tests.attempt(format('select id from public.record_changes where resource = %L limit 1', of_table)) $$;

select tests.become('anonymous');
select is(tests.outcomes(), '42501, 42501, 42501, 42501', 'anonymous');
select tests.become('visitor');
select is(tests.outcomes(), '0 rows, 42501, 42501, 42501', 'an account without a role');
select tests.become('disabled');
select is(tests.outcomes(), '0 rows, 42501, 42501, 42501', 'a disabled admin');
select tests.become('staff');
select is(tests.outcomes(), '1 rows, 42501, 42501, 42501', 'staff');
select is(tests.seen('profiles'), '0 rows', 'staff: nothing of accounts');
select tests.become('admin');
select is(tests.outcomes(), '1 rows, 42501, 42501, 42501', 'admin');
select is(tests.seen('profiles'), '1 rows', 'admin: who was disabled');
select tests.be_server();
set local role service_role;
select is(tests.outcomes(), '1 rows, 42501, 42501, 42501', 'the server''s own key');
reset role;

-- What was deleted, and bringing it back.
create temp table deletions as select null::bigint as id where false;
grant select on deletions to public;
delete from public.regions where id = 'test-region';
insert into deletions select id from public.record_changes where resource = 'regions' and action = 'delete';

create function tests.restoring() returns text
language sql as $$ select tests.attempt((select format('select public.restore_record(%s)', id) from deletions)) $$;
create function tests.trash() returns text
language sql as $$ select tests.attempt('select id from public.deleted_records where record_id = ''test-region''') $$;

select tests.become('anonymous');
select is(tests.restoring() || ', ' || tests.trash(), '42501, 42501', 'anonymous');
select tests.become('visitor');
select is(tests.restoring() || ', ' || tests.trash(), '42501, 0 rows', 'an account without a role');
select tests.become('disabled');
select is(tests.restoring() || ', ' || tests.trash(), '42501, 0 rows', 'a disabled admin');
select tests.become('staff');
select is(tests.restoring() || ', ' || tests.trash(), '42501, 0 rows', 'staff');
select tests.become('admin');
select is(tests.restoring() || ', ' || tests.trash(), '1 rows, 1 rows', 'admin');

-- Every kind of content comes back.
select tests.be_server();
select tests.create_content();
create function tests.delete_and_restore(of_table text, key text) returns text
language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  deletion bigint;
begin
  execute format('select to_jsonb(row) from public.%I row where %I = ''test-published''', of_table, key) into before;
  execute format('delete from public.%I where %I = ''test-published''', of_table, key);
  select max(id) into deletion from public.record_changes where resource = of_table and action = 'delete';
  perform public.restore_record(deletion);
  execute format('select to_jsonb(row) from public.%I row where %I = ''test-published''', of_table, key) into after;
  return case when before - 'status' = after - 'status' then after ->> 'status' else after::text end;
exception when check_violation then
  return sqlerrm;
end;
$$;
select tests.become('admin');
select is(tests.delete_and_restore(name, key), case name when 'photos'
    then 'The file of this photo is gone. Upload it again.' else 'draft' end, name)
from tests.content_tables;
select is(tests.attempt('select id from public.deleted_records'), '1 rows', 'what is restored is not listed any more');
select is((select action from public.record_changes where resource = 'travels' order by id desc limit 1), 'restore',
  'a restoration is a separate entry');

select * from finish();
rollback;
