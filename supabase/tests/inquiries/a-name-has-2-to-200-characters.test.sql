begin;
select plan(8);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

select tests.be_anonymous();
select is(tests.sent_with('name', 'N'), 'contact_submissions_name_length', 'one');
select is(tests.sent_with('name', 'Na'), 'allowed', 'two');
select is(tests.sent_with('name', repeat('n', 200)), 'allowed', '200');
select is(tests.sent_with('name', repeat('n', 201)), 'contact_submissions_name_length', '201');
select is(tests.sent_with('name', '  N  '), 'contact_submissions_name_length', 'blanks around do not count');
select is(tests.sent_with('name', E'\u00a0\u2003N\u3000\ufeff'), 'contact_submissions_name_length', 'nor rare ones');
select is(tests.sent_with('name', '李娜'), 'allowed', 'two characters of any script');
select is(tests.sent_with('name', null), 'null value in column "name" of relation "contact_submissions" violates not-null constraint', 'none');

select * from finish();
rollback;
