begin;
select plan(19);
select tests.create_accounts();
update private.limits set allowed = 7 where kind = 'inquiry' and subject = 'network';
update private.limits set allowed = 10 where kind = 'inquiry' and subject = 'everybody';

-- As the API does for a request from an address. Sends from `email` and says the outcome.
create function tests.send_from(address text, email text, forged text default null) returns text
language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_build_object(
    'cf-connecting-ip', address, 'x-forwarded-for', forged, 'x-real-ip', forged)::text, true);
  execute tests.inquiry_statement(jsonb_build_object('email', email));
  return 'saved';
exception when others then
  return sqlstate;
end;
$$;

select tests.become('anonymous');
select is(tests.send_from('192.0.2.1', 'one@example.com'), 'saved', 'an address sends') from generate_series(1, 4);
select is(tests.send_from('192.0.2.1', 'ONE@example.com'), 'saved', 'five, in whatever letters');
select is(tests.send_from('192.0.2.1', 'one@example.com'), 'PT429', 'not a sixth within the hour');
select is(tests.send_from('198.51.100.7', 'one@example.com'), 'PT429', 'from another network neither');

select is(tests.send_from('192.0.2.1', 'two@example.com'), 'saved', 'a network sends for others');
select is(tests.send_from('192.0.2.1', 'three@example.com'), 'saved', 'up to its own limit');
select is(tests.send_from('192.0.2.1', 'four@example.com', '203.0.113.9'), 'PT429',
  'and no header of the caller makes it another network');
select is(tests.send_from('2001:db8:1:2::1', 'five@example.com'), 'saved', 'somebody elsewhere is served');
select is(tests.send_from(null, 'six@example.com'), 'saved', 'and somebody of whom nothing is known');
select is(tests.send_from('2001:db8:1:2:ffff::9', 'seven@example.com'), 'saved', 'all together have a limit');
select is(tests.send_from('203.0.113.4', 'eight@example.com'), 'PT429', 'of their own');

select tests.become('staff');
select is(tests.send_from('203.0.113.5', 'nine@example.com'), 'PT429', 'staff are bounded as everybody');

select tests.be_server();
select is(tests.send_from('192.0.2.1', 'one@example.com'), 'saved', 'the server is not');
select is(
  (select count(distinct key)::int from private.limit_events where subject = 'network'), 2,
  'an IPv6 network is counted as one, and none where nobody told it');
select is_empty(
  $$ select from private.limit_events where encode(key, 'escape') ~ '(example|192)' $$,
  'no address is kept, only what a salt made of it');

-- An hour and a minute later.
update private.limit_events set happened_at = happened_at - interval '61 minutes';
select tests.become('anonymous');
select is(tests.send_from('192.0.2.1', 'one@example.com'), 'saved', 'an hour later it accepts inquiries again');

select * from finish();
rollback;
