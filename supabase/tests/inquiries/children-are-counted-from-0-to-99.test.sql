begin;
select plan(14);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with(field, '0'), 'allowed', field || ': none')
from unnest(array['childrenUnder12', 'childrenUnder5']) field;
select is(tests.sent_with(field, '99'), 'allowed', field || ': 99')
from unnest(array['childrenUnder12', 'childrenUnder5']) field;
select is(tests.sent_with('childrenUnder12', count), 'contact_submissions_children_under_12_range', 'not: ' || count)
from unnest(array['-1', '100']) count;
select is(tests.sent_with('childrenUnder5', count), 'contact_submissions_children_under_5_range', 'not: ' || count)
from unnest(array['-1', '100']) count;
select is(tests.attempt(tests.inquiry_statement(jsonb_build_object(field, count))), '22P02', field || ': not ' || count)
from unnest(array['childrenUnder12', 'childrenUnder5']) field, unnest(array['1.5', 'two']) count;
select is(tests.attempt(tests.inquiry_statement(jsonb_build_object(field, null))), '23502', field || ': a number')
from unnest(array['childrenUnder12', 'childrenUnder5']) field;

select * from finish();
rollback;
