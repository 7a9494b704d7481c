// Calls of the functions that write, as the back office, the site and the edge functions make them, with the rows of
// one-of-everything.sql. All other functions are called with the arguments of the rights tests.

export type Caller = 'anonymous' | 'staff' | 'admin' | 'server';

/** By name: the caller, and the statements of one transaction. */
export const functionCalls: Readonly<Record<string, readonly [Caller, ...string[]]>> = {
  save_travel: [
    'staff',
    `select save_travel('{"id": "hosted-new", "title": "New", "status": "published"}', '{test-type}', '{test-tag}', '[{"title": "Day"}]')`,
    `select save_travel(to_jsonb(old), '{}', '{}', '[]', updated_at) from travels old where id = 'test-published'`,
  ],
  save_vehicle: [
    'staff',
    `select save_vehicle('{"id": "hosted-new", "name": "New", "berths": 2, "seats": 2, "gearbox": "manual", "status": "published"}', '{test-draft}')`,
    `select save_vehicle(to_jsonb(old), '{}', updated_at) from vehicles old where id = 'test-published'`,
  ],
  save_settings: [
    'admin',
    `select save_settings('{"tagline": "New"}', site.updated_at, office.updated_at) from site_settings site, office_settings office`,
  ],
  save_order: [
    'staff',
    `select save_order('hero_slides', (select array_agg(id::text order by title desc) from hero_slides))`,
    `select save_order('travel_categories', (select array_agg(id::text order by name desc) from travel_categories))`,
  ],
  replace_photo: [
    'staff',
    `select replace_photo(shown.photo_id, other.id) from photo_uses shown, photos other where other.path = 'test-archived'`,
  ],
  restore_record: [
    'admin',
    `select restore_record(id) from record_changes where action = 'delete'`,
  ],
  export_person: ['admin', `select export_person('nadia@example.com')`],
  erase_person: ['admin', `select erase_person('nadia@example.com')`],
  save_proposal: [
    'staff',
    `select save_proposal('{"id": "00000000-0000-4000-8000-0000000000d9", "submission_id": "00000000-0000-4000-8000-000000000002"}', '[{"kind": "text", "title": "Test", "quantity": 1, "unit_price_minor": 100}]')`,
    `select save_proposal(to_jsonb(old), '[]', updated_at) from proposals old where status = 'draft'`,
  ],
  answer_proposal: [
    'server',
    `select answer_proposal(submission_id, id, false, 'Test') from proposals where status = 'sent'`,
  ],
  withdraw_proposal: ['staff', `select withdraw_proposal(id) from proposals where status = 'sent'`],
  mark_proposals_notified: [
    'server',
    `select mark_proposals_notified(array_agg(id)) from proposals`,
  ],
  retry_mail: ['staff', `select retry_mail(id) from mail_outbox where status = 'failed'`],
  confirm_mail: [
    'staff',
    `select confirm_mail(id) from mail_outbox where uncertain_since is not null`,
  ],
  inquiry_link_for: ['server', 'select inquiry_link_for(id) from contact_submissions'],
  submission_of_link: ['server', `select submission_of_link('test', '{}')`],
  renew_inquiry_links: ['server', `select renew_inquiry_links('nadia@example.com', '{}')`],
  write_to_inquiry: [
    'server',
    `select write_to_inquiry(id, gen_random_uuid(), 'Test') from contact_submissions`,
  ],
  receive_mail: [
    'server',
    `select receive_mail(jsonb_build_object('keys', array[repeat('1', 64)], 'references', array[]::text[], 'submission', id,
       'is_verified', false, 'is_automatic', false, 'from_email', email, 'from_name', '', 'to_emails', array[]::text[],
       'subject', '', 'body', 'Test', 'quoted', '', 'notes', '{}'::jsonb, 'files', array['test.pdf']))
     from contact_submissions where status = 'new' limit 1`,
  ],
  attach_mail: [
    'staff',
    `select attach_mail(id, '00000000-0000-4000-8000-000000000001') from unmatched_mails`,
  ],
  change_inquiry: ['server', `select change_inquiry(id, null, null, '2') from contact_submissions`],
  withdraw_inquiry: ['server', 'select withdraw_inquiry(id) from contact_submissions'],
  request_erasure: ['server', 'select request_erasure(id, email) from contact_submissions limit 1'],
  requested_erasures: ['server', 'select count(*) from requested_erasures()'],
  confirm_erasure: ['server', `select confirm_erasure('none', '{}', '{}')`],
  unnotified_erasures: ['server', 'select count(*) from unnotified_erasures()'],
  revoke_inquiry_link: ['staff', 'select revoke_inquiry_link(id) from contact_submissions'],
  replace_inquiry_link: ['staff', 'select replace_inquiry_link(id) from contact_submissions'],
  send_message: [
    'staff',
    `select send_message(id, 'won', true) from submission_messages where sent_at is null`,
  ],
  submission_counts: ['staff', 'select submission_counts()'],
  add_submission: [
    'staff',
    `select add_submission('{"name": "Karim", "email": "karim@example.com", "service": "general", "message": "Called us today.", "channel": "phone", "consent_note": "Yes."}')`,
  ],
  merge_people: [
    'staff',
    `select add_submission('{"name": "Karim", "email": "karim@example.com", "service": "general", "message": "Called us today.", "channel": "phone", "consent_note": "Yes."}')`,
    `select merge_people(one.id, other.id) from people one, people other where one.id < other.id limit 1`,
    `select split_person(id) from people where merged_into is not null`,
    `select id from people where is_listed`,
  ],
  unnotified_replies: ['server', 'select count(*) from unnotified_replies()'],
  // At every hour of a week: there are none before the office opens.
  due_mornings: [
    'server',
    `select count(*) from generate_series(now(), now() + interval '7 days', interval '1 hour') moment, due_mornings(moment)`,
  ],
  view_submission: ['staff', `select view_submission(id, true) from contact_submissions limit 1`],
  set_build_hook: ['admin', `select set_build_hook('https://api.example.com/build/1')`],
  schedule_newsletter_issue: [
    'staff',
    `select schedule_newsletter_issue(id, now()) from newsletter_issues where subject = 'Ready'`,
  ],
  unschedule_newsletter_issue: [
    'staff',
    `select schedule_newsletter_issue(id, now()) from newsletter_issues where subject = 'Ready'`,
    `select unschedule_newsletter_issue(id) from newsletter_issues where subject = 'Ready'`,
  ],
  begin_newsletter_issue: [
    'server',
    `select begin_newsletter_issue(id, updated_at, '', '') from newsletter_issues where subject = 'Due'`,
  ],
  queue_newsletter_mails: ['server', 'select queue_newsletter_mails()'],
  end_subscription: ['server', `select end_subscription('a@tests.example', 'bounced', 'No')`],
  start_outbox_drain: ['server', 'select count(*) from start_outbox_drain()'],
  claim_mails: ['server', 'select claim_mails(10)'],
  begin_delivery: ['server', 'select begin_delivery(id, attempts) from claim_mails(10)'],
  settle_mail: [
    'server',
    `select settle_mail(id, attempts, outcome) from claim_mails(10), unnest(array['sent', 'failed']) outcome`,
  ],
  claim_build_request: ['server', 'select claim_build_request(false)'],
  settle_build_request: [
    'server',
    `select settle_build_request(request, 'accepted', '') from claim_build_request(true)`,
    `select settle_build_request(max(id), 'failed', 'No') from private.build_requests`,
  ],
  accept_staff_invitation: [
    'server',
    `select accept_staff_invitation('test-open', id) from profiles where email = 'newcomer@tests.example'`,
  ],
  reserve_inquiry_file: [
    'server',
    `select reserve_inquiry_file(id, gen_random_uuid(), 'test.jpg', '{}') from contact_submissions where status = 'new' and not is_test limit 1`,
  ],
  reserve_message_file: [
    'server',
    `select reserve_message_file(id, author_id, gen_random_uuid(), 'test.pdf') from submission_messages where sent_at is null and author_id is not null limit 1`,
  ],
  unmailed_messages: ['server', 'select unmailed_messages()'],
  claim_review_upload: [
    'server',
    'select claim_review_upload(id) from review_photos where stored_at is null',
  ],
  claim_review_photos: ['server', 'select count(*) from claim_review_photos()'],
  settle_review_photo: ['server', 'select settle_review_photo(id, false) from review_photos'],
  forget_files: ['server', `select forget_files('photos', '{test-file}')`],
  consume_network_limit: [
    'server',
    `select consume_network_limit('newsletter', '{"cf-connecting-ip": "203.0.113.9"}')`,
  ],
};

