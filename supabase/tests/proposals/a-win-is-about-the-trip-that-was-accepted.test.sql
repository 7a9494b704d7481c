begin;
select plan(16);

select tests.create_accounts();
insert into public.travels (id, title, status) values
  ('asked', 'Asked', 'published'), ('sold', 'Sold', 'published'), ('both', 'Both', 'published');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c2');
insert into public.inquiry_selections (submission_id, travel_ids) values
  ('00000000-0000-4000-8000-0000000000c1', '{asked,both}'), ('00000000-0000-4000-8000-0000000000c2', '{asked}');
create function tests.accept(submission uuid, proposal uuid, travels text[], starts date, ends date) returns void
language plpgsql as $$
begin
  insert into public.proposals (id, submission_id, title, currency, valid_until, starts_on, ends_on)
  values (proposal, submission, 'Ten days', 'EUR', private.algiers_today(), starts, ends);
  insert into public.proposal_items (proposal_id, position, kind, title, unit_price_minor) values (proposal, 1, 'text', 'Guide', 560200);
  insert into public.proposal_items (proposal_id, position, kind, entity_id, title, unit_price_minor, is_included)
  select proposal, 2, 'travel', id, id, 0, true from unnest(travels) id;
  perform private.send_proposal(proposal, submission);
  perform public.answer_proposal(submission, proposal, true, '');
end;
$$;
create function tests.of_travel(travel text) returns text
language sql as $$
  select concat_ws(' ', row ->> 'inquiries', row ->> 'won', row #>> '{values,EUR}')
  from jsonb_array_elements(public.insight((now() at time zone 'Africa/Algiers')::date, (now() at time zone 'Africa/Algiers')::date) -> 'groups' -> 'travel') row
  where row ->> 'key' = travel
$$;
create function tests.days(submission uuid) returns text
language sql as $$ select private.days_of_journey("departureDate", "returnDate") from public.contact_submissions where id = submission $$;

select tests.accept('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000d1', '{sold,both}', '2027-03-04', '2027-03-12');
select tests.become('staff');
select is(tests.of_travel('sold'), null, 'before the win nothing is sold');
select public.confirm_proposal('00000000-0000-4000-8000-0000000000d1');
select is(tests.of_travel('sold'), '1 1 560200', 'the travel of the proposal is');
select is(tests.of_travel('both'), '1 1 560200', 'also one that the visitor had chosen');
select is(tests.of_travel('asked'), '2 0', 'what the proposal left out is an inquiry, and no win');
select set_eq($$ select id from public.contact_submissions submission where status = 'won' and submission.sold_ids @> '{sold}' $$,
  $$ values ('00000000-0000-4000-8000-0000000000c1'::uuid) $$, 'the list behind the figure has the same');
select is_empty($$ select id from public.contact_submissions submission where submission.sold_ids @> '{asked}' and status = 'won' $$, 'no more');
select is((select count(*)::int from public.contact_submissions submission where submission.chosen_ids @> '{asked}'), 2, 'and no less');
select tests.be_server();
select is(tests.days('00000000-0000-4000-8000-0000000000c1'), '2027-03-04/2027-03-12', 'its dates are the inquiry''s');
select is((select actor_id from public.submission_events where kind = 'dates'), tests.id_of('staff'), 'by who confirmed');
select is_empty('select * from public.unnotified_customer_changes()', 'which is no change by the customer');
select is(public.my_inquiry('00000000-0000-4000-8000-0000000000c1') -> 'changes', '[]', 'nor does their page say so');
select set_eq($$ select id from private.things_of_trip('00000000-0000-4000-8000-0000000000c1') $$, array['sold', 'both'], 'a review is about it');

select tests.accept('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-0000000000d2', '{}', null, null);
update public.contact_submissions set "departureDate" = '2027-05-01' where id = '00000000-0000-4000-8000-0000000000c2';
select tests.become('staff');
select public.confirm_proposal('00000000-0000-4000-8000-0000000000d2');
select is(tests.of_travel('asked'), '2 1 560200', 'a proposal without the catalogue is about what the visitor chose');
select tests.be_server();
select is(tests.days('00000000-0000-4000-8000-0000000000c2'), '2027-05-01/..', 'and one without dates leaves those of the inquiry');

-- Won by hand, with another value.
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c3');
select tests.accept('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000d3', '{sold}', '2027-06-01', '2027-06-09');
select tests.become('staff');
update public.contact_submissions set assignee_id = tests.id_of('staff') where id = '00000000-0000-4000-8000-0000000000c3';
update public.contact_submissions set status = 'won', value_minor = 1, value_currency = 'EUR' where id = '00000000-0000-4000-8000-0000000000c3';
select is(tests.of_travel('sold'), '2 2 560201', 'a win with another value is about it, too');
select tests.be_server();
select is(tests.days('00000000-0000-4000-8000-0000000000c3'), '2027-06-01/2027-06-09', 'and has its dates');

select * from finish();
rollback;
