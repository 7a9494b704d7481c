import type { LanguageMarks } from './lang-of.ts';

/** The English text of a field in a row of any language, which filters, prices and durations need. */
export function englishOf<Row extends object, Field extends keyof Row>(
  row: Row,
  field: Field,
): Row[Field] {
  const { english } = row as LanguageMarks;
  return english && field in english ? (english[field as string] as Row[Field]) : row[field];
}
