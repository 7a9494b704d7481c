-- What the migrations put into a new database would stand in the way of a backup's rows: docs/deploy.md.
do $$
begin
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
end;
$$;
