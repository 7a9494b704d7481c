-- Measures a database that fill.sql has filled: pg_temp.ask() runs a statement in the role set by
-- pg_temp.become(), with its policies, and records the time. docs/database-speed.md says how to run it, and has the
-- results.

create temp table measured (
  place integer generated always as identity, request text, milliseconds numeric, buffers bigint, rows_read bigint, scanned text
);
grant all on measured to anon, authenticated, service_role;

-- Runs a statement five times with its deferred triggers, rolls each run back, and keeps the best time.
-- A sixth run is explained. `rows_read`: the most rows that one plan node read; `scanned`: tables of more
-- than 5,000 rows that were scanned completely. Both ignore functions and triggers; `buffers` includes them.
create function pg_temp.ask(what text, statement text) returns void
language plpgsql as $$
declare
  plan jsonb;
  began timestamptz;
  took numeric;
  best numeric;
begin
  for run in 1 .. 6 loop
    begin
      began := clock_timestamp();
      if run < 6 then
        execute statement;
        set constraints all immediate;
      else
        execute 'explain (analyze, buffers, timing off, format json) ' || statement into plan;
      end if;
      took := extract(epoch from clock_timestamp() - began) * 1000;
      raise exception using errcode = 'BENCH';
    exception when sqlstate 'BENCH' then
      best := case when run < 6 then least(took, best) else best end;
    end;
  end loop;
  insert into measured (request, milliseconds, buffers, rows_read, scanned)
  with recursive nodes as (
    select plan -> 0 -> 'Plan' as node
    union all
    select child from nodes, jsonb_array_elements(nodes.node -> 'Plans') child
  ), scans as (
    select node ->> 'Node Type' as kind, node ->> 'Relation Name' as relation,
      ((node ->> 'Actual Rows')::numeric + coalesce((node ->> 'Rows Removed by Filter')::numeric, 0)
        + coalesce((node ->> 'Rows Removed by Index Recheck')::numeric, 0)) as once,
      (node ->> 'Actual Loops')::bigint as loops
    from nodes where node ->> 'Node Type' like '%Scan%'
  )
  select what, round(best, 1),
    (plan #>> '{0,Plan,Shared Hit Blocks}')::bigint + (plan #>> '{0,Plan,Shared Read Blocks}')::bigint,
    max(once * loops), coalesce(string_agg(distinct relation, ', ') filter (where kind = 'Seq Scan' and once > 5000), '')
  from scans;
end;
$$;

-- A page as PostgREST requests it: the rows as JSON, with a count: `1001` for `count=estimated`, which stops one
-- above max_rows, `all` for `count=exact`, `0` for none. A function is called once for both. Embedded rows are
-- joined to each row in the order.
create function pg_temp.page(what text, columns text, source text, conditions text, ordering text,
  skip integer default 0, size integer default 25, counted text default '0', embedded text default '') returns void
language sql as $$
  select pg_temp.ask(what, format(case when source like '%)' then
    'with %1$s as (select * from %2$s),
       counted as (select 1 from %1$s where %4$s limit %8$s)
     select (select count(*) from counted), coalesce(json_agg(answer), ''[]'')
     from (select %3$s from %1$s %9$s where %4$s order by %5$s limit %7$s offset %6$s) answer'
  else
    'with answers as (select %3$s from %2$s %9$s where %4$s order by %5$s limit %7$s offset %6$s),
       counted as (select 1 from %2$s where %4$s limit %8$s)
     select (select count(*) from counted), coalesce(json_agg(answer), ''[]'') from (select * from answers) answer'
  end, case when embedded = '' then 'answers' else 'travels' end, source, columns, conditions, ordering, skip, size, counted, embedded))
$$;

-- Sets the API role: of an account by its address, of a visitor, or of the server.
create function pg_temp.become(who text) returns void
language plpgsql as $$
declare
  account uuid;
begin
  perform set_config('role', 'none', false);
  select id into account from public.profiles where email = who;
  perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object('sub', account,
    'role', case when account is null then who else 'authenticated' end))::text, false);
  perform set_config('role', case when account is null then who else 'authenticated' end, false);
end;
$$;

grant execute on function pg_temp.become(text), pg_temp.ask(text, text),
  pg_temp.page(text, text, text, text, text, integer, integer, text, text) to anon, authenticated, service_role;
