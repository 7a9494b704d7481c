-- Asks a database filled by fill.sql what the back office asks, as a member of staff with row-level
-- security on, and tells how long each answer takes. docs/database-speed.md says how to run it.

create temp table measured (
  place integer generated always as identity, request text, milliseconds numeric, buffers bigint, rows_read bigint, scanned text
);
grant all on measured to authenticated;

-- Explains a statement five times and keeps the best. `rows_read`: the most rows that one node of the
-- plan read; `scanned`: tables of more than 5,000 rows that were read from end to end. Neither sees into
-- functions; `buffers` does.
create function pg_temp.ask(what text, statement text) returns void
language plpgsql as $$
declare
  plan jsonb;
  best jsonb;
  took numeric;
  least_time numeric;
begin
  for run in 1 .. 5 loop
    execute 'explain (analyze, buffers, format json) ' || statement into plan;
    took := (plan -> 0 ->> 'Execution Time')::numeric + (plan -> 0 ->> 'Planning Time')::numeric;
    if least_time is null or took < least_time then
      least_time := took;
      best := plan -> 0 -> 'Plan';
    end if;
  end loop;
  insert into measured (request, milliseconds, buffers, rows_read, scanned)
  with recursive nodes as (
    select best as node
    union all
    select child from nodes, jsonb_array_elements(nodes.node -> 'Plans') child
  ), scans as (
    select node ->> 'Node Type' as kind, node ->> 'Relation Name' as relation,
      ((node ->> 'Actual Rows')::bigint + coalesce((node ->> 'Rows Removed by Filter')::bigint, 0)
        + coalesce((node ->> 'Rows Removed by Index Recheck')::bigint, 0)) as once,
      (node ->> 'Actual Loops')::bigint as loops
    from nodes where node ->> 'Node Type' like '%Scan%'
  )
  select what, round(least_time, 1),
    (best ->> 'Shared Hit Blocks')::bigint + (best ->> 'Shared Read Blocks')::bigint,
    max(once * loops), coalesce(string_agg(distinct relation, ', ') filter (where kind = 'Seq Scan' and once > 5000), '')
  from scans;
end;
$$;

-- A page as PostgREST asks for it: the rows as JSON, and beside them the count, which `count=estimated`
-- ends one beyond max_rows (an export counts all). A function is called once for both.
create function pg_temp.page(what text, columns text, source text, conditions text, ordering text,
  skip integer default 0, size integer default 25, counted text default '1001') returns void
language sql as $$
  select pg_temp.ask(what, case when source like '%(''%)%' or source like '%()' then format(
    'with pgrst_source as (select * from %2$s)
     select (select count(*) from (select 1 from pgrst_source where %3$s) counted), coalesce(json_agg(row), ''[]'')
     from (select %1$s from pgrst_source %7$s where %3$s order by %4$s limit %6$s offset %5$s) row',
    columns, split_part(source, ' left join', 1), conditions, ordering, skip, size,
    case when source like '%left join%' then 'travels left join' || substr(source, strpos(source, ' left join') + 10) end)
  else format(
    'with pgrst_source as (select %1$s from %2$s where %3$s order by %4$s limit %6$s offset %5$s),
       pgrst_source_count as (select 1 from %7$s where %3$s limit %8$s)
     select (select count(*) from pgrst_source_count), coalesce(json_agg(row), ''[]'') from (select * from pgrst_source) row',
    columns, source, conditions, ordering, skip, size, split_part(source, ' left join', 1), counted) end)
$$;

create function pg_temp.become(email_of text) returns void
language plpgsql as $$
declare
  claims text := (select jsonb_build_object('sub', id, 'role', 'authenticated') from public.profiles where email = email_of);
begin
  perform set_config('request.jwt.claims', claims, false);
  perform set_config('role', 'authenticated', false);
end;
$$;

grant execute on function pg_temp.ask(text, text),
  pg_temp.page(text, text, text, text, text, integer, integer, text), pg_temp.become(text) to authenticated;

select pg_temp.become('person-1000@bench.example');

