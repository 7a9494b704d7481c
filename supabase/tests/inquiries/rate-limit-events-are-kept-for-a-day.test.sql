begin;
select plan(4);

insert into private.limit_salts (day) values (current_date - 1), (current_date - 2);
insert into private.limit_events (kind, subject, key, happened_at) values
  ('inquiry', 'email', '\x01', now() - interval '25 hours'),
  ('inquiry', 'email', '\x02', now() - interval '23 hours');
-- Sent before midnight, counted after it.
insert into private.limit_events (kind, subject, key, happened_at)
  select 'inquiry', 'email', extensions.hmac('nadia@example.com'::bytea, salt, 'sha256'), now() - interval '30 minutes'
  from private.limit_salts, generate_series(1, 5) where day = current_date - 1;

select tests.become('anonymous');
select throws_ok(tests.inquiry_statement(), 'PT429', 'Too many inquiries in a short time.',
  'what yesterday counted counts after midnight');
select lives_ok(tests.inquiry_statement('{"email": "other@example.com"}'), 'and only for whom it was counted');

select tests.be_server();
select is_empty($$ select from private.limit_events where key = '\x01' $$, 'what is older than a day goes');
select is((select min(day) from private.limit_salts), current_date - 1,
  'and the salts with it, so that nothing can be told from the rest');

select * from finish();
rollback;
