begin;
select plan(12);

select tests.create_accounts();
select tests.create_content();

create function tests.type_into(of_record text, changes jsonb, of_account text default null) returns text
language sql as $$
  select tests.attempt(format($s$ insert into public.form_drafts (account_id, form, record_id, changes, base) values (%L, 'travels', %L, %L, '{}')
    on conflict (account_id, form, record_id) do update set changes = excluded.changes $s$,
    coalesce(tests.id_of(of_account), auth.uid()), of_record, changes))
$$;

-- The others leave nothing behind.
create function tests.keep(of_record text, changes jsonb) returns void
language sql as $$
  insert into public.form_drafts (form, record_id, changes) values ('travels', of_record, changes)
  on conflict (account_id, form, record_id) do update set changes = excluded.changes
$$;

select tests.become('anonymous');
select is(tests.attempt('select * from public.form_drafts'), '42501', 'anonymous: reads none');
select tests.become('newcomer');
select is(tests.type_into('', '{}'), '42501', 'without a role: writes none');

select tests.become('staff');
select is(tests.type_into('', '{"title": "New"}'), '1 rows', 'staff keep what they type');
select tests.keep('', '{"title": "New"}');
select tests.keep('test-published', '{"title": "First"}');
select tests.keep('test-published', '{"title": "Second"}');
select is((select string_agg(changes ->> 'title', ' ' order by record_id) from public.form_drafts), 'New Second', 'for each record the last of it');
select is(tests.type_into('', '{}', 'admin'), '42501', 'for nobody else');
select is(tests.type_into('long', jsonb_build_object('title', repeat('x', 1000000))), '23514', 'not without end');

select tests.become('admin');
select is_empty('select 1 from public.form_drafts', 'an administrator sees none of them');
select is(tests.attempt('delete from public.form_drafts where true'), '0 rows', 'and deletes none');
select tests.keep('test-published', '{"description": "Ask nadia@tests.example."}');

select tests.be_server();
update public.form_drafts set changes = '{"title": "Old"}' where record_id = '';
alter table public.form_drafts disable trigger form_drafts_stamp;
update public.form_drafts set updated_at = now() - interval '31 days' where record_id = '';
alter table public.form_drafts enable trigger form_drafts_stamp;
select is(private.sweep() ->> 'form_drafts', '1', 'it is deleted after 30 days');

select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
update public.contact_submissions set email = 'nadia@tests.example' where id = '00000000-0000-4000-8000-000000000001';
insert into public.form_drafts (account_id, form, record_id, changes)
values (tests.id_of('staff'), 'proposal', '00000000-0000-4000-8000-000000000001', '{"title": "For Nadia"}');
select tests.become('admin');
select public.erase_person('nadia@tests.example');
select tests.be_server();
select is_empty($$ select 1 from public.form_drafts where form = 'proposal' $$, 'what is about a person goes with the person');
select is((select changes ->> 'description' from public.form_drafts where account_id = tests.id_of('admin')), 'Ask [address erased].',
  'and the address leaves the others');
delete from auth.users where id = tests.id_of('staff');
select is((select count(*) from public.form_drafts), 1::bigint, 'a draft goes with its account');

select * from finish();
rollback;