do $$
declare
  submission constant text := 'id, name, email, service, message, "groupSize", "childrenUnder12", "childrenUnder5", "departureDate", "returnDate", "needsTransportation", status, assignee_id, created_at, updated_at';
  submissions constant text := 'public.contact_submissions';
  newest constant text := 'created_at desc, id desc';
  is_open constant text := 'status = any (''{new,in_progress,waiting}'')';
  me constant text := quote_literal(auth.uid());
  travel constant text := 'travels.id, travels.title, travels.location, travels."imageUrl", travels.price, travels.status, travels.updated_at, row_to_json(region.*) as region, types.list as travel_types, tags.list as travel_tags';
  -- Embedded as PostgREST joins them, each under the caller's policies.
  travels constant text := ' left join lateral (select title from public.regions where regions.id = travels.region_id) region on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(type.*) as types from public.travel_types
      left join lateral (select title from public.types where types.id = travel_types.type_id) type on true where travel_types.travel_id = travels.id) link) types on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(tag.*) as tags from public.travel_tags
      left join lateral (select title from public.tags where tags.id = travel_tags.tag_id) tag on true where travel_tags.travel_id = travels.id) link) tags on true';
  common_type text := (select id from public.types order by id limit 1);
  rare_tag text := (select tag_id from public.travel_tags group by tag_id order by count(*) limit 1);
  hundred_ids text := (select 'array[' || string_agg(quote_literal(id), ',') || ']' from (select id from public.travels order by title limit 100) page);
