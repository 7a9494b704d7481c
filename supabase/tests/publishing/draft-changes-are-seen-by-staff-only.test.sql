begin;
select plan(21);

select tests.create_accounts();
select tests.create_content();

create function tests.draft(of_table text, of_record text, changes jsonb, base jsonb default '{}') returns void
language sql as $$ insert into public.draft_changes (resource, record_id, changes, base) values (of_table, of_record, changes, base) $$;

-- Who
select tests.become('anonymous');
select is(tests.attempt('select * from public.draft_changes'), '42501', 'anonymous: reads none');
select tests.become('visitor');
select is(tests.attempt('select tests.draft(''travels'', ''test-published'', ''{"title": "Other"}'')'), '42501', 'an account: writes none');
select is_empty('select 1 from public.draft_changes', 'and reads none');
select tests.become('disabled');
select is(tests.attempt('select tests.draft(''travels'', ''test-published'', ''{"title": "Other"}'')'), '42501', 'a disabled admin: writes none');
select tests.become('staff');
select is(tests.refusal('select tests.draft(''travels'', ''nowhere'', ''{"title": "Other"}'')'), 'This record does not exist or has been deleted.', 'none of an unknown record');
select is(tests.refusal('select tests.draft(''profiles'', ''x'', ''{"title": "Other"}'')'), 'This record does not exist or has been deleted.', 'or of what is no content');
select is(tests.refusal('select tests.draft(''travels'', ''test-published'', ''{"status": "archived"}'')'), 'draft_changes_changes_format', 'none of the status');
select is(tests.refusal('select tests.draft(''travels'', ''test-published'', ''[]'')'), 'draft_changes_changes_format', 'and nothing but fields');
select set_eq($$ select tests.refusal(format('select tests.draft(''travels'', ''test-published'', %L)', change)) from unnest(array[
    '{"title": {"a": [1]}}', '{"title": ["a"]}', '{"title": 5}', '{"highlights": "a"}', '{"highlights": [{"a": 1}]}',
    '{"price_amount": "a"}', '{"rating": {}}', '{"type_ids": {"a": 1}}']) change $$,
  $$ values ('A changed field has a value of another type.') $$, 'nor values of another type');
select is(tests.refusal('select tests.draft(''travels'', ''test-published'', ''{"title": "A", "highlights": ["A"], "price_amount": 1.5, "type_ids": ["a"], "description": null}'')'), 'allowed',
  'those of a form fit');
select tests.draft('travels', 'test-published', '{"title": "Prepared", "days": [{"title": "To the lake", "stops": []}], "secret": "x"}', '{"title": "Test", "days": []}');
select is((select author_id from public.draft_changes), tests.id_of('staff'), 'staff sign their draft');
select is(tests.attempt('update public.draft_changes set author_id = null'), '42501', 'and sign for nobody else');

-- What visitors see
select tests.become('anonymous');
select is((select title from public.travels where id = 'test-published'), 'Test', 'visitors see the old text');
select is_empty('select 1 from public.search_site(''Prepared'', 5)', 'and do not find the new one');
select tests.become('staff');
create temporary table link as select public.create_preview_link('travels', 'test-published') as token;
grant select on link to public;
select tests.become('anonymous');
select is(public.open_preview(token) #>> '{record,title}', 'Prepared', 'a preview link opens the draft') from link;
select is(public.open_preview(token) #>> '{record,days,0,title}', 'To the lake', 'with its days') from link;
select is(public.open_preview(token) -> 'has_changes', 'true', 'and says so') from link;
select ok(not public.open_preview(token) -> 'record' ? 'secret', 'and nothing that is no column') from link;

-- Two editors
select tests.become('admin');
create temporary table read as select updated_at from public.draft_changes;
update public.draft_changes set changes = '{"title": "Mine"}', base = '{"title": "Test"}' where updated_at = (select updated_at from read);
select is((select author_id from public.draft_changes), tests.id_of('admin'), 'a colleague goes on with it');
update public.draft_changes set changes = '{"title": "Late"}' where updated_at = (select updated_at from read);
select is((select changes ->> 'title' from public.draft_changes), 'Mine', 'an older copy does not replace a newer one');

-- With its record
select tests.be_server();
delete from public.travels where id = 'test-published';
select is_empty('select 1 from public.draft_changes', 'and goes with its record');

select * from finish();
rollback;
