begin;
select plan(17);

select tests.create_accounts();
insert into public.newsletter_subscriptions (email, consent_text, consent_version, confirm_token_hash)
values ('reader@tests.example', 'I agree', '1', 'hash');

create function tests.writing() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('insert into public.newsletter_subscriptions (email, consent_text, consent_version)
      values (''x@tests.example'', ''I agree'', ''1'')'),
    tests.attempt('update public.newsletter_subscriptions set status = ''unsubscribed'''),
    tests.attempt('delete from public.newsletter_subscriptions where email = ''reader@tests.example'''))
$$;
create function tests.reading() returns text
language sql as $$
  select tests.attempt('select email from public.newsletter_subscriptions where email = ''reader@tests.example''')
$$;

select tests.become('anonymous');
select is(tests.reading(), '42501', 'anonymous lists no address');
select is(tests.writing(), '42501, 42501, 42501', 'anonymous subscribes through the server only');
select tests.become('visitor');
select is(tests.reading(), '0 rows', 'an account without a role lists none');
select is(tests.writing(), '42501, 42501, 0 rows', 'and writes none');
select tests.become('disabled');
select is(tests.reading() || ', ' || tests.writing(), '0 rows, 42501, 42501, 0 rows', 'a disabled admin nothing');
select tests.become('staff');
select is(tests.reading(), '1 rows', 'staff read');
select is(tests.writing(), '42501, 42501, 0 rows', 'staff write none');
select tests.become('admin');
select is(tests.reading(), '1 rows', 'an admin reads');
select is(tests.writing(), '42501, 42501, 1 rows', 'an admin deletes on request');
select is(tests.attempt('select ' || field || ' from public.newsletter_subscriptions'), '42501', 'nobody reads ' || field)
from unnest(array['confirm_token_hash', 'unsubscribe_token_hash']) field;

select tests.be_server();
select is(tests.attempt('insert into public.newsletter_subscriptions (email, consent_text, consent_version)
  values (''Reader@Tests.example'', ''I agree'', ''1'')'), '23505', 'an address subscribes once');
select is(tests.refusal('update public.newsletter_subscriptions set email = ''nobody'''),
  'newsletter_subscriptions_email_format', 'an address is one');
select is(tests.refusal('update public.newsletter_subscriptions set status = ''confirmed'''),
  'newsletter_subscriptions_confirmed_has_time', 'a confirmation has its moment');
select is(tests.refusal('update public.newsletter_subscriptions set locale = ''de'''),
  'newsletter_subscriptions_locale_fkey', 'a consent is given in a language of the site');
select is(tests.refusal('insert into public.newsletter_issues (language) values (''de'')'),
  'newsletter_issues_language_fkey', 'an issue is written in one');
select is(tests.attempt('update public.newsletter_subscriptions set locale = ''ar'''), '1 rows', 'Arabic is one');

select * from finish();
rollback;
