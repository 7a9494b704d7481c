begin;
select plan(2);

-- A table of a later migration adds such a constraint to each of its days and moments.
select is_empty($$
  select relation.relname, attribute.attname
  from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0
  where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and not attribute.attisdropped
    and attribute.atttypid::regtype::text ~ '^(date|time)' and not exists (
      select from pg_constraint rule
      where rule.conrelid = relation.oid and rule.contype = 'c' and rule.conkey = array[attribute.attnum]
        and pg_get_constraintdef(rule.oid) ~ '>= .*2000-01-01.* < .*2200-01-01')
$$, 'every day and every moment has its range');

create function tests.refused(given text) returns text
language sql as $$
  select tests.refusal(format($f$ insert into public.events (id, title, starts_on) values ('test-range', 'Test', %L) $f$, given))
$$;
select is(array(select tests.refused(given) from unnest('{infinity,-infinity,9999-01-01,1999-12-31}'::text[]) given),
  array_fill('events_starts_on_in_range'::text, array[4]), 'infinity and absurd years are refused');

select * from finish();
rollback;
