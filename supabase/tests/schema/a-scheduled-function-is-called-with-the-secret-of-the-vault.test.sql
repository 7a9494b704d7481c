begin;
select plan(4);

create schema if not exists net;
create schema if not exists vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create table net.called (url text, headers jsonb, body jsonb, timeout_milliseconds integer);
create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
language sql as $$
  insert into net.called values (url, headers, body, timeout_milliseconds) returning 1::bigint;
$$;

select lives_ok('select private.call_outbox_drain()', 'without secrets, a call is a warning only');
select is_empty('select 1 from net.called', 'and nothing is called');

insert into vault.decrypted_secrets values ('project_url', 'https://project.example/'), ('outbox_drain_secret', 'secret');
select private.call_outbox_drain();
select results_eq(
  'select url, headers ->> ''x-drain-secret'', timeout_milliseconds from net.called',
  $$values ('https://project.example/functions/v1/drain-outbox', 'secret', 60000)$$,
  'a function is called with the secret');

select function_privs_are('private', 'call_scheduled_function', array['text', 'integer'], 'authenticated', array[]::text[],
  'nobody else calls functions with the secret');

select * from finish();
rollback;
