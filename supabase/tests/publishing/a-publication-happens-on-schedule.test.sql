begin;
select plan(26);

select tests.create_accounts();
select tests.create_content();
set constraints all immediate;
set constraints all deferred;

create function tests.schedule(of_record text, what text, due timestamptz, of_table text default 'travels') returns void
language sql as $$
  insert into public.scheduled_publications (resource, record_id, action, due_at) values (of_table, of_record, what, due)
$$;
create function tests.refused(of_table text, of_record text, what text, due timestamptz) returns text
language sql as $$
  select tests.refusal(format('select tests.schedule(%L, %L, %L, %L)', of_record, what, due, of_table))
$$;
-- Time passes: as if everything had been due since.
create function tests.pass(since interval) returns integer
language plpgsql security definer as $$
begin
  alter table public.scheduled_publications disable trigger scheduled_publications_check;
  update public.scheduled_publications set due_at = due_at - since where failure is null;
  alter table public.scheduled_publications enable trigger scheduled_publications_check;
  return private.run_scheduled_publications();
end;
$$;
create function tests.status_of(of_record text) returns text
language sql security definer as $$ select status::text from public.travels where id = of_record $$;

-- Who
select tests.become('anonymous');
select is(tests.attempt('select * from public.scheduled_publications'), '42501', 'anonymous: reads none');
select tests.become('visitor');
select is(tests.attempt('select tests.schedule(''test-draft'', ''publish'', now() + interval ''1 day'')'), '42501', 'an account: schedules none');
select tests.become('disabled');
select is(tests.attempt('select tests.schedule(''test-draft'', ''publish'', now() + interval ''1 day'')'), '42501', 'a disabled admin: neither');
select tests.become('staff');
select is(tests.attempt('update public.scheduled_publications set failure = null'), '42501', 'staff write no outcome');
select is(tests.attempt('select private.run_scheduled_publications()'), '42501', 'and do not run the schedule');

-- What
select is(tests.refused('travels', 'nowhere', 'publish', now() + interval '1 day'), 'This record does not exist or has been deleted.', 'an unknown record is refused');
select is(tests.refused('reviews', 'x', 'publish', now() + interval '1 day'), 'This record does not exist or has been deleted.', 'and what is no content');
select is(tests.refused('travels', 'test-draft', 'publish', now()), 'Choose a time in the future.', 'and a time that is over');
select is(tests.refused('travels', 'test-draft', 'archive', now() + interval '1 day'), 'scheduled_publications_action_choice', 'and another action');
select tests.schedule('test-draft', 'publish', now() + interval '1 day');
select is(tests.refused('travels', 'test-draft', 'unpublish', now() + interval '1 day'), 'It cannot go online and offline at the same time.', 'and both at once');
select tests.schedule('test-draft', 'unpublish', now() + interval '2 days');
select results_eq(
  $$ select actor_id, after ? 'publish_at', after ? 'unpublish_at' from public.record_changes
     where record_id = 'test-draft' and resource = 'travels' and action = 'update' order by id $$,
  $$ values (tests.id_of('staff'), true, false), (tests.id_of('staff'), false, true) $$, 'the history says who scheduled what');

-- When
select tests.be_server();
select is(private.run_scheduled_publications(), 0, 'nothing happens before its time');
select is(tests.pass('1 day'), 1, 'one thing at its time');
select is(tests.status_of('test-draft'), 'published', 'it is online');
set constraints all immediate;
select ok((select waiting_since is not null from private.publishing), 'and a build is due');
set constraints all deferred;
select results_eq(
  $$ select by_server, after ->> 'status' from public.record_changes where record_id = 'test-draft' and resource = 'travels' order by id desc limit 1 $$,
  $$ values (true, 'published') $$, 'the history says that the system published it');
select is(tests.pass('1 day'), 1, 'the next at its own');
select is(tests.status_of('test-draft'), 'draft', 'it is offline again');
select is(private.run_scheduled_publications(), 0, 'and that is all');

-- After an outage both are done, in their order
select tests.become('staff');
select tests.schedule('test-draft', 'unpublish', now() + interval '2 hours');
select tests.schedule('test-draft', 'publish', now() + interval '1 hour');
select tests.be_server();
select is(tests.pass('1 week'), 2, 'what was missed is done once');
select is(tests.status_of('test-draft'), 'draft', 'in its order');

-- What cannot be published
update public.photos set alt = '' where path = 'test-draft';
select tests.become('staff');
select tests.schedule((select id::text from public.photos where path = 'test-draft'), 'publish', now() + interval '1 hour', 'photos');
select tests.schedule('test-archived', 'publish', now() + interval '1 hour');
select tests.be_server();
select is(tests.pass('1 hour'), 1, 'one failure does not stop the others');
select tests.become('staff');
select matches((select failure ->> 'message' from public.scheduled_publications), 'photos_published_has_alt', 'staff learn why');
update public.scheduled_publications set due_at = now() + interval '1 day';
select is((select failure from public.scheduled_publications), null, 'and schedule it again');
delete from public.scheduled_publications;
select results_eq(
  $$ select after -> 'publish_at' from public.record_changes where resource = 'photos' order by id desc limit 1 $$,
  $$ values ('null'::jsonb) $$, 'or cancel it, which is recorded');
select tests.schedule('test-draft', 'publish', now() + interval '1 day', 'events');
select tests.be_server();
delete from public.events where id = 'test-draft';
select is_empty('select 1 from public.scheduled_publications', 'a schedule goes with its record');

select * from finish();
rollback;
