begin;
select plan(20);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
create function tests.accept(proposal uuid, price bigint) returns void
language plpgsql as $$
begin
  insert into public.proposals (id, submission_id, title, currency, valid_until)
  values (proposal, '00000000-0000-4000-8000-0000000000c1', 'Ten days', 'EUR', private.algiers_today());
  insert into public.proposal_items (proposal_id, position, kind, title, unit_price_minor) values (proposal, 1, 'text', 'Guide', price);
  perform private.send_proposal(proposal, '00000000-0000-4000-8000-0000000000c1');
  perform public.answer_proposal('00000000-0000-4000-8000-0000000000c1', proposal, true, '');
end;
$$;
create function tests.outcome() returns text
language sql as $$
  select concat_ws(' ', status, value_minor, value_currency, lost_reason) from public.contact_submissions
  where id = '00000000-0000-4000-8000-0000000000c1'
$$;
create function tests.set(assignments text) returns text
language plpgsql as $$
begin
  execute 'update public.contact_submissions set ' || assignments || ' where id = ''00000000-0000-4000-8000-0000000000c1''';
  return tests.outcome();
end;
$$;

select tests.become('staff');
select is(tests.refusal($$ select public.confirm_proposal('00000000-0000-4000-8000-0000000000d1') $$),
  'The customer has not accepted this proposal.', 'nothing to confirm');
select tests.be_server();
select tests.accept('00000000-0000-4000-8000-0000000000d1', 90000);
select is(tests.outcome(), 'new', 'accepting alone wins nothing');

select tests.become('visitor');
select is(tests.attempt($$ select public.confirm_proposal('00000000-0000-4000-8000-0000000000d1') $$), '42501', 'an account confirms nothing');
select tests.become('staff');
select lives_ok($$ select public.confirm_proposal('00000000-0000-4000-8000-0000000000d1') $$, 'staff confirm');
select is(tests.outcome(), 'won 90000 EUR', 'which wins it with the value');
select is((select assignee_id from public.contact_submissions), tests.id_of('staff'), 'for the person who confirmed, if nobody had it');
select is((select confirmed_by from public.proposals), tests.id_of('staff'), 'and is noted');
select is(tests.set('value_minor = 95000'), 'won 95000 EUR', 'staff correct the value');
select lives_ok($$ select public.confirm_proposal('00000000-0000-4000-8000-0000000000d1') $$, 'a second click');
select is(tests.outcome(), 'won 95000 EUR', 'changes nothing');

select is(tests.set($$ status = 'in_progress' $$), 'in_progress', 'reopening clears the value');
select is(tests.set($$ status = 'won' $$), 'won 90000 EUR', 'another win takes it again');
select is(tests.refusal($$ select tests.set('value_currency = null') $$), 'contact_submissions_value_whole', 'a value has a currency');

select is(tests.set($$ status = 'lost', lost_reason = 'dates' $$), 'lost dates', 'a loss has a reason');
select is(tests.refusal($$ select tests.set('lost_reason = ''weather''') $$), 'contact_submissions_lost_reason_choice', 'from the list');
select is(tests.set($$ status = 'waiting' $$), 'waiting', 'reopening clears it too');
select is(tests.refusal($$ select tests.set('lost_reason = ''price''') $$), 'contact_submissions_lost_reason_of_lost', 'no reason without a loss');
select is((select string_agg(to_value, ' ') from public.submission_events where kind = 'lost_reason'), 'dates', 'the history keeps it');

select tests.be_server();
select tests.accept('00000000-0000-4000-8000-0000000000d2', 70000);
select tests.become('staff');
select is(tests.set($$ status = 'won' $$), 'won 70000 EUR', 'setting Won takes what was accepted last');
select is((select count(confirmed_at)::int from public.proposals where status = 'accepted'), 1, 'and confirms it');

select * from finish();
rollback;
