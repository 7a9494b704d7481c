type SearchFunction = {
  /** Takes the words as `term`. */
  function: string;
  /** Filters that it answers too, and what it calls them. */
  parameters?: Readonly<Record<string, string>>;
};

/** How a resource of the back office is kept in the database. */
export type TableRule = {
  table: string;
  /** A view with what the list filters by besides, where the table is not enough. */
  listFrom?: string;
  /** A view that one record is read from, for what the table does not hold. */
  readFrom?: string;
  /** The columns read unless a screen asks for others. All of them when missing. */
  columns?: string;
  primaryKey: string;
  /** What `q` searches: a function of the database, or the plain text of columns. */
  search?: SearchFunction | { columns: readonly string[] };
  /** Filters that a function of the database answers, by their word: `{ mail: { failed: … } }`. */
  filterFunctions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `estimated` is exact up to 1,000 rows and cheap beyond. */
  count: 'exact' | 'estimated';
  /** Saves are refused when somebody else saved in the meantime. */
  hasUpdatedAt: boolean;
};

export const submissionFields = [
  'id',
  'name',
  'email',
  'service',
  'message',
  'groupSize',
  'childrenUnder12',
  'childrenUnder5',
  'departureDate',
  'returnDate',
  'needsTransportation',
  'status',
  'assignee_id',
  'created_at',
  'updated_at',
].join(',');

const defaults = { primaryKey: 'id', count: 'exact', hasUpdatedAt: true } as const;

/** A view of the same rows that counts what uses each. */
const inUse = (view: string) => ({ listFrom: view, readFrom: view });

const rules: Readonly<Record<string, Partial<TableRule>>> = {
  submissions: {
    table: 'contact_submissions',
    columns: submissionFields,
    search: { function: 'search_submissions' },
    filterFunctions: { mail: { failed: 'submissions_with_failed_mail' } },
    count: 'estimated',
  },
  travels: {
    columns:
      'id,title,location,imageUrl,price,status,updated_at,region:regions!region_id(title),travel_types(types(title)),travel_tags(tags(title))',
    search: {
      function: 'search_travels',
      parameters: { type: 'wanted_type', tag: 'wanted_tag' },
    },
    count: 'estimated',
  },
  'travel-categories': { table: 'travel_categories', search: { columns: ['name', 'route'] } },
  'hero-slides': { table: 'hero_slides', search: { columns: ['title'] } },
  activities: { search: { columns: ['title'] } },
  'activity-categories': { table: 'activity_categories', search: { columns: ['name'] } },
  photos: { listFrom: 'photo_library', search: { columns: ['words'] } },
  regions: { ...inUse('regions_in_use'), search: { columns: ['title'] } },
  types: { ...inUse('types_in_use'), search: { columns: ['title'] } },
  tags: { ...inUse('tags_in_use'), search: { columns: ['title'] } },
  services: { search: { columns: ['title', 'description'] } },
  vehicles: { search: { columns: ['name', 'description'] } },
  events: { search: { columns: ['title', 'location'] } },
  products: { search: { columns: ['name', 'maker', 'place'] } },
  'product-collections': {
    ...inUse('product_collections_in_use'),
    table: 'product_collections',
    search: { columns: ['title'] },
  },
  faq: { table: 'faq_questions', search: { columns: ['title', 'answer'] } },
  'search-synonyms': { table: 'search_synonyms', search: { columns: ['title'] } },
  'review-management': {
    table: 'reviews',
    columns:
      '*,travel:travels(id,title,status),activity:activities(id,title,status),moderator:profiles!reviews_moderated_by_fkey(full_name,email)',
    search: { columns: ['words'] },
    hasUpdatedAt: false,
  },
  inquiry_selections: { primaryKey: 'submission_id', hasUpdatedAt: false },
  submission_notes: {
    columns: 'id,submission_id,body,created_at,updated_at,author_id',
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
      'id,kind,submission_id,to_email,subject,status,attempts,last_error,next_attempt_at,in_doubt_since,sent_at,created_at',
    count: 'estimated',
    hasUpdatedAt: false,
  },
  staff: {
    table: 'staff_roles',
    primaryKey: 'user_id',
    // Two keys lead to profiles (user_id, granted_by), so the way is named.
    columns: 'user_id,role,profile:profiles!staff_roles_user_id_fkey(email,full_name,disabled_at)',
  },
};

export function ruleOf(resource: string): TableRule {
  const rule = Object.hasOwn(rules, resource) ? rules[resource] : undefined;
  return { ...defaults, table: resource, ...rule };
}

/**
 * Where a list comes from: the table or its view, the function that answers a filter, or the function
 * that searches it when words are given, or what only that function answers.
 */
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

/** For ra-supabase, which asks by table. */
export const primaryKeys = new Map(
  Object.keys(rules)
    .map(ruleOf)
    .map((rule) => [rule.table, [rule.primaryKey]]),
);
