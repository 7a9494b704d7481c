import { meansTheSame } from '#ui/means-the-same.ts';
import { compareVersions } from '../../conflict/two-versions.ts';
import { fieldChanges, type Labels } from '../../history/record-change.ts';
import type { DraftChanges } from './draft-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Saved with the record or by its own button, never with a draft. */
const excluded = new Set(['id', 'status', 'created_at', 'updated_at']);

const pick = (record: Fields, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));

/** What a form changes of the published record, and what it replaces. */
export function draftOf(values: Fields, live: Fields): Pick<DraftChanges, 'changes' | 'base'> {
  const fields = Object.keys(values).filter(
    (field) => !excluded.has(field) && !meansTheSame(values[field], live[field]),
  );
  return { changes: pick(values, fields), base: pick(live, fields) };
}

/** The fields in which a draft differs from the published record, in the order of the form. */
export function unreleasedChanges({ changes }: DraftChanges, live: Fields, labels: Labels) {
  const fields = Object.keys(changes).filter((field) => !meansTheSame(changes[field], live[field]));
  return fieldChanges({ action: 'update', before: pick(live, fields), after: changes }, labels);
}

/** The fields of a draft that were also changed in the published record since. */
export function disputedChanges({ changes, base }: DraftChanges, live: Fields, labels: Labels) {
  const theirs = pick(live, Object.keys(changes));
  return compareVersions({ read: { ...theirs, ...base }, mine: changes, theirs }, labels).disputed;
}
