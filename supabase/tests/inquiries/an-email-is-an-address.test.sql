begin;
select plan(16);

create function tests.sent_with(field text, value text) returns text
language sql as $$ select tests.refusal(tests.inquiry_statement(jsonb_build_object(field, value))) $$;

-- Direction marks, joiners, soft hyphens, variation selectors, no-break spaces: what is pasted along with an address.
create table tests.marks as select chr(code) as mark from unnest(array[160, 173, 847, 1564, 8203, 8204, 8205, 8206, 8207, 8234, 8235,
  8236, 8237, 8238, 8239, 8288, 8294, 8295, 8296, 8297, 65039, 65279, 917505]) code;
grant select on tests.marks to anon;

select tests.be_anonymous();
select is(tests.sent_with('email', address), 'allowed', address)
from unnest(array['n@example.dz', 'nadia.b+algiers@mail.example.com', 'نادية@example.com']) address;
select is(tests.sent_with('email', repeat('e', 308) || '@example.com'), 'allowed', '320 characters');
select is(tests.sent_with('email', repeat('e', 309) || '@example.com'), 'contact_submissions_email_format', '321 characters');
select is(tests.sent_with('email', address), 'contact_submissions_email_format', 'not: ' || translate(address, E'\n', ' '))
from unnest(array['', 'nadia', 'nadia@', '@example.com', 'nadia@example', 'na dia@example.com', 'a@b@example.com',
  'Nadia <nadia@example.com>', E'nadia@example.com\nBcc: other@example.com']) address;

select is((select string_agg(distinct tests.sent_with('email', address), ' ')
    from tests.marks, unnest(array['am' || mark || 'ina@example.com', 'amina@exam' || mark || 'ple.com', mark || 'amina@example.com',
      'amina@example.com' || mark]) address),
  'contact_submissions_email_format', 'not with an invisible mark');
reset role;
select is((select count(*) from pg_attribute attribute join pg_class class on class.oid = attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attname in ('email', 'reply_to', 'notification_emails', 'to_email')
      and not exists (select from pg_constraint where conrelid = class.oid and contype = 'c' and attnum = any (conkey)
        and pg_get_constraintdef(pg_constraint.oid) ~ 'private\.(is_email_address|are_email_addresses|has_invisible)')),
  0::bigint, 'every column with an address of ours to write to refuses them');

select * from finish();
rollback;
