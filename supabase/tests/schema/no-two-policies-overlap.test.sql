begin;
select plan(1);

-- Permissive policies are joined by OR: a second one undoes the limits of the first.
select is_empty(
  $$ select polrelid::regclass, role.rolname, polcmd, count(*)
     from pg_policy, unnest(polroles) with_role
     join pg_roles role on role.oid = with_role
     where polpermissive
       and polrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     group by 1, 2, 3 having count(*) > 1 $$,
  'one permissive policy for each table, role and action'
);

select * from finish();
rollback;
