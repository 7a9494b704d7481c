begin;
select plan(1);

-- Triggers run in the order of their names. Before an insert one function decides everything, in an order that it
-- writes down; the server's trigger on contact_submissions runs when the public one does not.
select is_empty(
  $$ select tgrelid::regclass from pg_trigger
     where not tgisinternal
       -- Before insert, for each row.
       and tgtype & 7 = 7
       -- Shortens addresses of pictures, which no other trigger before an insert reads.
       and pg_get_triggerdef(oid) not like '%store_picture_paths%'
       -- Derives the price of a travel, which no other trigger before an insert reads either.
       and pg_get_triggerdef(oid) not like '%derive_price%'
       and pg_get_triggerdef(oid) not like '%WHEN ((CURRENT_USER <> ALL (ARRAY[''anon''::name, ''authenticated''::name])))%'
     group by tgrelid having count(*) > 1 $$,
  'no table has two triggers before an insert'
);

select * from finish();
rollback;
