begin;
select plan(3);

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and exists (select 1 from aclexplode(coalesce(proacl, acldefault('f', proowner))) acl where acl.grantee = 0) $$,
  'no function is open to PUBLIC'
);

select results_eq(
  $$ select oid::regprocedure::text collate "C" from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', oid, 'execute') order by 1 $$,
  array[
    'content_changed_at()',
    'count_empty_search(text,text)',
    'find_travels(text,text,text,text[],text,text,integer,integer,integer,text,numeric,numeric)',
    'map_travels(text,text,text,text[],text,text,numeric[],integer,text,numeric,numeric)',
    'open_preview(text)',
    'private.accepts_selection(uuid)',
    'private.account_state()',
    'private.address_keys(text)',
    'private.check_request()',
    'private.convert_price(numeric,text,text,numeric)',
    'private.count_empty_search(text,text)',
    'private.count_reviews()',
    'private.fold_spelling(text)',
    'private.is_admin()',
    'private.is_plan(jsonb)',
    'private.is_plan_item(jsonb)',
    'private.is_staff()',
    'private.last_content_change()',
    'private.measure_replies()',
    'private.new_challenge()',
    'private.opened_preview(text)',
    'private.photo_path(text)',
    'private.search_queries(text)',
    'private.search_travel_ids(text)',
    'private.sort_key(text)',
    'private.trimmed(text)',
    'proof_of_work_challenge()',
    'review_counts()',
    'search_site(text,integer)',
    'travel_choices()',
    'travel_route(text)',
    'typical_reply_time()'
  ] collate "C",
  'what the anonymous role may call'
);

select results_eq(
  $$ select oid::regprocedure::text collate "C" from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('authenticated', oid, 'execute')
       and not has_function_privilege('anon', oid, 'execute') order by 1 $$,
  array[
    'account_state()',
    'add_submission(jsonb)',
    'chosen_ids(contact_submissions)',
    'completeness(activities)',
    'completeness(travels)',
    'confirm_mail(uuid)',
    'confirm_proposal(uuid)',
    'create_preview_link(text,text)',
    'dashboard()',
    'erase_person(text,uuid[])',
    'export_person(text)',
    'insight(date,date)',
    'is_published_id(text,text)',
    'mail_health()',
    'mark_source_checked(text,text)',
    'newsletter_issue_figures(uuid)',
    'private.add_submission(jsonb)',
    'private.are_months(smallint[],smallint[])',
    'private.are_newsletter_blocks(jsonb)',
    'private.are_proposal_lines(text[])',
    'private.are_trip_names(jsonb)',
    'private.change_issue_schedule(uuid,timestamp with time zone)',
    'private.clock_minutes(text)',
    'private.due_statements()',
    'private.end_inquiry_link(uuid,boolean)',
    'private.erase_person_data(text,uuid[])',
    'private.filtered_travel_ids(text,text,text)',
    'private.has_text_keys(jsonb,text[])',
    'private.inquiries_per_week()',
    'private.insight_groups(date,date)',
    'private.insight_series(date,date,text)',
    'private.insight_totals(date,date)',
    'private.is_file_of_used_photo(text)',
    'private.is_floor_plan(jsonb)',
    'private.is_list_of(jsonb,text[])',
    'private.is_newsletter_block(jsonb)',
    'private.is_published_id(text,text)',
    'private.is_restorable(text)',
    'private.keys_of_message(text,text,text[],text,text,text)',
    'private.last_outbox_drain()',
    'private.mark_mail_delivered(uuid)',
    'private.matching_submission_ids(text)',
    'private.matching_travel_ids(text)',
    'private.missing_parents(jsonb,text)',
    'private.new_preview_link(text,text)',
    'private.note_viewer(uuid,boolean)',
    'private.office_minutes(timestamp with time zone,timestamp with time zone)',
    'private.office_stretches(timestamp with time zone,timestamp with time zone)',
    'private.office_time_ago(integer)',
    'private.person_data(text)',
    'private.plain_address(text)',
    'private.publishing_facts()',
    'private.requeue_mail(uuid)',
    'private.save_build_hook(text)',
    'private.send_draft(uuid,submission_status,boolean)',
    'private.settings_day(text)',
    'private.start_of(date)',
    'private.submission_ids_by_reference(text)',
    'private.update_columns(regclass,jsonb)',
    'publishing_state()',
    'replace_inquiry_link(uuid)',
    'replace_photo(uuid,uuid)',
    'restore_record(bigint)',
    'retry_mail(uuid)',
    'revoke_inquiry_link(uuid)',
    'save_order(text,text[])',
    'save_proposal(jsonb,jsonb,timestamp with time zone)',
    'save_settings(jsonb,timestamp with time zone,timestamp with time zone)',
    'save_travel(jsonb,text[],text[],jsonb,timestamp with time zone)',
    'save_vehicle(jsonb,text[],timestamp with time zone)',
    'schedule_newsletter_issue(uuid,timestamp with time zone)',
    'search_submissions(text)',
    'search_travels(text,text,text)',
    'send_message(uuid,submission_status,boolean)',
    'set_build_hook(text)',
    'source_path(contact_submissions)',
    'stops_at_place(text)',
    'submission_counts()',
    'submissions_with_failed_mail(text)',
    'unschedule_newsletter_issue(uuid)',
    'view_submission(uuid,boolean)'
  ] collate "C",
  'what an account may call besides'
);

select * from finish();
rollback;
