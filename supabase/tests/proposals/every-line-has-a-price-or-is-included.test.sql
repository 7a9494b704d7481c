begin;
select plan(10);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
-- Sends a proposal with lines of these unit prices, of which some are included; returns its status or the refusal.
create function tests.sent(in_currency text, prices bigint[], included boolean[], quantity numeric default 1) returns text
language plpgsql as $$
declare
  made uuid;
begin
  insert into public.proposals (submission_id, title, currency, valid_until)
  values ('00000000-0000-4000-8000-0000000000c1', 'Ten days', in_currency, private.algiers_today()) returning id into made;
  insert into public.proposal_items (proposal_id, position, kind, title, quantity, unit_price_minor, is_included)
  select made, line.place, 'text', 'Guide', sent.quantity, line.price, line.free
  from unnest(prices, included) with ordinality line (price, free, place);
  perform private.send_proposal(made, '00000000-0000-4000-8000-0000000000c1');
  return (select status::text from public.proposals where id = made);
exception when others then
  return sqlerrm;
end;
$$;

select is(tests.sent('EUR', '{0}', '{f}'), 'Enter a price for each line, or mark it as included.', 'a price of 0 is none');
select is(tests.sent('EUR', '{12000,0}', '{f,f}'), 'Enter a price for each line, or mark it as included.', 'on any line');
select is(tests.sent('DZD', '{100}', '{f}', 0.3), 'Enter a price for each line, or mark it as included.', 'nor one that rounds to 0');
select is(tests.sent('EUR', '{12000,-12000}', '{f,f}'), 'The total of the proposal is 0.', 'a discount leaves something to pay');
select is(tests.sent('EUR', '{12000,-12001}', '{f,f}'), 'The total of the proposal is negative.', 'and is not larger than the price');
select is(tests.sent('EUR', '{12000,0}', '{f,t}'), 'sent', 'a line may be included');
select is(public.proposals_of_inquiry('00000000-0000-4000-8000-0000000000c1') #> '{0,items,1,is_included}', 'true', 'as the customer reads');
select is(tests.sent('EUR', '{0,0}', '{t,t}'), 'sent', 'or all of them, for a present');
select matches(tests.sent('EUR', '{500}', '{t}'), 'proposal_items_included_free', 'an included line has no price');

select tests.become('staff');
select public.save_proposal(
  '{"id": "00000000-0000-4000-8000-0000000000d9", "submission_id": "00000000-0000-4000-8000-0000000000c1"}',
  '[{"kind": "text", "title": "Welcome", "quantity": 1, "unit_price_minor": 0, "is_included": true}]');
select ok((select is_included from public.proposal_items where proposal_id = '00000000-0000-4000-8000-0000000000d9'),
  'staff mark it in the draft');

select * from finish();
rollback;
