begin;
select plan(2);

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select 1 from unnest(proconfig) setting where setting like 'search_path=%') $$,
  'every function says its search path'
);

-- The two that use operators of extensions name the schemas; both are closed to writers.
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select 1 from unnest(proconfig) setting
         where setting in ('search_path=""', 'search_path=extensions, pg_catalog')
       ) $$,
  'the search path is empty, or the schemas of the extensions and the system'
);

select * from finish();
rollback;
