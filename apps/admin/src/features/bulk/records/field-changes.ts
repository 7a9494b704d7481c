import { isSameValue } from '#providers/data/same-value.ts';
import type { RecordField } from './record-fields.ts';
import type { Fields } from './record-kind.ts';

export type FieldChange = { field: string; label: string; before: string; after: string };

/** An emptied field may be stored in several ways. */
const meant = (value: unknown) => (value === '' || value === undefined ? null : value);

export const isSameField = (before: unknown, after: unknown) =>
  isSameValue(meant(before), meant(after));

/** The fields that differ, as a person reads them. */
export function fieldChanges(
  before: Fields,
  after: Fields,
  fields: readonly RecordField[],
): FieldChange[] {
  return fields
    .filter(({ name }) => name !== 'id' && !isSameField(before[name], after[name]))
    .map(({ name, label, format, show = format }) => ({
      field: name,
      label,
      before: String(show(before[name])),
      after: String(show(after[name])),
    }));
}
