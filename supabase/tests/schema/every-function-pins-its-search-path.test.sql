begin;
select plan(1);

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce('search_path=""' = any (proconfig), false) $$,
  'every function has an empty search path'
);

select * from finish();
rollback;
