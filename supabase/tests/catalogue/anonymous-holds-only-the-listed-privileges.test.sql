begin;
select plan(3);

select results_eq(
  $$ select table_name::text collate "C", string_agg(lower(privilege_type), ' ' order by privilege_type)
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC') group by 1 order by 1 $$,
  $$ select name collate "C", 'select' from unnest(array['activities', 'activity_categories', 'events',
       'hero_slides', 'product_collections', 'products', 'regions', 'search_documents', 'services',
       'site_settings', 'tags', 'travel_categories', 'travel_days', 'travel_tags', 'travel_types',
       'travel_vehicles', 'travels', 'types', 'vehicles']) name order by 1 $$,
  'whole tables'
);

select results_eq(
  $$ select table_name::text collate "C", lower(privilege_type),
       string_agg(column_name::text, ' ' order by column_name::text collate "C")
     from information_schema.column_privileges held
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
       and table_name::text not in (select table_name::text from information_schema.role_table_grants
         where table_schema = 'public' and grantee = 'anon')
     group by 1, 2 order by 1, 2 $$,
  $$ values
     ('contact_submissions' collate "C", 'insert', 'childrenUnder12 childrenUnder5 departureDate email groupSize'
       || ' id message name needsTransportation returnDate service'),
     ('inquiry_selections', 'insert', 'activity_ids includes_camping submission_id travel_ids'),
     ('photos', 'select', 'alt credit height id mime_type path sizes status width'),
     ('reviews', 'select', 'activity_id avatar_url comment created_at id is_verified location name rating'
       || ' status travel_id visited_on') $$,
  'single columns'
);

select is_empty(
  $$ select sequence_name from information_schema.sequences
     where sequence_schema = 'public'
       and has_sequence_privilege('anon', format('public.%I', sequence_name), 'usage, select, update') $$,
  'no sequences'
);

select * from finish();
rollback;
