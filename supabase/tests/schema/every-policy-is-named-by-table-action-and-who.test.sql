begin;
select plan(1);

-- Those on storage.objects are named after the bucket.
select is_empty(
  $$ select polrelid::regclass || ': ' || polname from pg_policy
     where polrelid::regclass::text <> 'storage.objects'
       and polrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       and polname !~ format('^%s_%s_[a-z_]+$',
         (select relname from pg_class where oid = polrelid),
         case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
           else 'all' end) $$,
  'policies are named <table>_<action>_<who>'
);

select * from finish();
rollback;