/** Writes of the edge functions with the secret key. */
export const serverWrites = [
  `insert into newsletter_subscriptions (email, status, consent_text, consent_version, confirm_token_hash)
   values ('new@tests.example', 'pending', 'Test', 'test', 'test-new')`,
  `update newsletter_subscriptions set status = 'confirmed', confirmed_at = now() where confirm_token_hash = 'test'`,
  `insert into staff_invitations (email, role, token_hash) values ('c@tests.example', 'staff', 'test-new')`,
  `update staff_invitations set token_hash = 'test-later' where token_hash = 'test'`,
  `update profiles set full_name = 'New' where email = 'newcomer@tests.example'`,
  `update inquiry_files set mime_type = 'image/png', bytes = 1, stored_at = now() where stored_at is null`,
  `update review_photos set mime_type = 'image/png', bytes = 1, width = 4, height = 3, stored_at = now(), claimed_at = null
   where stored_at is null`,
  `delete from contact_submissions where is_test`,
] as const;

/** Rows that these calls need beyond one-of-everything.sql. */
export const fixtureSql = `
insert into public.types (id, title) values ('hosted-spare', 'Spare');
insert into public.tags (id, title) values ('hosted-spare', 'Spare');
insert into public.newsletter_issues (subject, blocks, status, scheduled_at) values
  ('Ready', '[{"id": "a", "kind": "text", "text": "Hello"}]', 'draft', null), ('Due', '[]', 'scheduled', now());
insert into public.staff_invitations (email, role, token_hash) values ('newcomer@tests.example', 'staff', 'test-open');
insert into public.mail_outbox
  (kind, submission_id, to_email, subject, body_text, body_html, idempotency_key, status, attempts, uncertain_since)
select kind, submission_id, to_email, subject, body_text, body_html, state, state::public.mail_status, 1,
  case state when 'failed' then now() end
from public.mail_outbox, unnest(array['queued', 'failed']) state where idempotency_key = 'test';
update private.publishing set hook_url = 'https://api.example.com/build/1', next_try_at = now() - interval '1 hour',
  content_changed_at = now() - interval '1 hour', waiting_since = now() - interval '1 hour'
where id = 1;
`;
