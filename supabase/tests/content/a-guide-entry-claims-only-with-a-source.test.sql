begin;
select plan(11);

create function tests.entry(fields jsonb) returns text
language sql as $$
  select tests.refusal(format('insert into public.guide_entries (id, topic, title, statement, whom_to_ask, service_id,
      source_name, source_url, checked_on, status)
    select id, topic, title, statement, whom_to_ask, service_id, source_name, source_url, checked_on, status
    from jsonb_populate_record(null::public.guide_entries, %L)',
    '{"id": "test", "topic": "housing", "title": "Test", "statement": "In writing.", "whom_to_ask": "",
      "source_name": "Publisher", "source_url": "https://publisher.example/lease", "checked_on": "2026-11-23",
      "status": "published"}'::jsonb || fields))
$$;

select is(tests.entry('{}'), 'allowed', 'a published statement with its source');
select is(tests.entry(missing), 'guide_entries_claim_has_source', 'published without ' || missing::text)
from unnest(array['{"source_name": " "}', '{"source_url": ""}', '{"checked_on": null}']::jsonb[]) missing;
select is(tests.entry('{"status": "draft", "source_url": "", "checked_on": null}'), 'allowed', 'a draft may lack its source');
select is(tests.entry('{"source_url": "http://publisher.example"}'), 'guide_entries_source_url_https', 'a source without https');
select is(tests.entry('{"topic": "weather"}'), 'guide_entries_topic_choice', 'an unknown topic');

select is(tests.entry('{"statement": "", "whom_to_ask": "A notary.", "source_name": "", "source_url": "", "checked_on": null}'),
  'allowed', 'without a source visitors are told whom to ask');
select is(tests.entry('{"statement": " ", "whom_to_ask": " "}'), 'guide_entries_tell_something', 'an empty entry');

insert into public.services (id, service_type, audience, title, status)
values ('test-service', 'general', 'residents', 'Test', 'published');
insert into public.guide_entries (id, topic, title, whom_to_ask, service_id)
values ('helped', 'housing', 'Test', 'A notary.', 'test-service');
select is((select service_id from public.guide_entries where id = 'helped'), 'test-service', 'with the service that helps');
delete from public.services where id = 'test-service';
select is((select service_id from public.guide_entries where id = 'helped'), null, 'and without it once it is deleted');

select * from finish();
rollback;
