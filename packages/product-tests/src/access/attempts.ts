/** The statements that attempt each action. */
import { writableColumns } from './expected-rows.ts';

export interface Column {
  name: string;
  isGenerated: boolean;
}

export interface Thing {
  name: string;
  columns: Column[];
  /** SQL of a text that identifies a row, from columns that every reader of the row may read. */
  key: string;
}

/** A valid row for each table that a caller may insert into; a missing one fails the test. */
const inserts: Record<string, string> = {
  regions: `(id, title) values ('test-new', 'Test new')`,
  types: `(id, title) values ('test-new', 'Test new')`,
  tags: `(id, title) values ('test-new', 'Test new')`,
  places: `(id, name, latitude, longitude) values ('test-new', 'Test new', 36, 3)`,
  travel_tags: `(travel_id, tag_id) values ('test-archived', 'test-tag')`,
  travel_types: `(travel_id, type_id) values ('test-archived', 'test-type')`,
  travel_days: `(travel_id, day_number, title) values ('test-draft', 2, 'Day')`,
  travel_vehicles: `(travel_id, vehicle_id) values ('test-archived', 'test-published')`,
  vehicle_unavailability: `(vehicle_id, starts_on, ends_on) values ('test-archived', '2027-01-01', '2027-01-02')`,
  review_reports: `(review_id, rule) values ('00000000-0000-4000-8000-0000000000a1', 'off_topic')`,
  contact_submissions: `(name, email, service, message) values ('Test', 'a@tests.example', 'general', 'A test message.')`,
  inquiry_selections: `(submission_id) values ('00000000-0000-4000-8000-000000000001')`,
  proposals: `(submission_id) values ('00000000-0000-4000-8000-000000000002')`,
  proposal_items: `(proposal_id, position, kind, title) values ('00000000-0000-4000-8000-0000000000d1', 9, 'text', 'Test')`,
  submission_notes: `(submission_id, body) values ('00000000-0000-4000-8000-000000000001', 'Test')`,
  person_notes: `(person_id, body) values ('00000000-0000-4000-8000-0000000000e1', 'Test')`,
  submission_messages: `(submission_id, body) values ('00000000-0000-4000-8000-000000000002', 'Test')`,
  message_templates: `(id, title, body) values ('test-new', 'Test', 'Test')`,
  saved_views: `(name) values ('Test')`,
  form_drafts: `(form, record_id, changes) values ('travels', 'test-new', '{}')`,
  notification_settings: `(digest) values (false) on conflict (user_id) do update set digest = false`,
  search_synonyms: `(id, title, terms, finds) values ('test-new', 'Test', '{a}', '{b}')`,
  newsletter_issues: `(subject) values ('Test')`,
  draft_changes: `(resource, record_id, changes, base) values ('travels', 'test-draft', '{}', '{}')`,
  translations: `(resource, record_id, field, language, text) values ('travels', 'test-draft', 'title', 'fr', 'Essai')`,
  scheduled_publications: `(resource, record_id, action, due_at) values ('travels', 'test-draft', 'unpublish', now() + interval '2 days')`,
  staff_roles: `(user_id, role) values (tests.id_of('newcomer'), 'staff')`,
};

/** Content tables have theirs in supabase/tests/000-test-content.sql: `tests.insert_statement()`. */
export function insertAttempt(table: string): string | undefined {
  const rest = inserts[table];
  return rest && `insert into public.${table} ${rest}`;
}

/** Sets a column of one row to its own value. */
export function updateAttempt(thing: Thing, key: string): string {
  const [column] = writableColumns[thing.name]?.update ?? [
    thing.columns.find(({ isGenerated }) => !isGenerated)?.name ?? '',
  ];
  const value = column === 'revoked_at' ? 'now()' : `"${column}"`;
  return `update public.${thing.name} set "${column}" = ${value} where ${thing.key} = ${quote(key)}`;
}

export const deleteAttempt = (thing: Thing, key: string) =>
  `delete from public.${thing.name} where ${thing.key} = ${quote(key)}`;

/** Statements that fail with 42501 without the column privilege, whatever else is wrong with them. */
export const columnAttempts = {
  select: (thing: Thing, column: string) =>
    `select "${column}" from public.${thing.name} where false`,
  insert: (thing: Thing, column: string) =>
    `insert into public.${thing.name} ("${column}") values (default)`,
  update: (thing: Thing, column: string) =>
    `update public.${thing.name} set "${column}" = default where false`,
};

/** Arguments of calls that return rows; other arguments are null. */
const calls: Record<string, string> = {
  attach_mail: `'00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001'`,
  view_submission: `'00000000-0000-4000-8000-000000000001', false`,
  search_submissions: `'nadia'`,
  search_people: `'nadia'`,
  merge_people: `'00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000e1'`,
  search_travels: `'test'`,
  find_travels: `'test'`,
  map_travels: `'test'`,
  travel_facets: `'test'`,
  search_site: `'test'`,
  travel_route: `'test-published'`,
  insight: `current_date, current_date`,
  count_empty_search: `'nothing like it', 'en'`,
  stops_at_place: `'test-place'`,
  submissions_with_failed_mail: `''`,
  record_translations: `'travels', '{test-published}'`,
  save_translations: `'[{"resource": "travels", "record_id": "test-published", "field": "title", "language": "ar", "item": "", "source": "Test", "text": "تجربة", "status": "draft"}]'`,
  newsletter_issue_figures: `'00000000-0000-4000-8000-0000000000b1'`,
};

export function callAttempt(signature: string): string {
  const [, name = '', types = ''] = /^(\w+)\((.*)\)$/.exec(signature) ?? [];
  const given =
    calls[name] ??
    types
      .split(', ')
      .filter(Boolean)
      .map((type) => `null::${type}`)
      .join(', ');
  return `select * from public.${name}(${given})`;
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
