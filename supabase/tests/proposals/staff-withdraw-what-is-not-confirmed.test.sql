begin;
select plan(20);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
create function tests.offer(proposal uuid) returns void
language plpgsql as $$
begin
  insert into public.proposals (id, submission_id, title, currency, valid_until)
  values (proposal, '00000000-0000-4000-8000-0000000000c1', 'Ten days', 'EUR', private.algiers_today());
  insert into public.proposal_items (proposal_id, position, kind, title, unit_price_minor) values (proposal, 1, 'text', 'Guide', 90000);
  perform private.send_proposal(proposal, '00000000-0000-4000-8000-0000000000c1');
  update public.contact_submissions set status = 'waiting', awaits = 'customer' where id = '00000000-0000-4000-8000-0000000000c1';
end;
$$;
create function tests.answer(proposal uuid) returns text
language sql as $$ select public.answer_proposal('00000000-0000-4000-8000-0000000000c1', proposal, true, '') $$;
create function tests.withdraw(proposal uuid) returns void language sql as $$ select public.withdraw_proposal(proposal) $$;

select tests.offer('00000000-0000-4000-8000-0000000000d1');
select tests.become('anonymous');
select is(tests.attempt($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d1') $$), '42501', 'a visitor withdraws nothing');
select is(tests.attempt('select * from public.untold_proposal_outcomes()'), '42501', 'and reads no outcome');
select tests.become('visitor');
select is(tests.attempt($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d1') $$), '42501', 'nor does an account');
select tests.become('staff');
select is(tests.attempt('select * from public.untold_proposal_outcomes()'), '42501', 'only the server tells customers');
select is(tests.attempt($$ update public.proposals set status = 'withdrawn' where true $$), '42501', 'staff set no status');
select lives_ok($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d1') $$, 'but withdraw what was sent');
select lives_ok($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d1') $$, 'a second click changes nothing');
select results_eq('select status::text, awaits from public.contact_submissions', $$ values ('new', 'office') $$,
  'the next step is the office''s');

select tests.be_server();
select is(tests.answer('00000000-0000-4000-8000-0000000000d1'), 'withdrawn', 'it can no longer be accepted');
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #>> '{0,status}', 'withdrawn', 'as the customer reads');
select ok(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #>> '{0,withdrawn_at}' is not null, 'with the day');
select results_eq('select outcome, email from public.untold_proposal_outcomes()', $$ values ('withdrawn', 'nadia@example.com') $$,
  'and gets an email');
update public.proposals set customer_told_at = now() where true;
select is_empty('select * from public.untold_proposal_outcomes()', 'once');

select tests.offer('00000000-0000-4000-8000-0000000000d2');
select is(tests.answer('00000000-0000-4000-8000-0000000000d2'), 'accepted', 'a later version is accepted');
select tests.become('admin');
select lives_ok($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d2') $$, 'and withdrawn before it is confirmed');
select is(tests.refusal($$ select public.confirm_proposal('00000000-0000-4000-8000-0000000000d2') $$),
  'The customer has not accepted this proposal.', 'so that nobody confirms it');

select tests.be_server();
select tests.offer('00000000-0000-4000-8000-0000000000d3');
select tests.answer('00000000-0000-4000-8000-0000000000d3');
select tests.become('staff');
select public.confirm_proposal('00000000-0000-4000-8000-0000000000d3');
select is(tests.refusal($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d3') $$),
  'Only a proposal that is open, or accepted and not yet confirmed, can be withdrawn.', 'a confirmed one is a booking');
select is(tests.refusal($$ select tests.withdraw('00000000-0000-4000-8000-0000000000d9') $$),
  'Only a proposal that is open, or accepted and not yet confirmed, can be withdrawn.', 'an unknown one is none');
select tests.be_server();
select results_eq('select outcome from public.untold_proposal_outcomes() order by 1', $$ values ('confirmed'), ('withdrawn') $$,
  'its customer is told, too');
select is((select string_agg(from_value || ' ' || to_value, ', ' order by id) from public.submission_events where kind = 'proposal'),
  '1 sent, 1 withdrawn, 2 sent, 2 accepted, 2 withdrawn, 3 sent, 3 accepted, 3 confirmed', 'the history has it all');

select * from finish();
rollback;
