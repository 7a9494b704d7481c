begin;
select plan(10);

create function tests.rule(fields jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.entry_rules (id, title, statement, where_to_get, source_name, source_url,
      checked_on, asks_consulate, status)
    select id, title, statement, where_to_get, source_name, source_url, checked_on, asks_consulate, status
    from jsonb_populate_record(null::public.entry_rules, %L)',
    '{"id": "test", "title": "Test", "statement": "A visa.", "where_to_get": "", "source_name": "Embassy",
      "source_url": "https://embassy.example/visa", "checked_on": "2026-11-22", "asks_consulate": false,
      "status": "published"}'::jsonb || fields))
$$;

select is(tests.rule('{}'), 'allowed', 'a published rule with its source');
select is(tests.rule(missing), 'entry_rules_claim_has_source', 'published without ' || missing::text)
from unnest(array['{"source_name": " "}', '{"source_url": ""}', '{"checked_on": null}', '{"statement": ""}']::jsonb[]) missing;
select is(tests.rule('{"status": "draft", "source_url": "", "checked_on": null}'), 'allowed', 'a draft may lack its source');
select is(tests.rule('{"source_url": "http://embassy.example/visa"}'), 'entry_rules_source_url_https', 'a source without https');

select is(tests.rule('{"asks_consulate": true, "statement": "", "source_name": "", "source_url": "", "checked_on": null}'),
  'allowed', 'without a source visitors are told to ask');
select is(tests.rule('{"asks_consulate": true}'), 'entry_rules_asking_claims_nothing', 'and nothing is claimed');
select is(tests.rule('{"asks_consulate": true, "statement": "", "where_to_get": "The port", "status": "draft"}'),
  'entry_rules_asking_claims_nothing', 'not even in a draft');

select * from finish();
rollback;
