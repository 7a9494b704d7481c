import type { Field, SearchPart } from '@expat-buddy/domain/content/field';
import type { ContentFields } from '@expat-buddy/domain/content/fields';
import type { Project } from '../support/project.ts';
import { placeOf, type SampleText, sampleOf } from './samples.ts';

type Sql = Project['sql'];
type Source = Readonly<Record<SearchPart, string>> & { translated: unknown };
type Sample = { name: string; field: Field; text: SampleText };

const parts = ['title', 'summary', 'place', 'keywords', 'fine_print'] as const;

const ID = 'every-field';
const required = { id: ID, title: 'Every field', status: 'published' };

function samplesOf(details: ContentFields['details']): Sample[] {
  return Object.entries(details).flatMap(([name, field]) =>
    sampleOf(name, field).texts.map((text) => ({ name, field, text })),
  );
}

const isTranslated = ({ field: { translated }, text: { key } }: Sample) =>
  typeof translated === 'object' ? key in translated : translated;

const partOf = ({ field: { search }, text: { key } }: Sample): SearchPart | undefined =>
  typeof search === 'object' ? search[key] : search;

/** A published record with a word in each text, and its French. */
async function insertRecord(sql: Sql, table: string, samples: readonly Sample[]) {
  const values = Object.fromEntries(
    samples.map(({ name, field }) => [name, sampleOf(name, field).value]),
  );
  const row: Record<string, unknown> = { ...values, ...required };
  const columns = Object.keys(row).map((column) => `"${column}"`);
  await sql(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
  for (const { name, field, text } of samples.filter(isTranslated)) {
    const place = placeOf(name, field, text);
    await sql(
      `insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
       values ($1, $2, $3, ${place.item}, 'fr', $4, $5, 'published')`,
      [table, ID, place.field, text.french, text.english],
    );
  }
}

function problemsOf(source: Source, sample: Sample, file: string): string[] {
  const part = partOf(sample);
  const { english, french, key } = sample.text;
  const name = key === '' ? sample.name : `${sample.name}.${key}`;
  const found = parts.filter((each) => source[each].includes(english));
  const isFoundInFrench = JSON.stringify(source.translated).includes(french);
  const where = `private.search_sources`;
  if (part === undefined)
    return found.map((each) => `${where} has “${name}” in ${each}; ${file} does not say so.`);
  return [
    ...(found.includes(part) ? [] : [`${where} lacks “${name}” in ${part} (${file}).`]),
    ...(isFoundInFrench || !isTranslated(sample)
      ? []
      : [`${where} lacks “${name}” in the texts of searchable_texts() (${file}).`]),
  ];
}

/** Differences between the lines of the fields and what the search finds, as sentences. */
export async function searchProblems(
  sql: Sql,
  table: string,
  { file, details }: ContentFields,
): Promise<string[]> {
  const samples = samplesOf(details);
  try {
    await insertRecord(sql, table, samples);
    const [source] = await sql<Source>(
      'select * from private.search_sources where source = $1 and record_id = $2',
      [table, ID],
    );
    if (!source) return [`private.search_sources has no row of ${table}.`];
    return samples.flatMap((sample) => problemsOf(source, sample, file));
  } finally {
    await sql(`delete from public.${table} where id = $1`, [ID]);
  }
}
