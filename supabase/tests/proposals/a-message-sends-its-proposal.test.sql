begin;
select plan(9);

select tests.create_accounts();
select tests.send_inquiry('00000000-0000-4000-8000-0000000000c1');
create function tests.send() returns text
language plpgsql as $$
begin
  perform public.send_message('00000000-0000-4000-8000-0000000000e1', 'waiting', true);
  return (select proposal.status || ' ' || submission.status || ' ' || submission.awaits
    from public.proposals proposal join public.contact_submissions submission on submission.id = proposal.submission_id);
end;
$$;

select tests.become('staff');
insert into public.proposals (id, submission_id, title, valid_until)
values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', 'Ten days', '2000-01-01');
insert into public.proposal_items (proposal_id, position, kind, title, unit_price_minor)
values ('00000000-0000-4000-8000-0000000000d1', 1, 'text', 'Guide', 100000);
insert into public.submission_messages (id, submission_id, to_emails, subject, body, proposal_id) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000c1', '{nadia@example.com}', 'Test', 'Here it is.',
    '00000000-0000-4000-8000-0000000000d1');
select is(tests.refusal('select tests.send()'), 'Enter until when the proposal is valid: today or a later day.',
  'a message with an unfinished proposal is not sent');
select is((select sent_at from public.submission_messages), null, 'and stays a draft');
update public.proposals set valid_until = '2199-01-01' where true;
select is(tests.send(), 'sent waiting customer', 'both are sent at once');
select is(tests.send(), 'sent waiting customer', 'a retry changes nothing');
select is((select count(*)::int from public.submission_events where kind = 'proposal'), 1, 'which the history says once');

select tests.be_server();
select is(public.answer_proposal('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000d1', false, 'Too long'),
  'declined', 'the customer declines');
select is((select status || ' ' || awaits from public.contact_submissions), 'in_progress office', 'so it is the office''s turn');
delete from public.proposals where true;
select is((select proposal_id from public.submission_messages), null, 'a message outlives its proposal');
delete from public.contact_submissions where id = '00000000-0000-4000-8000-0000000000c1';
select is((select count(*)::int from public.submission_messages), 0, 'and neither its inquiry');

select * from finish();
rollback;
