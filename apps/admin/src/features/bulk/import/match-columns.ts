import { t, translated } from '#i18n/t.ts';
import { readText } from '#ui/csv.ts';
import { nameKey, sameForm } from '#ui/text-form.ts';
import type { RecordField } from '../records/record-fields.ts';

export type MatchedColumns = {
  /** The field of each column of the file. */
  fields: readonly (RecordField | undefined)[];
  /** Headers that name no field. */
  unknown: readonly string[];
  /** Headers of columns that the export writes for information. */
  exportOnly: readonly string[];
};

const keyOf = (header: string) => nameKey(readText(header));
/** Of the same header in the language of the interface: a file may have been written in English. */
const translatedKeyOf = (header: string) => keyOf(translated(sameForm(readText(header)).trim()));
const quoted = (headers: readonly string[]) => headers.map((header) => `“${header}”`).join(', ');

/**
 * Finds the field of each column by its label or name. Throws a sentence when a column appears
 * twice, or when none is known.
 */
export function matchColumns(
  headers: readonly string[],
  fields: readonly RecordField[],
  exportOnlyLabels: readonly string[],
): MatchedColumns {
  const byKey = new Map<string, RecordField>();
  for (const field of fields) byKey.set(keyOf(field.name), field);
  for (const field of fields) byKey.set(keyOf(field.label), field);
  const matched = headers.map(
    (header) => byKey.get(keyOf(header)) ?? byKey.get(translatedKeyOf(header)),
  );
  const found = matched.filter((field) => field !== undefined);
  if (found.length === 0) {
    const some = fields.slice(0, 4).map(({ label }) => label);
    throw new Error(
      t('The first row has to name the columns, such as {some}.', { some: quoted(some) }),
    );
  }
  const twice = found.find((field, at) => found.indexOf(field) < at);
  if (twice) throw new Error(t('The column “{label}” appears twice.', { label: twice.label }));
  const informative = new Set(exportOnlyLabels.map(keyOf));
  const isInformative = (header: string) =>
    informative.has(keyOf(header)) || informative.has(translatedKeyOf(header));
  const others = headers.filter((header, at) => !matched[at] && header.trim() !== '');
  return {
    fields: matched,
    unknown: others.filter((header) => !isInformative(header)),
    exportOnly: others.filter(isInformative),
  };
}
