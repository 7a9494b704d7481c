begin;
select plan(1);

-- The columns of the key lead an index, in any order among themselves. Languages are neither deleted nor renamed.
select is_empty(
  $$ select conrelid::regclass || '.' || conname from pg_constraint foreign_key
     where contype = 'f' and confrelid <> 'public.languages'::regclass and connamespace = 'public'::regnamespace
       and not exists (
         select 1 from pg_index index_
         where index_.indrelid = foreign_key.conrelid and index_.indpred is null
           and (index_.indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
       ) $$,
  'every foreign key has an index'
);

select * from finish();
rollback;
