begin;
select plan(28);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c2');

-- A draft with one line.
create function tests.draft(days_valid integer default 7) returns uuid
language plpgsql as $$
declare
  made uuid;
begin
  insert into public.proposals (submission_id, title, currency, valid_until)
  values ('00000000-0000-4000-8000-0000000000c1', 'Ten days', 'EUR', private.algiers_today() + days_valid) returning id into made;
  insert into public.proposal_items (proposal_id, position, kind, title, quantity, unit_price_minor) values (made, 1, 'text', 'Guide', 3, 12345);
  return made;
end;
$$;
create function tests.send(proposal uuid) returns void
language sql as $$ select private.send_proposal(proposal, '00000000-0000-4000-8000-0000000000c1') $$;
create function tests.answer(of_version integer, accepts boolean, reason text default '') returns text
language sql as $$
  select public.answer_proposal('00000000-0000-4000-8000-0000000000c1', id, accepts, reason) from public.proposals where version = of_version
$$;
create function tests.states() returns text
language sql as $$ select string_agg(status::text, ' ' order by version) from public.proposals $$;

select is(tests.refusal('select private.send_proposal(tests.draft(), ''00000000-0000-4000-8000-0000000000c2'')'),
  'This proposal belongs to another inquiry, or has been deleted.', 'it goes to its own inquiry');
select is(tests.refusal('select tests.send(tests.draft(-1))'),
  'Enter until when the proposal is valid: today or a later day.', 'and is valid when it is sent');
create function tests.send_without_lines() returns void
language plpgsql as $$
declare
  made constant uuid := tests.draft();
begin
  delete from public.proposal_items where proposal_id = made;
  perform tests.send(made);
end;
$$;
select is(tests.refusal('select tests.send_without_lines()'), 'Add at least one line to the proposal.', 'with something in it');
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1'), '[]', 'a customer sees no draft');

select tests.send(tests.draft());
select is(tests.answer(1, true) || tests.states(), 'acceptedaccepted', 'a customer accepts');
select is(tests.answer(1, true), 'accepted', 'a second click changes nothing');
select is(tests.answer(1, false, 'No'), 'accepted', 'and neither does another answer');
select is((select decline_reason from public.proposals), '', 'which leaves no reason');
select is(public.answer_proposal('00000000-0000-4000-8000-0000000000c2', (select id from public.proposals), false, ''), null,
  'another inquiry''s link answers nothing');
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #>> '{0,items,0,title}', 'Guide', 'they see the lines');
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #>> '{0,total_minor}', '37035', 'and the total');

select tests.send(tests.draft());
select is(tests.states(), 'accepted sent', 'a new version leaves what was accepted');
select is(tests.refusal('select tests.send((select id from public.proposals where version = 1))'),
  'Version 1 of the proposal can no longer be sent. Make a new version.', 'which is not sent again');
select lives_ok('select tests.send((select id from public.proposals where version = 2))', 'an open one is');
select tests.send(tests.draft());
select is(tests.states(), 'accepted replaced sent', 'until the next version replaces it');
select is(tests.answer(2, true), 'replaced', 'a replaced one cannot be accepted');
select is(tests.answer(3, true), 'accepted', 'the newest can');
select is(tests.states(), 'replaced replaced accepted', 'instead of the first');

select tests.send(tests.draft());
select is(tests.answer(4, false, '  Too long  '), 'declined', 'a customer declines');
select is((select decline_reason from public.proposals where version = 4), 'Too long', 'with a reason');

select tests.send(tests.draft());
alter table public.proposals disable trigger proposals_change;
update public.proposals set valid_until = private.algiers_today() - 1 where version = 5;
alter table public.proposals enable trigger proposals_change;
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #>> '{0,status}', 'expired',
  'after its last day it reads as expired');
select is(private.expire_proposals(), 1, 'the timer expires it');
select is(tests.answer(5, true), 'expired', 'and it cannot be accepted');

select results_eq('select version, email from public.unnotified_proposal_answers() order by 1', $$ values (1, null::text), (3, null), (4, null) $$,
  'answers wait for their email');
update public.contact_submissions set assignee_id = tests.id_of('staff') where id = '00000000-0000-4000-8000-0000000000c1';
select is((select min(email) from public.unnotified_proposal_answers()), 'staff@tests.example', 'it goes to the owner');
insert into public.notification_settings (user_id, proposal_answered) values (tests.id_of('staff'), false);
select is_empty('select * from public.unnotified_proposal_answers()', 'who can turn it off');
delete from public.notification_settings where true;
select public.mark_proposals_notified(array(select id from public.proposals));
select is_empty('select * from public.unnotified_proposal_answers()', 'once');
select is((select string_agg(from_value || ' ' || to_value, ', ' order by id) from public.submission_events where kind = 'proposal'),
  '1 sent, 1 accepted, 2 sent, 2 replaced, 3 sent, 1 replaced, 3 accepted, 4 sent, 4 declined, 5 sent, 5 expired', 'the history has it all');

select * from finish();
rollback;
