begin;
select plan(44);

select tests.create_accounts();
select tests.create_content();
select tests.send_inquiry();
insert into public.message_templates (id, title, body) values ('test', 'Test', 'Test');
insert into public.newsletter_issues (subject) values ('Test');
insert into private.role_rights (role, "right") values ('test-role', 'content.read'), ('test-role', 'translations.write');
select tests.create_user('test-role@tests.example', 'test-role');

create function tests.attempt_as(who text, statement text) returns text
language plpgsql as $$
begin
  perform tests.become(who);
  return tests.attempt(statement);
end;
$$;
create function tests.visible_to(who text, of_table text) returns bigint
language plpgsql as $$
declare
  found bigint;
begin
  perform tests.become(who);
  execute format('select count(*) from public.%I', of_table) into found;
  return found;
end;
$$;

select tests.become('test-role');
select is(public.account_state(), 'test-role', 'the role is the state of the account');
select ok((select private.may('content.read')), 'it has a right of its rows');
select ok(not (select private.may('content.write')), 'and no other');
select ok(not (select private.may('content')), 'a part of a right is none');
select ok(not (select private.may(null)), 'nor is null');

select is(tests.visible_to('test-role', name), tests.visible_to('staff', name), 'it reads every state of ' || name)
from tests.content_tables;
select is(tests.attempt_as('test-role', format('update public.%I set %I = %2$I', name, changeable)), '0 rows',
  'it changes none of ' || name)
from tests.content_tables where name in ('travels', 'photos');
select is(tests.attempt_as('test-role', 'delete from public.travels'), '0 rows', 'it deletes no travel');
select is(tests.attempt_as('test-role', $$ insert into public.translations (resource, record_id, field, language, text, status)
  values ('travels', 'test-draft', 'title', 'fr', 'Essai', 'published') $$), '1 rows', 'it translates');

select is(tests.visible_to('test-role', name), 0::bigint, 'it reads nothing of ' || name)
from unnest(array['contact_submissions', 'people', 'message_templates', 'newsletter_issues', 'record_changes',
  'office_settings', 'staff_invitations']) name;
select is(tests.visible_to('test-role', 'staff_roles'), 1::bigint, 'it knows its own role, and no colleague');
select is(tests.attempt_as('test-role', call), '42501', call || ' is refused')
from unnest(array['select public.dashboard()', 'select public.mail_health()', 'select public.submission_counts()',
  'select public.save_settings(''{}'', now(), now())', 'select public.erase_person(''nadia@example.com'')']) call;
select tests.become('test-role');
select is((select count(*) from public.search_people('nadia')), 0::bigint, 'a function that finds people finds nobody');

select tests.be_server();
insert into private.role_rights (role, "right") values ('test-role', 'inquiries.read');
select is(tests.visible_to('test-role', 'contact_submissions'), 1::bigint, 'a right that is added has effect at once');
select tests.be_server();
delete from private.role_rights where role = 'test-role' and "right" = 'inquiries.read';
select is(tests.visible_to('test-role', 'contact_submissions'), 0::bigint, 'and so has one that is taken away');

select tests.be_server();
select throws_ok($$ insert into public.staff_roles (user_id, role) values (tests.id_of('visitor'), 'guest') $$,
  '22P02', 'This role does not exist.', 'a role without a right does not exist');
select throws_ok($$ insert into private.role_rights (role, "right") values ('waiting', 'content.read') $$,
  '23514', null, 'an account without a role cannot be given rights');
select throws_ok($$ insert into private.role_rights (role, "right") values ('test-role', 'everything') $$,
  '23514', null, 'a right names a subject and a verb');
select is(tests.attempt_as('admin', 'select from private.role_rights'), '42501', 'no account reads or changes the rows');

select * from finish();
rollback;
