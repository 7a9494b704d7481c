-- Rows that the migrations insert would conflict with those of a backup (docs/deploy.md).
do $$
begin
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
end;
$$;
