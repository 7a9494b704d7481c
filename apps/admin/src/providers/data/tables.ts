import { submissionFields } from '@expat-buddy/domain/inquiry/fields';
import { type ContentResource, contentKinds } from '#content-kinds.ts';
import { namesWithin } from './shown-name.ts';

type SearchFunction = {
  /** Takes the search as `term`. */
  function: string;
  /** Filters passed as parameters, with the parameters' names. */
  parameters?: Readonly<Record<string, string>>;
};

/** Maps a resource to its table. */
export type TableRule = {
  table: string;
  /** A view with additional columns for the list's filters. */
  listFrom?: string;
  /** A view with additional columns for a single record. */
  readFrom?: string;
  /** Default columns; all when missing. */
  columns?: string;
  primaryKey: string;
  /** Columns that order a field, when it is not itself: names in the order of the alphabet, not of bytes. */
  sortColumns?: Readonly<Record<string, string>>;
  /** `q` calls a database function or matches columns. */
  search?: SearchFunction | { columns: readonly string[] };
  /** Filters answered by a database function, by value: `{ mail: { failed: … } }`. */
  filterFunctions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  count: 'exact' | 'estimated';
  /** Enables optimistic locking. */
  hasUpdatedAt: boolean;
};

export const submissionTableColumns = [
  'id',
  ...submissionFields,
  'status',
  'assignee_id',
  'lost_reason',
  'value_minor',
  'value_currency',
  'language',
  'last_message_at',
  'awaits',
  'follow_up_on',
  'snoozed_until',
  'due_at',
  'channel',
  'phone',
  'consent_note',
  'created_by',
  'trip_ended_on',
  'holds_review_request',
  'created_at',
  'updated_at',
].join(',');

const PERSON_COLUMNS =
  'id,address,name,phone,sent_phone,language,sent_language,tags,inquiries,last_contact_at,updated_at';

const defaults = { primaryKey: 'id', count: 'exact', hasUpdatedAt: true } as const;

/** A view with usage counts. */
const inUse = (view: string) => ({ listFrom: view, readFrom: view });

/** What the lists of content need besides the rows of `contentKinds`. */
const lists: Readonly<Partial<Record<ContentResource, Partial<TableRule>>>> = {
  travels: {
    columns: [
      `id,title,location,imageUrl,price,status,updated_at,region:regions!region_id(${namesWithin()})`,
      `travel_types(types(${namesWithin()})),travel_tags(tags(${namesWithin()}))`,
      'completeness',
    ].join(','),
    sortColumns: { title: 'title_key' },
    search: {
      function: 'search_travels',
      parameters: { type: 'wanted_type', tag: 'wanted_tag' },
    },
    count: 'estimated',
  },
  activities: { sortColumns: { title: 'title_key' } },
  'activity-categories': { sortColumns: { name: 'name_key' } },
  photos: { listFrom: 'photo_library' },
  regions: inUse('regions_in_use'),
  types: inUse('types_in_use'),
  tags: inUse('tags_in_use'),
  places: { sortColumns: { name: 'name_key' } },
  'product-collections': inUse('product_collections_in_use'),
};

