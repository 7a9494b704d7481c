-- Asking the search in the files that follow. Their words are made up, or marked with one that is, so
-- that what else is in the database stays out of the answer.
begin;
select plan(1);

create or replace function tests.create_travel(
  id text, title text, location text default '', description text default '', state text default 'published'
) returns void
language sql as $$
  insert into public.travels (id, title, location, description, status)
  values (id, title, location, description, state::public.publication_status)
$$;

-- The test records that a term finds, best first.
create or replace function tests.found(term text) returns text
language sql as $$
  select string_agg(record_id, ' ' order by place) from (
    select record_id, row_number() over () as place from public.search_site(term, 50)
  ) results where record_id like 'test-%'
$$;

select ok(true, 'the search for the tests is ready');
select * from finish();
commit;
