/** How a resource of the back office is kept in the database. */
export type TableRule = {
  table: string;
  /** A view with what the list filters by besides, where the table is not enough. */
  listFrom?: string;
  /** The columns read unless a screen asks for others. All of them when missing. */
  columns?: string;
  primaryKey: string;
  /** What `q` searches: a function of the database that takes `term`, or the plain text of columns. */
  search?: { function: string } | { columns: readonly string[] };
  /** `estimated` is exact up to 1,000 rows and cheap beyond. */
  count: 'exact' | 'estimated';
  /** Saves are refused when somebody else saved in the meantime. */
  hasUpdatedAt: boolean;
};

const submissionColumns = [
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

const rules: Readonly<Record<string, Partial<TableRule>>> = {
  submissions: {
    table: 'contact_submissions',
    columns: submissionColumns,
    search: { function: 'search_submissions' },
  },
  travels: { search: { function: 'search_travels' } },
  'travel-categories': { table: 'travel_categories', search: { columns: ['name', 'route'] } },
  'hero-slides': { table: 'hero_slides', search: { columns: ['title'] } },
  activities: { search: { columns: ['title'] } },
  'activity-categories': { table: 'activity_categories', search: { columns: ['name'] } },
  photos: { listFrom: 'photo_library', search: { columns: ['words'] } },
  inquiry_selections: { primaryKey: 'submission_id', hasUpdatedAt: false },
  submission_notes: {
    columns: 'id,submission_id,body,created_at,updated_at,author_id',
  },
  submission_events: { count: 'estimated', hasUpdatedAt: false },
  mail_outbox: {
    columns: 'id,kind,submission_id,to_email,subject,status,attempts,last_error,sent_at,created_at',
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

/** Where a list comes from: the table or its view, or the function that searches it when words are given. */
export function listSource(rule: TableRule, term: string): string {
  return term && rule.search && 'function' in rule.search
    ? `rpc/${rule.search.function}`
    : (rule.listFrom ?? rule.table);
}

/** For ra-supabase, which asks by table. */
export const primaryKeys = new Map(
  Object.keys(rules)
    .map(ruleOf)
    .map((rule) => [rule.table, [rule.primaryKey]]),
);
