begin;
select plan(5);

-- Rights that the policies, views and functions of the database check.
create temporary view asked as
  select distinct names[1] as "right" from (
    select concat_ws(' ', qual, with_check) from pg_policies where schemaname in ('public', 'storage')
    union all select definition from pg_views where schemaname = 'public'
    union all select prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) source (text), regexp_matches(source.text, '''([a-z]+\.[a-z]+)''(?:::text)?', 'g') names
  where source.text ~ '\m(may|role_has)\(' and names[1] !~ '^(private|public|auth|storage|pg)\.';

select is_empty(
  $$ select "right" from asked except select "right" from private.role_rights $$,
  'every right that is asked for belongs to a role'
);

select is_empty(
  $$ select "right" from private.role_rights except select "right" from asked $$,
  'every right of a role is asked for'
);

select is_empty(
  $$ select tablename || ': ' || policyname from pg_policies
     where schemaname in ('public', 'storage')
       and (concat_ws(' ', qual, with_check) ~ '''(staff|admin)''' or policyname ~ '_(staff|admins?)$') $$,
  'no policy names a role'
);

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ '''(staff|admin)''' $$,
  'no function names a role'
);

select is_empty(
  $$ select tgrelid::regclass || ': ' || tgname from pg_trigger
     where not tgisinternal and pg_get_triggerdef(oid) ~ '''(staff|admin)''' $$,
  'no trigger names a role'
);

select * from finish();
rollback;
