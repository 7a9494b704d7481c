import type { Field, Fields } from '@expat-buddy/domain/content/field';
import type { Project } from '../support/project.ts';
import { placeOf, type SampleText, sampleOf } from './samples.ts';

/** One text of a record, and what its line says. */
export type Sample = {
  name: string;
  /** With the key of an entry: `questions.answer`. */
  path: string;
  field: Field;
  text: SampleText;
  isTranslated: boolean;
};

export const RECORD = 'every-field';

export const samplesOf = (fields: Fields): Sample[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    sampleOf(name, field).texts.map((text) => ({
      name,
      path: text.key === '' ? name : `${name}.${text.key}`,
      field,
      text,
      isTranslated:
        typeof field.translated === 'object'
          ? text.key in field.translated
          : field.translated === true,
    })),
  );

const source = { source_url: 'https://embassy.example', checked_on: '2030-05-01' };

/** Values that a constraint does not leave to the sample. */
const required: Readonly<Record<string, Record<string, unknown>>> = {
  events: { starts_on: '2030-05-01', start_time: '', end_time: '' },
  guide_entries: { ...source, topic: 'housing' },
  entry_rules: source,
};

/** Inserts a published record with a word in each text, and its French. */
export async function insertSample(
  { sql }: Project,
  table: string,
  fields: Fields,
): Promise<readonly Sample[]> {
  const samples = samplesOf(fields);
  const row: Record<string, unknown> = {
    title: 'Every field',
    ...Object.fromEntries(samples.map(({ name, field }) => [name, sampleOf(name, field).value])),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, { initial }]) =>
        initial === undefined ? [] : [[name, initial]],
      ),
    ),
    ...required[table],
    id: RECORD,
    status: 'published',
  };
  const columns = await sql<{ name: string }>(
    `select attname as name from pg_catalog.pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname = any ($2)`,
    [`public.${table}`, Object.keys(row)],
  );
  const names = columns.map(({ name }) => `"${name}"`);
  await sql(
    `insert into public.${table} (${names})
     select ${names} from jsonb_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
  for (const { name, field, text } of samples.filter(({ isTranslated }) => isTranslated)) {
    const place = placeOf(name, field, text);
    await sql(
      `insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
       values ($1, $2, $3, ${place.item}, 'fr', $4, $5, 'published')`,
      [table, RECORD, place.field, text.french, text.english],
    );
  }
  return samples;
}
