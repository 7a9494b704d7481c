import { expect, it } from 'vitest';
import { kindOfTable } from '#content-kind-of.ts';
import { type ContentKind, contentKinds } from '#content-kinds.ts';
import { columnName } from '#resources/translations/edit/field-name.ts';
import { tablesOfDatabase } from './content-tables.fixture.ts';

type ContentTable = ReturnType<typeof tablesOfDatabase>[number];

/** Translatable tables without a list of records. */
const otherTables = ['travel_days', 'site_settings'];

const place = (kind: ContentKind) => `“${kind.resource}” of content-kinds.ts`;

/** A column of a view, when the list reads one. */
const computedColumns = ['search_text'];

function problemsOf(kind: ContentKind, { table, columns, ...facts }: ContentTable): string[] {
  const problems = [];
  if (facts.isPublished !== (kind.isPublished ?? false))
    problems.push(`isPublished in ${place(kind)} differs from the column “status” of ${table}.`);
  if (facts.isTranslatable !== (kind.isTranslatable ?? false))
    problems.push(`isTranslatable in ${place(kind)} differs from private.translatable_columns.`);
  if (!facts.isKind)
    problems.push(`The file of ${table} does not call private.follow_content('${table}').`);
  else if (facts.title !== kind.titleColumn)
    problems.push(`titleColumn in ${place(kind)} differs from “title” in private.content_kinds.`);
  const [, own] = /^\/[^#]*\/\{(\w+)\}/.exec(kind.page ?? '') ?? [];
  if (own && own !== facts.webAddress)
    problems.push(
      `private.follow_content('${table}') names no web_address “${own}” (${kind.page}).`,
    );
  if (kind.isPublished && !kind.page && table !== 'photos')
    problems.push(`${place(kind)} has no page; contentPages of the domain names it.`);
  const paths = [...(kind.page ?? '').matchAll(/\{(\w+)\}/g)].map(([, column]) => column ?? '');
  for (const column of [kind.titleColumn, ...(kind.search ?? []), ...paths]) {
    if (!columns.includes(column) && !computedColumns.includes(column))
      problems.push(`${place(kind)} names the column “${column}”, which ${table} does not have.`);
  }
  return problems;
}

it('has a row for each table with content, which says what the database says', () => {
  const tables = tablesOfDatabase();
  const problems = tables.flatMap((table) => {
    const kind = kindOfTable(table.table);
    if (kind) return problemsOf(kind, table);
    if (otherTables.includes(table.table)) return [];
    return [`content-kinds.ts has no row for the table ${table.table}.`];
  });
  const gone = contentKinds.filter((kind) => tables.every(({ table }) => table !== kind.table));
  expect([
    ...problems,
    ...gone.map((kind) => `${place(kind)} names ${kind.table}, which is no table with content.`),
  ]).toEqual([]);
});

it('names every translatable column on the page that translates a record', () => {
  const columns = tablesOfDatabase().flatMap(({ table, texts }) =>
    texts.map((column) => ({ table, column })),
  );
  expect(columns.length).toBeGreaterThan(60);
  expect(
    columns.flatMap(({ table, column }) =>
      columnName(table, column) ? [] : [`field-name.ts has no name for “${column}” of ${table}.`],
    ),
  ).toEqual([]);
});
