import { type Fields, fieldEntries } from '@expat-buddy/domain/content/field';
import { fieldInput, type OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { fieldLabels } from '#ui/fields/field-labels.ts';
import type { BulkField } from './edit-values.ts';

/**
 * The fields that many records often share.
 * @param together where one input edits two fields
 */
export function bulkFieldsOf<All extends Fields>(
  fields: All,
  own: OwnInputs<All>,
  together: Partial<Record<keyof All, BulkField>> = {},
): readonly BulkField[] {
  const labels = fieldLabels(fields);
  return fieldEntries(fields)
    .filter(([, { inBulk }]) => inBulk)
    .map(
      ([name]) =>
        together[name] ?? {
          label: labels[name],
          fields: [name],
          input: fieldInput(fields, own, name),
        },
    );
}
