-- What the back office reads, as staff and as an administrator, and what the server reads (measure.sql first).

select pg_temp.become('person-1000@bench.example');

do $$
declare
  submission constant text := 'id, name, email, service, message, "groupSize", "childrenUnder12", "childrenUnder5", "departureDate", "returnDate", "needsTransportation", status, assignee_id, language, last_message_at, awaits, follow_up_on, snoozed_until, due_at, channel, phone, consent_note, created_by, created_at, updated_at';
  submissions constant text := 'public.contact_submissions';
  newest constant text := 'created_at desc, id desc';
  latest constant text := 'last_message_at desc, id desc';
  awake constant text := '(snoozed_until is null or snoozed_until <= now())';
  not_spam constant text := 'status <> ''spam''';
  selected constant text := 'left join lateral (select row_to_json(chosen.*) as selection from (select subject, travel_ids, activity_ids, plan from public.inquiry_selections where submission_id = contact_submissions.id) chosen) selection on true';
  selected_of_answers constant text := replace(selected, 'contact_submissions.id', 'travels.id');
  is_open constant text := 'status = any (''{new,in_progress,waiting}'')';
  me constant text := quote_literal(auth.uid());
  person constant text := 'id, address, name, phone, sent_phone, language, sent_language, tags, inquiries, last_contact_at, updated_at';
  contact constant text := 'last_contact_at desc, id desc';
  month constant text := 'current_date - 29, current_date';
  quarter constant text := 'current_date - 89, current_date';
  two_years constant text := 'current_date - 729, current_date';
  travel constant text := 'travels.id, travels.title, travels.location, travels."imageUrl", travels.price, travels.status, travels.updated_at, row_to_json(region.*) as region, types.list as travel_types, tags.list as travel_tags';
  joined constant text := 'left join lateral (select title from public.regions where regions.id = travels.region_id) region on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(type.*) as types from public.travel_types
      left join lateral (select title from public.types where types.id = travel_types.type_id) type on true where travel_types.travel_id = travels.id) link) types on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(tag.*) as tags from public.travel_tags
      left join lateral (select title from public.tags where tags.id = travel_tags.tag_id) tag on true where travel_tags.travel_id = travels.id) link) tags on true';
  by_title constant text := 'travels.title_key, travels.id';
  common_type constant text := (select id from public.types order by id limit 1);
  rare_tag constant text := (select tag_id from public.travel_tags group by tag_id order by count(*) limit 1);
  name_of_one constant text := (select split_part(title, ' ', 1) from public.travels where id = 'bench-5123');
  hundred_ids constant text := (select array_agg(md5('submission ' || n)::uuid)::text from generate_series(50001, 50100) n);