begin
  perform pg_temp.ask('dashboard()', 'select public.dashboard()');

  perform pg_temp.page('submissions, New', submission, submissions, 'status = ''new''', newest);
  perform pg_temp.page('submissions, Mine', submission, submissions, is_open || ' and assignee_id = ' || me, newest);
  perform pg_temp.page('submissions, Mine, won', submission, submissions, 'status = ''won'' and assignee_id = ' || me, newest);
  perform pg_temp.page('submissions, Unassigned', submission, submissions, is_open || ' and assignee_id is null', newest);
  perform pg_temp.page('submissions, All', submission, submissions, 'true', newest);
  perform pg_temp.page('submissions, All, page 100', submission, submissions, 'true', newest, 2475);
  perform pg_temp.page('submissions, All, last page', submission, submissions, 'true', newest, 99975);
  perform pg_temp.page('submissions, All, oldest first', submission, submissions, 'true', 'created_at, id');
  perform pg_temp.page('submissions, All, by name', submission, submissions, 'true', 'name, id');
  perform pg_temp.page('submissions, All, by name, descending', submission, submissions, 'true', 'name desc, id desc');
  perform pg_temp.page('submissions, All, by status', submission, submissions, 'true', 'status, id');
  perform pg_temp.page('submissions, All, by service', submission, submissions, 'true', 'service desc, id desc');
  perform pg_temp.page('submissions, All, lost', submission, submissions, 'status = ''lost''', newest);
  perform pg_temp.page('submissions, All, lost, page 100', submission, submissions, 'status = ''lost''', newest, 2475);
  perform pg_temp.page('submissions, All, waiting', submission, submissions, 'status = ''waiting''', newest);
  perform pg_temp.page('submissions, All, one service', submission, submissions, 'service = ''mechanic''', newest);
  perform pg_temp.page('submissions, Spam, page 100', submission, submissions, 'status = ''spam''', newest, 2475);
  perform pg_temp.page('submissions, Mail failed', submission, 'public.submissions_with_failed_mail()', 'true', newest);
  perform pg_temp.page('submissions, Mail failed, common word', submission, 'public.submissions_with_failed_mail(''desert'')', 'true', newest);
  perform pg_temp.page('submissions, rare word', submission, 'public.search_submissions(''zellige'')', 'true', newest);
  perform pg_temp.page('submissions, common word', submission, 'public.search_submissions(''desert'')', 'true', newest);
  perform pg_temp.page('submissions, common word, New', submission, 'public.search_submissions(''desert'')', 'status = ''new''', newest);
  perform pg_temp.page('submissions, two common words, page 100', submission, 'public.search_submissions(''desert oasis'')', 'true', newest, 2475);
  perform pg_temp.page('submissions, part of an address', submission, 'public.search_submissions(''guest-59999'')', 'true', newest);
  perform pg_temp.page('submissions, export, rows 1 to 1,000', submission, submissions, 'true', newest, 0, 1000, 'all');
  perform pg_temp.page('submissions, export, the last 1,000', submission, submissions, 'true', newest, 99000, 1000, 'all');
  perform pg_temp.page('submissions, export of a common word', submission, 'public.search_submissions(''desert'')', 'true', newest, 0, 1000);
  perform pg_temp.page('tab count New', 'id', submissions, 'status = ''new''', 'created_at, id', 0, 1);
  perform pg_temp.page('tab count Mine', 'id', submissions, is_open || ' and assignee_id = ' || me, 'created_at, id', 0, 1);
  perform pg_temp.page('tab count Unassigned', 'id', submissions, is_open || ' and assignee_id is null', 'created_at, id', 0, 1);
  perform pg_temp.page('a submission''s mails', 'id, kind, status', 'public.mail_outbox', format('submission_id = %L', md5('submission 7')), newest);
  perform pg_temp.page('a submission''s history', '*', 'public.submission_events', format('submission_id = %L', md5('submission 7')), 'id');
  perform pg_temp.page('a person''s earlier inquiries', submission, submissions, format('email = any (%L) and id <> %L', '{guest-7@bench.example,GUEST-7@BENCH.EXAMPLE}', md5('submission 7')), newest);

  perform pg_temp.ask('submissions, 25 get a status', format('update %s set status = ''waiting'' where id in (select id from %1$s order by name limit 25)', submissions));

  perform pg_temp.page('travels', travel, 'public.travels' || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, page 100', travel, 'public.travels' || travels, 'true', 'title, travels.id', 2475);
  perform pg_temp.page('travels, last changed', travel, 'public.travels' || travels, 'true', 'updated_at desc, travels.id desc');
  perform pg_temp.page('travels, drafts', travel, 'public.travels' || travels, 'status = ''draft''', 'title, travels.id');
  perform pg_temp.page('travels, one region', travel, 'public.travels' || travels, format('region_id = %L', (select min(id) from public.regions)), 'title, travels.id');
  perform pg_temp.page('travels, one type', travel, format('public.search_travels('''', %L, null)', common_type) || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, a rare tag', travel, format('public.search_travels('''', null, %L)', rare_tag) || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, a type and a rare tag', travel, format('public.search_travels('''', %L, %L)', common_type, rare_tag) || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, rare word', travel, 'public.search_travels(''5123'')' || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, common word', travel, 'public.search_travels(''desert'')' || travels, 'true', 'title, travels.id');
  perform pg_temp.page('travels, export of 1,000', travel, 'public.travels' || travels, 'true', 'title, travels.id', 0, 1000);
  perform pg_temp.ask('travels, 100 get a status', format('update public.travels set status = ''draft'' where id = any (%s)', hundred_ids));
  perform pg_temp.ask('travels, 100 get a tag', format('insert into public.travel_tags select id, %L from unnest(%s) id on conflict do nothing', rare_tag, hundred_ids));

  perform pg_temp.page('photos', '*', 'public.photo_library', 'true', newest);
  perform pg_temp.page('photos, unused, a word', '*', 'public.photo_library', 'is_used = false and words ilike ''%desert%''', newest);
  perform pg_temp.page('reviews, pending', '*', 'public.reviews', 'status = ''pending''', newest);
  perform pg_temp.page('reviews, published, page 100', '*', 'public.reviews', 'status = ''published''', newest, 2475);
  perform pg_temp.page('reviews, published, a word', '*', 'public.reviews', 'status = ''published'' and words ilike ''%desert%''', newest);
  perform pg_temp.page('reviews, tab count', 'id', 'public.reviews', 'status = ''published''', newest, 0, 1, 'all');
end $$;

reset role;
select pg_temp.become('person-400@bench.example');
do $$
begin
  perform pg_temp.ask('dashboard(), administrator', 'select public.dashboard()');
  perform pg_temp.page('accounts', '*', 'public.accounts', 'true', 'created_at desc, id desc');
  perform pg_temp.page('accounts, no access', '*', 'public.accounts', 'role is null and disabled_at is null', 'created_at desc, id desc');
end $$;

select request, milliseconds, buffers, rows_read, scanned from measured order by place;
