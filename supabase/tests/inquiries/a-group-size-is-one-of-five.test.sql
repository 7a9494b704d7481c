begin;
select plan(9);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with('groupSize', size), 'allowed', size) from unnest(array['1', '2', '3-5', '6-10', '10+']) size;
select is(tests.sent_with('groupSize', null), 'allowed', 'left open');
select is(tests.sent_with('groupSize', size), 'contact_submissions_group_size_choice', 'not: ' || size)
from unnest(array['', '3', '11']) size;

select * from finish();
rollback;
