begin;
select plan(16);

select tests.create_accounts();
insert into public.contact_submissions (id, email, name, service, message, phone, status, assignee_id, value_minor, value_currency)
select md5(email || n)::uuid, email, name, 'general', 'We would like a tour.', phone, 'won', tests.id_of('staff'), 100 * n, currency
from (values ('ina@tests.example', 'Ina Test', '+213 555 12 34 56', 1, 'EUR'),
  ('ina@tests.example', 'Ina Test', null, 2, 'DZD'),
  ('office@tests.example', 'I. Test', '0555 123456', 3, 'EUR'),
  ('third@tests.example', 'ina test', null, 4, 'EUR'),
  ('other@tests.example', 'Somebody Else', null, 5, 'EUR')) sent (email, name, phone, n, currency);
create function tests.row_of(account text) returns public.people
language sql security definer as $$ select person from public.people person where address = account || '@tests.example' $$;
create function tests.page_of(account text) returns jsonb
language sql as $$ select public.person((tests.row_of(account)).id) $$;

select is(tests.attempt(format('select public.merge_people(%L, %L)', (tests.row_of('ina')).id, (tests.row_of('office')).id))
  || tests.attempt(format('select public.split_person(%L)', (tests.row_of('ina')).id)), '4250142501', who || ' merges and splits nobody')
from unnest(array['visitor', 'disabled']) who cross join lateral (select tests.become(who)) became;

select tests.become('staff');
select results_eq($$ select each ->> 'address', (each ->> 'is_same_phone')::boolean
    from jsonb_array_elements(tests.page_of('ina') -> 'similar') each order by 1 $$,
  $$ values ('office@tests.example', true), ('third@tests.example', false) $$, 'the same phone or full name is suggested');

update public.people set tags = '{vip}' where address = 'ina@tests.example';
update public.people set tags = '{vip,press}' where address = 'office@tests.example';
insert into public.person_notes (person_id, body) values ((tests.row_of('office')).id, 'Writes from work, too.');
select public.merge_people((tests.row_of('ina')).id, (tests.row_of('office')).id);
select is(tests.page_of('ina') ->> 'name', 'Ina Test', 'the name does not change');
select is(tests.page_of('ina') ->> 'phone', null, 'nor does what staff have not entered');
select is(tests.page_of('office') ->> 'id', (tests.row_of('ina')).id::text, 'both addresses have one page');
select is(tests.page_of('ina') -> 'values', '{"EUR": 400, "DZD": 200}', 'with the value of all inquiries, by currency');
select is((tests.page_of('ina') #>> '{counts,won}')::int, 3, 'and all inquiries');
select is(tests.page_of('ina') -> 'tags', '["vip", "press"]', 'and the tags of both');
select is((select body from public.person_notes where person_id in (
  select (each ->> 'id')::uuid from jsonb_array_elements(tests.page_of('ina') -> 'addresses') each)),
  'Writes from work, too.', 'and the notes of both');
select results_eq($$ select address, inquiries from public.search_people('office') $$,
  $$ values ('ina@tests.example', 3) $$, 'any of the addresses finds the person');
select results_eq($$ select address from public.search_people('', 'press') $$,
  $$ values ('ina@tests.example') $$, 'so does a tag');

select public.merge_people((tests.row_of('third')).id, (tests.row_of('ina')).id);
select public.split_person((tests.row_of('office')).id);
select results_eq($$ select address, inquiries, tags from public.people where is_listed order by 1 $$,
  $$ values ('office@tests.example', 1, array['vip', 'press']), ('other@tests.example', 1, '{}'),
    ('third@tests.example', 3, array['vip']) $$, 'an address of three is a person again, as it was');
select public.split_person((tests.row_of('third')).id);
select results_eq($$ select address, inquiries, tags from public.people where is_listed order by 1 $$,
  $$ values ('ina@tests.example', 2, array['vip', 'press']), ('office@tests.example', 1, array['vip', 'press']),
    ('other@tests.example', 1, '{}'), ('third@tests.example', 1, '{}') $$, 'so is the first of two');

select public.merge_people((tests.row_of('ina')).id, (tests.row_of('office')).id);
select tests.become('admin');
select is(public.export_person('office@tests.example') #> '{person,addresses}',
  '["ina@tests.example", "office@tests.example"]', 'the export names the other addresses');
select public.erase_person('ina@tests.example');
select results_eq($$ select address, inquiries, merged_into from public.people where address !~ 'other|third' $$,
  $$ values ('office@tests.example', 1, null::uuid) $$, 'erasing one leaves the other on its own');

select * from finish();
rollback;