const rules: Readonly<Record<string, Partial<TableRule>>> = {
  ...Object.fromEntries(
    contentKinds.map(({ resource, table, search }) => [
      resource,
      { table, ...(search && { search: { columns: search } }), ...lists[resource] },
    ]),
  ),
  submissions: {
    table: 'contact_submissions',
    columns: `${submissionTableColumns},selection:inquiry_selections(subject,travel_ids,activity_ids,plan)`,
    sortColumns: { name: 'name_key' },
    search: { function: 'search_submissions' },
    filterFunctions: { mail: { failed: 'submissions_with_failed_mail' } },
    count: 'estimated',
  },
  // What visitors see comes first.
  translations: {
    table: 'translation_progress',
    sortColumns: { title: 'is_visible.desc,resource.asc,title' },
    search: { columns: ['title'] },
    hasUpdatedAt: false,
  },
  'review-management': {
    table: 'reviews',
    columns: [
      '*',
      `subjects:review_subjects(travel:travels(id,${namesWithin()},status),activity:activities(id,${namesWithin()},status),vehicle:vehicles(id,${namesWithin('name')},status),service:services(id,${namesWithin()},status))`,
      'reports:review_reports(id,rule,details,is_handled,created_at)',
      'photos:review_photos(id,position,caption,rejection_reason,public_at)',
      'moderator:profiles!reviews_moderated_by_fkey(full_name,email)',
    ].join(','),
    search: { columns: ['search_text'] },
    hasUpdatedAt: false,
  },
  'newsletter-issues': {
    table: 'newsletter_issues',
    search: { columns: ['subject'] },
  },
  'newsletter-subscribers': {
    table: 'newsletter_subscriptions',
    // The secrets are no column that anybody may read.
    columns:
      'id,email,status,locale,consent_text,consent_version,requested_at,confirmed_at,unsubscribed_at,bounced_at,end_reason',
    search: { columns: ['email'] },
    hasUpdatedAt: false,
  },
  review_requests: {
    columns:
      'id,submission_id,created_at,expires_at,queued_at,used_at,withdrawn_at,declined_at,reviews(id,status)',
    hasUpdatedAt: false,
  },
  inquiry_links: {
    columns:
      'id,submission_id,created_at,expires_at,revoked_at,last_used_at,requested_at,emailed_at',
    hasUpdatedAt: false,
  },
  inquiry_selections: { primaryKey: 'submission_id', hasUpdatedAt: false },
  unmatched_mails: {
    columns: [
      'id,reason,fault,from_email,from_name,to_emails,subject,body,quoted,received_at,discarded_at',
      'suggestion:contact_submissions!suggested_submission_id(id,name,email,service,status)',
      'files:inquiry_files(id,message_id,name,bytes,path)',
    ].join(','),
    search: { columns: ['from_email', 'from_name', 'subject', 'body'] },
    hasUpdatedAt: false,
  },
  submission_notes: {
    columns: 'id,submission_id,body,created_at,updated_at,author_id',
  },
  people: {
    columns: PERSON_COLUMNS,
    sortColumns: { name: 'name_key' },
    search: { function: 'search_people', parameters: { tag: 'wanted_tag' } },
    count: 'estimated',
  },
  person_notes: {
    columns: 'id,person_id,body,created_at,updated_at,author_id,author:profiles(full_name,email)',
  },
  record_changes: {
    columns: 'id,action,by_server,before,after,changed_at,actor:profiles(full_name,email)',
    count: 'estimated',
    hasUpdatedAt: false,
  },
  trash: {
    table: 'deleted_records',
    search: { columns: ['title'] },
    hasUpdatedAt: false,
  },
  submission_events: { count: 'estimated', hasUpdatedAt: false },
  mail_outbox: {
    columns:
      'id,kind,submission_id,to_email,subject,status,attempts,last_error,next_attempt_at,uncertain_since,sent_at,created_at',
    count: 'estimated',
    hasUpdatedAt: false,
  },
  staff: {
    table: 'staff_roles',
    primaryKey: 'user_id',
    // Names one of the two foreign keys to profiles.
    columns: 'user_id,role,profile:profiles!staff_roles_user_id_fkey(email,full_name,disabled_at)',
  },
};

export function ruleOf(resource: string): TableRule {
  const rule = Object.hasOwn(rules, resource) ? rules[resource] : undefined;
  return { ...defaults, table: resource, ...rule };
}

/** The table, its view, or the database function that answers the search or filter. */
export function listSource(
  rule: TableRule,
  term: string,
  filter: Readonly<Record<string, unknown>> = {},
): string {
  for (const [word, functions] of Object.entries(rule.filterFunctions ?? {})) {
    const asked = filter[word];
    if (typeof asked === 'string' && Object.hasOwn(functions, asked))
      return `rpc/${functions[asked]}`;
  }
  if (rule.search && 'function' in rule.search) {
    const isAsked = Object.keys(rule.search.parameters ?? {}).some((word) => filter[word]);
    if (term || isAsked) return `rpc/${rule.search.function}`;
  }
  return rule.listFrom ?? rule.table;
}

export const primaryKeys = new Map(
  Object.keys(rules)
    .map(ruleOf)
    .map((rule) => [rule.table, [rule.primaryKey]]),
);
