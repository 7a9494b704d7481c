-- Content for the files that follow: in every table with a publication state one row of each state.
begin;
select plan(1);

-- The tables, with the column that names a row and the column to change in a test.
create or replace view tests.content_tables as
select * from (values
  ('travels', 'id', 'title'),
  ('travel_categories', 'route', 'name'),
  ('activity_categories', 'id', 'name'),
  ('activities', 'id', 'title'),
  ('hero_slides', 'title', 'description'),
  ('services', 'id', 'title'),
  ('vehicles', 'id', 'name'),
  ('events', 'id', 'title'),
  ('product_collections', 'id', 'title'),
  ('products', 'id', 'name'),
  ('faq_questions', 'id', 'title'),
  ('entry_rules', 'id', 'title'),
  ('guide_entries', 'id', 'title'),
  ('team_members', 'name', 'role'),
  ('photos', 'path', 'alt')
) content (name, key, changeable);
grant select on tests.content_tables to public;

-- An insert of a row named test-<state> into a content table.
create or replace function tests.insert_statement(of_table text, row_name text, state text) returns text
language sql immutable as $$
  select case of_table
    when 'travel_categories' then format(
      'insert into public.travel_categories (route, name, status) values (%L, ''Test'', %L)', row_name, state)
    when 'hero_slides' then format(
      'insert into public.hero_slides (title, status) values (%L, %L)', row_name, state)
    when 'services' then format(
      'insert into public.services (id, service_type, audience, title, status)
       values (%L, ''general'', ''visitors'', ''Test'', %L)', row_name, state)
    when 'faq_questions' then format(
      'insert into public.faq_questions (id, topic, title, status)
       values (%L, ''on-the-way'', ''Test'', %L)', row_name, state)
    when 'entry_rules' then format(
      'insert into public.entry_rules (id, title, asks_consulate, status) values (%L, ''Test'', true, %L)', row_name, state)
    when 'guide_entries' then format(
      'insert into public.guide_entries (id, topic, title, whom_to_ask, status)
       values (%L, ''housing'', ''Test'', ''A notary.'', %L)', row_name, state)
    when 'team_members' then format('insert into public.team_members (name, status) values (%L, %L)', row_name, state)
    when 'vehicles' then format(
      'insert into public.vehicles (id, name, berths, seats, gearbox, status)
       values (%L, ''Test'', 4, 4, ''manual'', %L)', row_name, state)
    when 'photos' then format(
      'insert into public.photos (path, alt, mime_type, width, height, bytes, status)
       values (%L, ''Test'', ''image/webp'', 960, 640, 1000, %L)', row_name, state)
    when 'activity_categories' then format(
      'insert into public.activity_categories (id, name, status) values (%L, ''Test'', %L)', row_name, state)
    when 'products' then format(
      'insert into public.products (id, name, status) values (%L, ''Test'', %L)', row_name, state)
    else format(
      'insert into public.%I (id, title, status) values (%L, ''Test'', %L)', of_table, row_name, state)
  end
$$;

create or replace function tests.create_content() returns void
language plpgsql as $$
declare
  of_table text;
  state text;
begin
  foreach of_table in array (select array_agg(name) from tests.content_tables) loop
    foreach state in array array['draft', 'published', 'archived'] loop
      execute tests.insert_statement(of_table, 'test-' || state, state);
    end loop;
  end loop;
end;
$$;

-- A review of a travel or an activity, as if it came without a request.
create or replace function tests.create_review(
  travel text, state text default 'published', activity text default null, id uuid default gen_random_uuid()
) returns uuid
language sql as $$
  insert into public.reviews (id, name, rating, comment, status) values (id, 'Test', 4, 'A good day.', state::public.review_status);
  insert into public.review_subjects (review_id, travel_id, activity_id) values (id, travel, activity) returning review_id
$$;

-- The names of the test rows that the asking role can see.
create or replace function tests.visible_rows(of_table text, key text) returns text
language plpgsql as $$
declare
  names text;
begin
  execute format(
    'select string_agg(%2$I, '' '' order by %2$I) from public.%1$I where %2$I like ''test-%%''',
    of_table, key) into names;
  return names;
end;
$$;

select ok(true, 'the content for the tests is ready');
select * from finish();
commit;
