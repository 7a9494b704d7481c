begin;
select plan(1);

select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'v'
       and coalesce('security_invoker=on' = any (reloptions), false) = false $$,
  'every view has security_invoker on'
);

select * from finish();
rollback;
