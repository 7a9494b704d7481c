/**
 * The restrictions in parentheses of docs/access.md, as SQL and as column names. A restriction limits the rows
 * or columns of an action, or states how a function answers.
 */

const isPublished = (table: string, column: string) =>
  `${column} in (select id from public.${table} where status = 'published')`;

/** Rows by restriction, for all tables or for one. `caller` is replaced by the caller's id. */
const rows: Record<string, string | Record<string, string>> = {
  published: {
    any: `status = 'published'`,
    hero_slides: `status = 'published' and (starts_at is null or starts_at <= now())`,
    photo_uses: `${isPublished('travels', 'record_id')} and ${isPublished('photos', 'photo_id')}`,
  },
  parent: {
    any: isPublished('travels', 'travel_id'),
    vehicle_unavailability: isPublished('vehicles', 'vehicle_id'),
    travel_vehicles: `${isPublished('travels', 'travel_id')} and ${isPublished('vehicles', 'vehicle_id')}`,
    review_subjects: `review_id in (select id from public.reviews where status = 'published')
      and (travel_id is null or ${isPublished('travels', 'travel_id')})`,
  },
  own: {
    any: 'id = caller',
    submission_notes: 'author_id = caller',
    person_notes: 'author_id = caller',
    submission_messages: 'author_id = caller',
    saved_views: 'owner_id = caller',
    form_drafts: 'account_id = caller',
    notification_settings: 'user_id = caller',
  },
  'no accounts': `resource <> 'profiles'`,
  'no tests': 'not is_test',
  stored: 'stored_at is not null',
  'sent or own': '(sent_at is not null or author_id = caller)',
  'own draft': {
    any: 'author_id = caller and sent_at is null',
    inquiry_files: `message_id in (select id from public.submission_messages where author_id = caller and sent_at is null)`,
  },
  public: `is_public and ${isPublished('reviews', 'review_id')}`,
  revoke: 'accepted_at is null and revoked_at is null',
  draft: {
    any: `status = 'draft'`,
    proposal_items: `proposal_id in (select id from public.proposals where status = 'draft')`,
  },
};

/** `own, colleagues` are alternatives; all other restrictions apply together. */
const colleagues = 'id in (select user_id from public.staff_roles)';

export function expectedRows(table: string, restrictions: string[]): string {
  const conditions = restrictions.flatMap((restriction) => {
    const rule = rows[restriction];
    if (rule === undefined) return [];
    const condition = typeof rule === 'string' ? rule : (rule[table] ?? rule.any ?? 'true');
    return restriction === 'own' && restrictions.includes('colleagues')
      ? [`(${condition} or ${colleagues})`]
      : [`(${condition})`];
  });
  return conditions.join(' and ') || 'true';
}

/** Columns that a restriction excludes from select. */
export const hiddenColumns: Record<string, Record<string, string[]>> = {
  'no secrets': {
    mail_outbox: [
      ...['answer_as', 'answer_to', 'body_html', 'body_text', 'idempotency_key', 'reply_to'],
      'text_deleted_at',
    ],
    review_requests: ['address_hash', 'token_hash'],
    inquiry_links: [
      'erasure_emailed_at',
      'erasure_passed_on_at',
      'erasure_requested_at',
      'erasure_token_hash',
      'token_hash',
    ],
    newsletter_subscriptions: ['confirm_token_hash', 'unsubscribe_token_hash'],
    preview_links: ['token_hash'],
    staff_invitations: ['token_hash'],
  },
  'not who decided': {
    reviews: [
      'answered_by',
      'moderated_at',
      'moderated_by',
      'open_reports',
      'rejection_reason',
      'request_id',
      'search_text',
      'text_deleted_at',
    ],
    review_photos: [
      'bytes',
      'claimed_at',
      'created_at',
      'mime_type',
      'moderated_at',
      'moderated_by',
      'path',
      'public_at',
      'rejection_reason',
      'stored_at',
    ],
  },
  'not why': { vehicle_unavailability: ['reason'] },
  'not who uploaded': {
    photos: [
      'bytes',
      'created_at',
      'created_by',
      'file_name',
      'licence',
      'place',
      'tags',
      'taken_on',
      'updated_at',
    ],
  },
};