begin
  perform pg_temp.ask('dashboard()', 'select public.dashboard()');

  perform pg_temp.ask('submission_counts()', 'select public.submission_counts()');
  perform pg_temp.page('submissions, New', submission, submissions, 'status = ''new'' and ' || awake, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Mine', submission, submissions, is_open || ' and assignee_id = ' || me || ' and ' || awake, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Mine, won', submission, submissions, 'status = ''won'' and assignee_id = ' || me, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Unassigned', submission, submissions, is_open || ' and assignee_id is null and ' || awake, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Waiting', submission, submissions, 'status = ''waiting'' and ' || awake, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Due', submission, submissions, is_open || ' and due_at <= now()', 'due_at, id', 0, 25, '1001', selected);
  perform pg_temp.page('submissions, All', submission, submissions, not_spam, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, All, page 100', 'id', submissions, not_spam, latest, 2475, 25, 'all');
  perform pg_temp.page('submissions, All, last page', 'id', submissions, not_spam, latest, 94975, 25, 'all');
  perform pg_temp.page('submissions, Won / Lost', submission, submissions, 'status = any (''{won,lost}'')', latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, Won / Lost, page 100', 'id', submissions, 'status = any (''{won,lost}'')', latest, 2475, 25, 'all');
  perform pg_temp.page('submissions, Spam', submission, submissions, 'status = ''spam''', latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, All, in Arabic', submission, submissions, not_spam || ' and language = ''ar''', latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, All, of one owner', submission, submissions, not_spam || ' and assignee_id = ' || me, latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, All, a service of the last week', submission, submissions, not_spam || ' and service = ''mechanic'' and created_at >= now() - interval ''7 days''', latest, 0, 25, '1001', selected);
  perform pg_temp.page('submissions, a reference', submission, format('public.search_submissions(%L)', left(md5('submission 7'), 8)), not_spam, latest, 0, 25, '1001', selected_of_answers);
  perform pg_temp.page('saved views', 'id, name, filter', 'public.saved_views', 'true', 'created_at', 0, 50);
  perform pg_temp.page('submissions, rows of a distant page', submission, submissions, format('id = any (%L)', hundred_ids), 'id');
  perform pg_temp.page('submissions, All, oldest first', submission, submissions, 'true', 'created_at, id', 0, 25, '1001');
  perform pg_temp.page('submissions, All, by name', submission, submissions, 'true', 'name_key, id', 0, 25, '1001');
  perform pg_temp.page('submissions, All, by name, descending', submission, submissions, 'true', 'name_key desc, id desc', 0, 25, '1001');
  perform pg_temp.page('submissions, All, by name, last page', 'id', submissions, 'true', 'name_key, id', 99975, 25, 'all');
  perform pg_temp.page('submissions, All, by status', submission, submissions, 'true', 'status, id', 0, 25, '1001');
  perform pg_temp.page('submissions, All, by service', submission, submissions, 'true', 'service desc, id desc', 0, 25, '1001');
  perform pg_temp.page('submissions, All, lost', submission, submissions, 'status = ''lost''', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, All, lost, page 100', 'id', submissions, 'status = ''lost''', newest, 2475, 25, 'all');
  perform pg_temp.page('submissions, All, lost, last page', 'id', submissions, 'status = ''lost''', newest, 44000, 25, 'all');
  perform pg_temp.page('submissions, All, waiting', submission, submissions, 'status = ''waiting''', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, All, one service', submission, submissions, 'service = ''mechanic''', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, All, one service, last page', 'id', submissions, 'service = ''mechanic''', newest, 14250, 25, 'all');
  perform pg_temp.page('submissions, All, some days', submission, submissions, 'created_at >= now() - interval ''300 days'' and created_at < now() - interval ''290 days''', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, Spam, page 100', 'id', submissions, 'status = ''spam''', latest, 2475, 25, 'all');
  perform pg_temp.page('submissions, Mail failed', submission, 'public.submissions_with_failed_mail()', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, Mail failed, common word', submission, 'public.submissions_with_failed_mail(''desert'')', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, rare word', submission, 'public.search_submissions(''zellige'')', 'true', latest, 0, 25, '1001');
  perform pg_temp.page('submissions, rare word of messages', submission, 'public.search_submissions(''saffron'')', 'true', latest, 0, 25, '1001');
  perform pg_temp.page('submissions, common word of messages', submission, 'public.search_submissions(''regards'')', 'true', latest, 0, 25, '1001');
  perform pg_temp.page('submissions, two words of messages', submission, 'public.search_submissions(''regards saffron'')', 'true', latest, 0, 25, '1001');
  perform pg_temp.page('submissions, a word that is nowhere', submission, 'public.search_submissions(''marrakesch'')', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, two letters that are nowhere', submission, 'public.search_submissions(''jx'')', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, one letter', submission, 'public.search_submissions(''d'')', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, common word', submission, 'public.search_submissions(''desert'')', 'true', latest, 0, 25, '1001');
  perform pg_temp.page('submissions, common word, New', submission, 'public.search_submissions(''desert'')', 'status = ''new''', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, two common words, page 100', submission, 'public.search_submissions(''desert oasis'')', 'true', newest, 2475, 25, '1001');
  perform pg_temp.page('submissions, part of an address', submission, 'public.search_submissions(''guest-59999'')', 'true', newest, 0, 25, '1001');
  perform pg_temp.page('submissions, export, rows 1 to 1,000', submission, submissions, 'true', newest, 0, 1000, 'all');
  perform pg_temp.page('submissions, export, the last 1,000', 'id', submissions, 'true', newest, 99000, 1000, 'all');
  perform pg_temp.page('submissions, export of a common word', submission, 'public.search_submissions(''desert'')', 'true', newest, 0, 1000, 'all');
  perform pg_temp.page('submissions, export of a common word, the last 1,000', submission, 'public.search_submissions(''desert'')', 'true', newest, 4000, 1000, 'all');
  perform pg_temp.page('a submission''s mails', 'id, kind, status', 'public.mail_outbox', format('submission_id = %L', md5('submission 7')), newest, 0, 25, '1001');
  perform pg_temp.page('a submission''s history', '*', 'public.submission_events', format('submission_id = %L', md5('submission 7')), 'id', 0, 25, '1001');
  perform pg_temp.page('a submission''s notes', 'id, body, author_id', 'public.submission_notes', format('submission_id = %L', md5('submission 10')), 'created_at, id', 0, 25, 'all');
  perform pg_temp.page('a person''s earlier inquiries', submission, submissions, format('email = any (%L) and id <> %L', '{guest-7@bench.example,GUEST-7@BENCH.EXAMPLE}', md5('submission 7')), newest, 0, 25, '1001');

  perform pg_temp.page('people', person, 'public.people', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.page('people, page 100', 'id', 'public.people', 'is_listed', contact, 2475, 25, 'all');
  perform pg_temp.page('people, by name', person, 'public.people', 'is_listed', 'name_key, id', 0, 25, '1001');
  perform pg_temp.page('people, most inquiries', person, 'public.people', 'is_listed', 'inquiries desc, id desc', 0, 25, '1001');
  perform pg_temp.page('people, a name', person, 'public.search_people(''Guest 5123'')', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.page('people, an address', person, 'public.search_people(''guest-59999 bench example'')', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.page('people, part of a phone number', person, 'public.search_people(''0005120'')', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.page('people, a common word', person, 'public.search_people(''guest'')', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.page('people, a tag', person, 'public.search_people('''', ''tag 10'')', 'is_listed', contact, 0, 25, '1001');
  perform pg_temp.ask('person_tags()', 'select public.person_tags()');
  perform pg_temp.page('a person by address', 'id, tags, merged_into', 'public.people', 'address = ''guest-7@bench.example''', 'id', 0, 1);
  perform pg_temp.ask('person(), two addresses', format('select public.person(%L)', (select id from public.people where address = 'guest-7@bench.example')));
  perform pg_temp.ask('person(), one address', format('select public.person(%L)', (select id from public.people where address = 'guest-500@bench.example')));
  perform pg_temp.page('a person''s notes', '*', 'public.person_notes', format('person_id = any (array[%L::uuid])', (select id from public.people where address = 'guest-500@bench.example')), newest, 0, 100, 'all');

  perform pg_temp.ask('insight, totals, 90 days', format('select private.insight_totals(%s)', quarter));
  perform pg_temp.ask('insight, totals, two years', format('select private.insight_totals(%s)', two_years));
  perform pg_temp.ask('insight, reply times, 90 days', format('select private.insight_reply_times(%s)', quarter));
  perform pg_temp.ask('insight, reply times, two years', format('select private.insight_reply_times(%s)', two_years));
  perform pg_temp.ask('insight, weeks and months, two years', format('select private.insight_series(%s)', two_years));
  perform pg_temp.ask('insight, by service, two years', format('select private.insight_group(%s, ''service'')', two_years));
  perform pg_temp.ask('insight, by language, two years', format('select private.insight_group(%s, ''language'')', two_years));
  perform pg_temp.ask('insight, by owner, two years', format('select private.insight_group(%s, ''owner'')', two_years));
  perform pg_temp.ask('insight, by source page, two years', format('select private.insight_topic(%s, ''source'')', two_years));
  perform pg_temp.ask('insight, by travel, two years', format('select private.insight_topic(%s, ''travel'')', two_years));
  perform pg_temp.ask('insight, by activity, two years', format('select private.insight_topic(%s, ''activity'')', two_years));
  perform pg_temp.page('insight, waiting now', 'id', 'public.contact_submissions', is_open || ' and awaits = ''office''', latest, 0, 25, 'all');
  perform pg_temp.ask('insight, searches without results, two years', 'select term, language, sum(searches), max(day) from public.empty_searches where day between current_date - 729 and current_date group by term, language order by 3 desc, term limit 50');
  perform pg_temp.ask('insight(), all of it, 30 days', format('select public.insight(%s)', month));
  perform pg_temp.ask('insight(), all of it, 90 days', format('select public.insight(%s)', quarter));

  perform pg_temp.page('travels', travel, 'public.travels', 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, page 40', travel, 'public.travels', 'true', by_title, 975, 25, '1001', joined);
  perform pg_temp.page('travels, page 100', 'id', 'public.travels', 'true', by_title, 2475, 25, 'all');
  perform pg_temp.page('travels, last page', 'id', 'public.travels', 'true', by_title, 10000, 25, 'all');
  perform pg_temp.page('travels, last changed', travel, 'public.travels', 'true', 'updated_at desc, travels.id desc', 0, 25, '1001', joined);
  perform pg_temp.page('travels, drafts', travel, 'public.travels', 'status = ''draft''', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, one region', travel, 'public.travels', format('region_id = %L', (select min(id) from public.regions)), by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, one type', travel, format('public.search_travels('''', %L, null)', common_type), 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, a rare tag', travel, format('public.search_travels('''', null, %L)', rare_tag), 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, a type and a rare tag', travel, format('public.search_travels('''', %L, %L)', common_type, rare_tag), 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, rare word', travel, format('public.search_travels(%L)', name_of_one), 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, common word', travel, 'public.search_travels(''desert'')', 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, two letters', travel, 'public.search_travels(''jx'')', 'true', by_title, 0, 25, '1001', joined);
  perform pg_temp.page('travels, export of 1,000', travel, 'public.travels', 'true', by_title, 0, 1000, 'all', joined);
  perform pg_temp.page('a travel''s changes', '*', 'public.record_changes', 'resource in (''travels'') and record_id = ''bench-512''', 'id desc', 0, 20, '1001');
  perform pg_temp.page('regions in use', '*', 'public.regions_in_use', 'true', 'position, id', 0, 25, 'all');
  perform pg_temp.page('types in use', '*', 'public.types_in_use', 'true', 'position, id', 0, 25, 'all');
  perform pg_temp.page('tags in use', '*', 'public.tags_in_use', 'true', 'position, id', 0, 25, 'all');

  perform pg_temp.page('translations, what is left', '*', 'public.translation_progress', 'not is_complete', 'is_visible desc, resource, title, id', 0, 25, 'all');
  perform pg_temp.page('translations, missing in French', '*', 'public.translation_progress', 'not is_complete and language = ''fr'' and is_visible and missing > 0', 'is_visible desc, resource, title, id', 0, 25, 'all');
  perform pg_temp.page('translations, page 41', '*', 'public.translation_progress', 'not is_complete', 'is_visible desc, resource, title, id', 1000, 25, 'all');
  perform pg_temp.ask('translations, totals', 'select * from public.translation_totals');
  perform pg_temp.ask('translations of 25 travels in a list', 'select * from public.translation_progress where resource = ''travels'' and record_id = any (array(select id from public.travels order by title_key, id limit 25))');
  perform pg_temp.ask('translations of a travel', 'select * from public.record_translations(''travels'', ''{bench-512}'')');
  perform pg_temp.page('photos', '*', 'public.photo_library', 'true', newest, 0, 25, 'all');
  perform pg_temp.page('photos, unused, a word', '*', 'public.photo_library', 'is_used = false and search_text ilike ''%desert%''', newest, 0, 25, 'all');
  perform pg_temp.page('photos, 1,000 tags', 'id, tags', 'public.photo_library', 'true', newest, 0, 1000, 'all');
  perform pg_temp.page('a photo''s uses', '*', 'public.photo_uses', 'photo_id = (select id from public.photos order by path limit 1)', 'resource, title', 0, 25);
  perform pg_temp.page('reviews, pending', '*', 'public.reviews', 'status = ''pending''', newest, 0, 25, 'all');
  perform pg_temp.page('reviews, published, page 100', 'id', 'public.reviews', 'status = ''published''', newest, 2475, 25, 'all');
  perform pg_temp.page('reviews, published, a word', '*', 'public.reviews', 'status = ''published'' and search_text ilike ''%desert%''', newest, 0, 25, 'all');
  perform pg_temp.page('reviews, tab count', 'id', 'public.reviews', 'status = ''published''', newest, 0, 1, 'all');
  perform pg_temp.page('events of the back office', '*', 'public.events', 'true', 'position, id', 0, 25, 'all');
  perform pg_temp.page('failed mails', 'id, kind, to_email, subject, last_error', 'public.mail_outbox', 'status = ''failed''', newest, 0, 25, '1001');
  perform pg_temp.ask('mail_health()', 'select public.mail_health()');
  perform pg_temp.ask('publishing_state()', 'select public.publishing_state()');
end $$;

select pg_temp.become('person-400@bench.example');

do $$
begin
  perform pg_temp.ask('dashboard(), administrator', 'select public.dashboard()');
  perform pg_temp.page('accounts', '*', 'public.accounts', 'true', 'created_at desc, id desc', 0, 25, 'all');
  perform pg_temp.page('accounts, no access', '*', 'public.accounts', 'role is null and disabled_at is null', 'created_at desc, id desc', 0, 25, 'all');
  perform pg_temp.page('trash', '*', 'public.deleted_records', 'true', 'deleted_at desc, id desc', 0, 25, 'all');
  perform pg_temp.page('changes of access', '*', 'public.record_changes', 'resource in (''staff_roles'', ''profiles'')', 'id desc', 0, 20, '1001');
  perform pg_temp.ask('export of a person', 'select public.export_person(''guest-7@bench.example'')');
end $$;

select pg_temp.become('service_role');

do $$
begin
  perform pg_temp.page('mails to an address in the last hour', 'id', 'public.mail_outbox', 'kind = ''inquiry_visitor'' and to_email = ''guest-7@bench.example'' and created_at > now() - interval ''1 hour''', 'created_at', 0, 5);
  perform pg_temp.page('an inquiry to answer', '*', 'public.contact_submissions', format('id = %L', md5('submission 7')), 'id');
end $$;

select set_config('role', 'none', false);
