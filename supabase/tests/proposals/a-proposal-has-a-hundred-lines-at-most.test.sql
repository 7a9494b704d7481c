begin;
select plan(5);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-000000000001');
create function tests.save(lines integer) returns void
language sql as $$
  select public.save_proposal(jsonb_build_object('id', gen_random_uuid(),
      'submission_id', '00000000-0000-4000-8000-000000000001', 'currency', 'DZD'),
    (select jsonb_agg(jsonb_build_object('kind', 'text', 'title', 'Line', 'quantity', 1, 'unit_price_minor', 100))
      from generate_series(1, lines)))
$$;

select tests.become('staff');
select is(tests.refusal('select tests.save(100)'), 'allowed', 'a hundred lines are saved');
select is(tests.refusal('select tests.save(101)'), 'proposal_items_count', 'one more is refused');
select tests.save(3);
select is((select total_minor from public.proposals), 300::bigint, 'the total is that of all lines');
delete from public.proposal_items where position = 2;
update public.proposal_items set unit_price_minor = 200 where position = 3;
select is((select total_minor from public.proposals), 300::bigint, 'and follows them');
select is(tests.refusal('insert into public.proposal_items (proposal_id, position, kind, title)
  select id, place, ''text'', ''Line'' from public.proposals, generate_series(10, 120) place'), 'proposal_items_count',
  'nor is one added past the editor');

select * from finish();
rollback;
