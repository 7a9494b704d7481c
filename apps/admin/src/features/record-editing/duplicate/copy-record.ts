import type { RaRecord } from 'react-admin';
import { slugOf } from '#ui/inputs/slug.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `tipaza-copy`, then `tipaza-copy-2`, …, within the limit of an id. */
export function copyId(id: string, attempt: number): string {
  const stem = slugOf(id.replace(/-copy(-\d+)?$/, '').slice(0, 70));
  return attempt === 1 ? `${stem}-copy` : `${stem}-copy-${attempt}`;
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value);

const hasId = (entry: unknown): entry is { id: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry;

/** Entries such as days and questions have ids, which belong to the original's translations. */
const renewed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (hasId(entry) ? { ...entry, id: crypto.randomUUID() } : entry))
    : value;

/** What a copy does not share with its original, among the fields that it has. */
const ownFields = {
  status: 'draft',
  is_featured: false,
  unavailable: [],
} satisfies Fields;

const isOwnField = (field: string): field is keyof typeof ownFields =>
  Object.hasOwn(ownFields, field);

function copiedValue(field: string, value: unknown, attempt: number): unknown {
  if (isOwnField(field)) return ownFields[field];
  if (field === 'title' || field === 'name') return `${String(value).slice(0, 193)} (copy)`;
  if (field === 'route') return copyId(String(value), attempt);
  return renewed(value);
}

/**
 * A draft with the values of a record.
 * @param fields those that the form edits
 * @param attempt 1, and more when the ids of earlier attempts are taken
 */
export function copyOf(record: RaRecord, fields: readonly string[], attempt: number) {
  const copied = fields
    .filter((field) => field in record)
    .map((field) => [field, copiedValue(field, record[field], attempt)]);
  const { id } = record;
  return {
    ...Object.fromEntries(copied),
    ...(isSlug(id) && { id: copyId(id, attempt) }),
  } as Fields;
}
