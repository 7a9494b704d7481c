import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { savedValues } from './saved-values.ts';

/** A catalogue kind as importing, exporting and editing many records see it. */
export function recordKindOf(kind: CatalogueKind): RecordKind {
  const { resource, names, labels, schema, empty, records } = kind;
  return {
    resource,
    names,
    labels,
    schema,
    empty,
    validate: validateWith(schema),
    toSave: (values) => savedValues(values, empty, schema),
    ...records,
  };
}
