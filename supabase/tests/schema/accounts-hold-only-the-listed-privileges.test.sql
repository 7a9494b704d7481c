begin;
select plan(2);

select set_eq(
  $$ select table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type)
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'authenticated' group by table_name $$,
  $$ select name || ': delete insert select update' from unnest(array['activities', 'activity_categories',
       'entry_rules', 'events', 'faq_questions', 'guide_entries', 'hero_slides', 'message_templates', 'photos', 'places', 'product_collections', 'proposal_items', 'products', 'regions', 'search_synonyms',
       'services', 'tags', 'team_members',
       'travel_categories', 'travel_days', 'travel_tags', 'travel_types', 'travel_vehicles', 'travels',
       'types', 'vehicle_unavailability', 'vehicles']) name
     union all select unnest(array['newsletter_subscriptions: delete', 'newsletter_issues: delete select', 'newsletter_recipients: select',
       'contact_submissions: delete select', 'proposals: delete select', 'reviews: select', 'review_photos: select', 'review_subjects: select', 'review_reports: select', 'staff_roles: delete select', 'accounts: select',
       'submission_notes: delete select', 'people: select', 'person_notes: delete select', 'submission_messages: delete select', 'inquiry_selections: select', 'inquiry_files: delete select', 'photo_uses: select', 'photo_library: select',
       'saved_views: delete select', 'form_drafts: delete select', 'notification_settings: select', 'unmatched_mails: select',
       'languages: select', 'regions_in_use: select', 'types_in_use: select', 'tags_in_use: select', 'product_collections_in_use: select',
       'record_changes: select', 'deleted_records: select', 'erasures: select', 'empty_searches: select', 'preview_links: delete', 'translations: delete select', 'translatable_texts: select', 'translation_progress: select', 'translation_totals: select', 'draft_changes: delete select', 'scheduled_publications: delete select', 'sweeps: select',
       'profiles: select', 'id_redirects: select', 'search_documents: select', 'submission_events: select', 'mail_attempts: select',
       'office_settings: select update', 'site_settings: select update']) $$,
  'whole tables'
);

select set_eq(
  $$ select table_name || ' ' || lower(privilege_type) || ': '
       || string_agg(column_name, ' ' order by column_name collate "C")
     from information_schema.column_privileges held
     where table_schema = 'public' and grantee = 'authenticated' and not exists (
       select 1 from information_schema.role_table_grants whole
       where (whole.table_schema, whole.table_name, whole.grantee, whole.privilege_type)
         = (held.table_schema, held.table_name, held.grantee, held.privilege_type))
     group by table_name, privilege_type $$,
  array[
    'contact_submissions insert: childrenUnder12 childrenUnder5 departureDate email groupSize id message name'
      || ' needsTransportation returnDate service',
    'contact_submissions update: assignee_id follow_up_on holds_review_request lost_reason snoozed_until status trip_ended_on value_currency value_minor',
    'draft_changes insert: base changes record_id resource',
    'draft_changes update: base changes',
    'form_drafts insert: account_id base changes form record_id record_version',
    'form_drafts update: account_id base changes form record_id record_version',
    'inquiry_selections insert: activity_ids details includes_camping language plan source_path subject submission_id travel_ids',
    'inquiry_links select: created_at emailed_at expires_at id last_used_at requested_at revoked_at submission_id',
    'mail_outbox select: attempts created_at id kind last_error next_attempt_at sent_at status subject'
      || ' submission_id to_email uncertain_since updated_at',
    'newsletter_issues insert: blocks language preheader subject',
    'newsletter_issues update: blocks language preheader subject',
    'newsletter_subscriptions select: bounced_at confirmed_at consent_text consent_version email end_reason id locale requested_at'
      || ' status unsubscribed_at',
    'notification_settings insert: assigned customer_replied digest due_today proposal_answered',
    'notification_settings update: assigned customer_replied digest due_today proposal_answered',
    'people update: language own_name phone tags',
    'person_notes insert: body person_id',
    'person_notes update: body',
    'preview_links select: created_at created_by expires_at id last_used_at record_id resource uses',
    'profiles update: disabled_at full_name',
    'proposals insert: currency ends_on id included language not_included starts_on submission_id terms title travellers valid_until',
    'proposals update: currency ends_on included language not_included starts_on terms title travellers valid_until',
    'review_photos update: rejection_reason',
    'review_reports insert: details review_id rule',
    'review_reports update: is_handled',
    'review_requests select: created_at declined_at expires_at id queued_at submission_id used_at withdrawn_at',
    'reviews update: answer rejection_reason status',
    'saved_views insert: filter name',
    'saved_views update: filter name',
    'scheduled_publications insert: action due_at record_id resource',
    'scheduled_publications update: action due_at record_id resource',
    'staff_invitations select: accepted_at accepted_by created_at email expires_at id invited_by language revoked_at role',
    'staff_invitations update: revoked_at',
    'staff_roles insert: role user_id',
    'staff_roles update: role',
    'submission_messages insert: body id language proposal_id subject submission_id template_id to_emails',
    'submission_messages update: body language proposal_id subject template_id to_emails',
    'submission_notes insert: body submission_id',
    'submission_notes update: body',
    'translations insert: field item language record_id resource source_text status text',
    'translations update: field item language record_id resource source_text status text',
    'unmatched_mails update: discarded_at'
  ],
  'single columns'
);

select * from finish();
rollback;