const offer = [
  'currency',
  'ends_on',
  'included',
  'language',
  'not_included',
  'starts_on',
  'terms',
  'title',
  'travellers',
  'valid_until',
];

/** The writable columns of tables where not all are. */
export const writableColumns: Record<string, { insert?: string[]; update?: string[] }> = {
  contact_submissions: {
    insert: [
      'childrenUnder12',
      'childrenUnder5',
      'departureDate',
      'email',
      'groupSize',
      'id',
      'message',
      'name',
      'needsTransportation',
      'returnDate',
      'service',
    ],
    update: [
      'assignee_id',
      'follow_up_on',
      'holds_review_request',
      'lost_reason',
      'snoozed_until',
      'status',
      'trip_ended_on',
      'value_currency',
      'value_minor',
    ],
  },
  inquiry_selections: {
    insert: [
      'activity_ids',
      'details',
      'includes_camping',
      'language',
      'plan',
      'source_path',
      'subject',
      'submission_id',
      'travel_ids',
    ],
  },
  proposals: { insert: ['id', 'submission_id', ...offer], update: offer },
  submission_notes: { insert: ['body', 'submission_id'], update: ['body'] },
  people: { update: ['language', 'own_name', 'phone', 'tags'] },
  person_notes: { insert: ['body', 'person_id'], update: ['body'] },
  submission_messages: {
    insert: [
      'body',
      'id',
      'language',
      'proposal_id',
      'subject',
      'submission_id',
      'template_id',
      'to_emails',
    ],
    update: ['body', 'language', 'proposal_id', 'subject', 'template_id', 'to_emails'],
  },
  saved_views: { insert: ['filter', 'name'], update: ['filter', 'name'] },
  form_drafts: {
    insert: ['account_id', 'base', 'changes', 'form', 'record_id', 'record_version'],
    update: ['account_id', 'base', 'changes', 'form', 'record_id', 'record_version'],
  },
  notification_settings: {
    insert: ['assigned', 'customer_replied', 'digest', 'due_today', 'proposal_answered'],
    update: ['assigned', 'customer_replied', 'digest', 'due_today', 'proposal_answered'],
  },
  unmatched_mails: { update: ['discarded_at'] },
  reviews: { update: ['answer', 'rejection_reason', 'status'] },
  review_photos: { update: ['rejection_reason'] },
  review_reports: { insert: ['details', 'review_id', 'rule'], update: ['is_handled'] },
  newsletter_issues: {
    insert: ['blocks', 'language', 'preheader', 'subject'],
    update: ['blocks', 'language', 'preheader', 'subject'],
  },
  draft_changes: {
    insert: ['base', 'changes', 'record_id', 'resource'],
    update: ['base', 'changes'],
  },
  translations: {
    insert: ['field', 'item', 'language', 'record_id', 'resource', 'source_text', 'status', 'text'],
    update: ['field', 'item', 'language', 'record_id', 'resource', 'source_text', 'status', 'text'],
  },
  scheduled_publications: {
    insert: ['action', 'due_at', 'record_id', 'resource'],
    update: ['action', 'due_at', 'record_id', 'resource'],
  },
  profiles: { update: ['disabled_at', 'full_name'] },
  staff_roles: { insert: ['role', 'user_id'], update: ['role'] },
  staff_invitations: { update: ['revoked_at'] },
};

/** Every restriction that docs/access.md may use; an unknown one fails the test. */
export const knownRestrictions = new Set([
  ...Object.keys(rows),
  ...Object.keys(hiddenColumns),
  'colleagues',
  'counted',
  'finds nothing',
  'form',
  'handled',
  'just sent',
  'known',
  'left out',
  'decision',
  'discard',
  'draft fields',
  'due',
  'name',
  'name + disabled',
  'offer',
  'on published',
  'refused',
  'role',
  'translated',
  'unused',
  'work',
]);
