begin;
select plan(5);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with('service', ''), 'contact_submissions_service_length', 'empty');
select is(tests.sent_with('service', E' \t'), 'contact_submissions_service_length', 'blank');
select is(tests.sent_with('service', 's'), 'allowed', 'one character');
select is(tests.sent_with('service', repeat('s', 100)), 'allowed', '100');
select is(tests.sent_with('service', repeat('s', 101)), 'contact_submissions_service_length', '101');

select * from finish();
rollback;
