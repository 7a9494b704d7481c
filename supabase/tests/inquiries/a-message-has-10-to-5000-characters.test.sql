begin;
select plan(5);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with('message', repeat('m', 9)), 'contact_submissions_message_length', 'nine');
select is(tests.sent_with('message', repeat('m', 10)), 'allowed', 'ten');
select is(tests.sent_with('message', repeat('m', 5000)), 'allowed', '5,000');
select is(tests.sent_with('message', repeat('m', 5001)), 'contact_submissions_message_length', '5,001');
select is(tests.sent_with('message', E'Nine char\n\r\t '), 'contact_submissions_message_length', 'blanks at the end do not count');

select * from finish();
rollback;
