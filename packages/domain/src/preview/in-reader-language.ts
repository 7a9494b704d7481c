import { languageOf } from '../language/client-language.ts';
import { inLanguage } from '../language/in-language.ts';
import { ALL_TRANSLATED, ENGLISH } from '../language/translated-columns.ts';
import type { DatabaseClient } from '../supabase-client.ts';

type Fields = Readonly<Record<string, unknown>>;
type Translations = Readonly<Record<string, Fields>> | undefined;

/** A stored row with all its translations, shaped like the answer to a query in one language. */
function asQueried(row: Fields, language: string): Record<string, unknown> {
  const { translations, detail_translations, ...texts } = row;
  if (translations === undefined) return texts;
  const own = (translations as Translations)?.[language] ?? null;
  const details = (detail_translations as Translations)?.[language] ?? null;
  const english = Object.keys({ ...own, ...details }).map((field) => [
    `${ENGLISH}${field}`,
    row[field],
  ]);
  return {
    [ALL_TRANSLATED]: own,
    ...(detail_translations !== undefined && { [`${ALL_TRANSLATED}_details`]: details }),
    ...Object.fromEntries(english),
    ...texts,
  };
}

/** A previewed record, and its days, in the language of the client. English texts stay where it has no translation. */
export function inReaderLanguage<Row extends Fields>(client: DatabaseClient, row: Row): Row {
  const language = languageOf(client);
  if (language === 'en') return row;
  const { days } = row;
  const read = asQueried(row, language);
  if (Array.isArray(days)) read.days = days.map((day: Fields) => asQueried(day, language));
  return inLanguage(read) as Row;
}
