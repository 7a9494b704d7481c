-- Every day and moment of the API's tables is a finite one that a calendar shows: neither "infinity" nor the year 9999.

do $$
declare
  field record;
begin
  for field in
    select relation.relname as relation, attribute.attname as name
    from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and not attribute.attisdropped
      and attribute.atttypid in ('date'::regtype, 'timestamptz'::regtype)
  loop
    execute format('alter table public.%I add constraint %I check (%I >= %L and %I < %L)', field.relation,
      field.relation || '_' || lower(field.name) || '_in_range', field.name, '2000-01-01', field.name, '2200-01-01');
  end loop;
end;
$$;
