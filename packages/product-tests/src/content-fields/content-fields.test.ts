/** Compares the lines of each kind's fields with the database: columns, translations, search, reads, completeness. */
import { emptyRecord } from '@expat-buddy/domain/content/field';
import { contentFields } from '@expat-buddy/domain/content/fields';
import type { Database } from '@expat-buddy/domain/database.types';
import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { searchKinds } from '@expat-buddy/domain/search/kinds';
import { type CheckedTrip, completeness } from '@expat-buddy/domain/trip/completeness';
import { tripFields } from '@expat-buddy/domain/trip/fields';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { readsOf } from './reads.ts';
import { insertSample, RECORD, type Sample } from './sample-record.ts';
import { sampleOf } from './samples.ts';
import { searchProblems } from './search-problems.ts';
import { columnProblems, translationProblems } from './table-problems.ts';

let project: Project;
beforeAll(async () => {
  project = await sharedProject();
});

const readingFrench = () =>
  withLanguage(
    new PostgrestClient<Database>(`${project.apiUrl}/rest/v1`, {
      headers: { apikey: project.publishableKey },
    }),
    'fr',
  );

describe.each(Object.entries(contentFields))('%s', (table, content) => {
  it('has a column of its type for each field', async () => {
    expect(await columnProblems(project.sql, table, content)).toEqual([]);
  });

  it('translates the fields that say so', async () => {
    expect(await translationProblems(project.sql, table, content)).toEqual([]);
  });

  describe('of a record with everything', () => {
    let samples: readonly Sample[];
    beforeAll(async () => {
      samples = await insertSample(project, table, content.fields);
    });
    afterAll(() => project.sql(`delete from public.${table} where id = $1`, [RECORD]));

    it('the search finds the fields that say so, in English and translated', async () => {
      const [source] = await project.sql<Parameters<typeof searchProblems>[0]>(
        'select * from private.search_sources where source = $1 and record_id = $2',
        [table, RECORD],
      );
      if (!source) throw new Error(`private.search_sources has no row of ${table}.`);
      const problems = samples.flatMap((each) => searchProblems(source, each, content.file));
      expect(problems).toEqual([]);
    });

    it('the page reads every translated text', async () => {
      const reads = readsOf[table] ?? [];
      const rows = await Promise.all(reads.map((read) => read(readingFrench(), RECORD)));
      const missing = samples.filter(
        ({ isTranslated, text }) => isTranslated && !JSON.stringify(rows).includes(text.french),
      );
      expect(
        missing.map(({ path }) => `No query of the page of ${table} reads “${path}” in French.`),
      ).toEqual([]);
    });
  });
});

describe.each(['travels', 'activities'] as const)('the answers of %s', (table) => {
  it('are counted by the database as in the form', async () => {
    const problems = [];
    for (const [name, field] of Object.entries(tripFields[table])) {
      if (field.shape === 'rows') continue;
      const trip = { id: 'one-answer', [name]: sampleOf(name, field).value };
      const [row] = await project.sql<{ counted: number }>(
        `select public.completeness(jsonb_populate_record(trip, $1)) as counted
         from jsonb_populate_record(null::public.${table}, $2) trip`,
        [JSON.stringify(trip), JSON.stringify(emptyRecord(tripFields[table]))],
      );
      const { answered } = completeness(trip as CheckedTrip, table);
      if (row?.counted !== answered)
        problems.push(
          `public.completeness(public.${table}) counts ${row?.counted} where only “${name}” is known, trip/fields.ts ${answered}.`,
        );
    }
    expect(problems).toEqual([]);
  });
});

it('shows every kind of result that the search knows', async () => {
  const kinds = await project.sql<{ kind: string }>(
    `select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g'))[1] as kind
     from pg_constraint where conname = 'search_documents_kind_choice'`,
  );
  expect(kinds.length).toBeGreaterThan(5);
  const known: readonly string[] = searchKinds;
  expect(
    kinds.flatMap(({ kind }) =>
      known.includes(kind) ? [] : [`domain/search/kinds.ts does not show the kind “${kind}”.`],
    ),
  ).toEqual([]);
});
