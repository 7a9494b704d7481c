import type { Field, FieldShape } from '@expat-buddy/domain/content/field';
import type { ContentFields } from '@expat-buddy/domain/content/fields';
import type { Project } from '../support/project.ts';

type Sql = Project['sql'];

const types: Readonly<Record<Exclude<FieldShape, 'rows'>, readonly string[]>> = {
  text: ['text'],
  lines: ['text[]'],
  number: ['integer', 'numeric'],
  'yes-no': ['boolean'],
  choice: ['text'],
  day: ['date'],
  picture: ['text'],
  pictures: ['text[]'],
  object: ['jsonb'],
  id: ['text', 'uuid'],
  months: ['smallint[]'],
  entries: ['jsonb'],
  ids: ['uuid[]', 'text[]'],
};

/** Of every kind, or derived from other columns. */
const standard =
  /^(id|status|position|(created|updated)_at|(detail_)?translations|.+_key(_\w+)?|search_text)$/;

/** Fields without a column of the type that their shape has, and columns without a line, as sentences. */
export async function columnProblems(
  sql: Sql,
  table: string,
  { file, fields, areDetails = false }: ContentFields,
): Promise<string[]> {
  const columns = await sql<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_catalog.pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  );
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const unlisted = columns.filter(({ name }) => !(name in fields) && !standard.test(name));
  const wrong = Object.entries(fields).flatMap(([name, { shape }]) => {
    if (shape === 'rows') return [];
    const type = typeOf.get(name);
    if (type === undefined) return [`${table} has no column for “${name}” of ${file}.`];
    return types[shape].includes(type)
      ? []
      : [`${table}.${name} is ${type}, but ${file} calls it ${shape}.`];
  });
  return [
    ...wrong,
    ...(areDetails ? [] : unlisted).map(
      ({ name }) => `${file} has no line for the column “${name}” of ${table}.`,
    ),
  ];
}

const shapes = { text: 'text', lines: 'list', entries: 'entries' } as const;

function translationOf(name: string, { shape, translated }: Field) {
  const keys = typeof translated === 'object' ? Object.keys(translated).sort().join(' ') : '';
  return `${name}: ${[shapes[shape as keyof typeof shapes], keys].filter(Boolean).join(' ')}`;
}

/** Differences between the lines of the fields and `private.translatable_columns`, as sentences. */
export async function translationProblems(
  sql: Sql,
  table: string,
  { file, fields, areDetails = false }: ContentFields,
): Promise<string[]> {
  const listed = await sql<{ of_column: string; shape: string; keys: string[] | null }>(
    `select of_column, shape, keys from private.translatable_columns where of_table = $1 and is_detail = $2`,
    [table, areDetails],
  );
  const inDatabase = listed.map(({ of_column, shape, keys }) =>
    [`${of_column}: ${shape}`, ...(keys ?? []).toSorted()].join(' '),
  );
  const expected = Object.entries(fields)
    .filter(([, { translated }]) => translated)
    .map(([name, field]) => translationOf(name, field));
  return [
    ...expected
      .filter((column) => !inDatabase.includes(column))
      .map((column) => `private.follow_content('${table}') does not list “${column}” of ${file}.`),
    ...inDatabase
      .filter((column) => !expected.includes(column))
      .map((column) => `${file} does not say that “${column}” of ${table} is translated.`),
  ];
}
