begin;
select plan(14);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with('email', address), 'allowed', address)
from unnest(array['n@example.dz', 'nadia.b+algiers@mail.example.com', 'نادية@example.com']) address;
select is(tests.sent_with('email', repeat('e', 308) || '@example.com'), 'allowed', '320 characters');
select is(tests.sent_with('email', repeat('e', 309) || '@example.com'), 'contact_submissions_email_format', '321 characters');
select is(tests.sent_with('email', address), 'contact_submissions_email_format', 'not: ' || translate(address, E'\n', ' '))
from unnest(array['', 'nadia', 'nadia@', '@example.com', 'nadia@example', 'na dia@example.com', 'a@b@example.com',
  'Nadia <nadia@example.com>', E'nadia@example.com\nBcc: other@example.com']) address;

select * from finish();
rollback;
