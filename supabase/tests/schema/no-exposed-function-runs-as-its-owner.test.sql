begin;
select plan(2);

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef $$,
  'no function of public is a definer'
);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'm' $$,
  'no materialized view of public passes over the policies'
);

select * from finish();
rollback;
