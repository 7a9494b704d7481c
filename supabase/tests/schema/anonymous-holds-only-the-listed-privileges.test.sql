begin;
select plan(3);

select set_eq(
  $$ select table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type)
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC') group by table_name $$,
  $$ select name || ': select' from unnest(array['activities', 'activity_categories', 'entry_rules', 'events', 'faq_questions', 'guide_entries',
       'hero_slides', 'id_redirects', 'languages', 'places', 'product_collections', 'products', 'regions', 'review_subjects', 'search_documents', 'services', 'site_settings', 'tags', 'team_members',
       'travel_categories', 'travel_days', 'travel_tags', 'travel_types', 'travel_vehicles', 'travels',
       'types', 'vehicles']) name $$,
  'whole tables'
);

select set_eq(
  $$ select table_name || ' ' || lower(privilege_type) || ': '
       || string_agg(column_name, ' ' order by column_name collate "C")
     from information_schema.column_privileges held
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC') and not exists (
       select 1 from information_schema.role_table_grants whole
       where (whole.table_schema, whole.table_name, whole.grantee, whole.privilege_type)
         = (held.table_schema, held.table_name, held.grantee, held.privilege_type))
     group by table_name, privilege_type $$,
  array[
    'contact_submissions insert: childrenUnder12 childrenUnder5 departureDate email groupSize id message name'
      || ' needsTransportation returnDate service',
    'inquiry_selections insert: activity_ids details includes_camping language plan source_path subject submission_id travel_ids',
    'photos select: alt caption credit focal_x focal_y height id mime_type path sizes status translations width',
    'review_photos select: caption height id is_public position public_path review_id width',
    'review_reports insert: details review_id rule',
    'reviews select: answer answered_at avatar_url comment created_at id is_verified location name rating status'
      || ' visited_month',
    'vehicle_unavailability select: ends_on starts_on vehicle_id'
  ],
  'single columns'
);

select is_empty(
  $$ select seqrelid::regclass from pg_sequence join pg_class on pg_class.oid = seqrelid
     where relnamespace = 'public'::regnamespace
       and has_sequence_privilege('anon', seqrelid, 'usage, select, update') $$,
  'no sequences'
);

select * from finish();
rollback;
