begin;
select plan(2);

-- A bare call runs for each row; inside a subquery it runs once.
select is_empty(
  $$ select tablename || ': ' || policyname from pg_policies
     where schemaname in ('public', 'storage')
       and regexp_replace(concat_ws(' ', qual, with_check),
         'SELECT (private\.may\(''[a-z.]+''::text\)|private\.account_state\(\)|auth\.uid\(\))', '', 'g')
         ~ '(may|account_state|uid)\(' $$,
  'policies wrap what does not depend on the row'
);

select is_empty(
  $$ select tablename || ': ' || policyname from pg_policies
     where schemaname = 'public' and roles && array['public'::name] $$,
  'policies name the roles they are for'
);

select * from finish();
rollback;
