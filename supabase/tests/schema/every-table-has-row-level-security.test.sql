begin;
select plan(2);

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'no table of public is without row-level security'
);

select is_empty(
  $$ select relname from pg_class table_
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select 1 from pg_policy where polrelid = table_.oid) $$,
  'every table of public has a policy'
);

select * from finish();
rollback;
