begin;
select plan(22);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
create function tests.save(fields jsonb, items jsonb, read_at timestamptz default null) returns timestamptz
language sql as $$
  select public.save_proposal('{"id": "00000000-0000-4000-8000-0000000000d1", "title": "Ten days",
    "submission_id": "00000000-0000-4000-8000-0000000000c1", "currency": "DZD"}' || fields, items, read_at)
$$;
create function tests.total() returns bigint
language sql as $$ select total_minor from public.proposals where id = '00000000-0000-4000-8000-0000000000d1' $$;

select tests.become('visitor');
select is(tests.attempt($$ select tests.save('{}', '[]') $$), '42501', 'an account writes none');
select is(tests.attempt('select from public.proposals'), '0 rows', 'and reads none');
select tests.become('anonymous');
select is(tests.attempt('select from public.proposals'), '42501', 'nor does a visitor');
select is(tests.attempt($$ select public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') $$), '42501', 'not by function either');
select is(tests.attempt($$ select public.answer_proposal(null, null, true, '') $$), '42501', 'only the server answers');

select tests.become('staff');
select ok(tests.save('{}', '[{"kind": "text", "title": "Guide", "quantity": 2.5, "unit_price_minor": 333300},
  {"kind": "travel", "entity_id": "oran", "title": "Oran", "quantity": 1, "unit_price_minor": 1000000}]') is not null, 'staff write a draft');
select is(tests.total(), 1833300::bigint, 'with the total of its lines, each rounded to whole dinars');
select is((select version from public.proposals), 1, 'as version 1');
select is((select string_agg(title, ' ' order by position) from public.proposal_items), 'Guide Oran', 'in their order');
select is(tests.save('{}', '[]', '2000-01-01'), null, 'a save after a colleague''s is refused');
select ok(tests.save('{"currency": "EUR"}', '[{"kind": "text", "title": "Guide", "quantity": 0.33, "unit_price_minor": 1001}]',
  (select updated_at from public.proposals)) is not null, 'a save replaces the lines');
select is(tests.total(), 330::bigint, 'in cents');
select is(tests.refusal($$ insert into public.proposals (submission_id) values ('00000000-0000-4000-8000-0000000000c1') $$),
  'proposals_one_draft_idx', 'an inquiry has one draft');
select is(tests.attempt($$ update public.proposals set status = 'accepted' where true $$), '42501', 'staff set no status');
select is(tests.attempt($$ update public.proposals set total_minor = 1 where true $$), '42501', 'and no total');
select is(tests.attempt($$ select private.send_proposal(null, null) $$), '42501', 'and send none without a message');

select tests.be_server();
update public.proposals set valid_until = private.algiers_today() where true;
select private.send_proposal('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1');
select tests.become('staff');
select is(tests.attempt($$ update public.proposals set title = 'Other' where true $$), '0 rows', 'a sent one is not changed');
select is(tests.attempt($$ update public.proposal_items set quantity = 2 where true $$), '0 rows', 'nor its lines');
select is(tests.attempt($$ delete from public.proposal_items where true $$), '0 rows', 'which stay');
select is(tests.attempt($$ delete from public.proposals where true $$), '0 rows', 'with it');
select is(tests.attempt($$ insert into public.proposal_items (proposal_id, position, kind, title)
  values ('00000000-0000-4000-8000-0000000000d1', 9, 'text', 'More') $$), '42501', 'and no line is added');
select tests.be_server();
select is(tests.refusal($$ update public.proposals set title = 'Other' where true $$),
  'This proposal has been sent and can no longer be changed. Make a new version of it.', 'not even by the server');

select * from finish();
rollback;
