/** Compares the lines of each kind's fields with the database: columns, translations, search, completeness. */
import { emptyRecord } from '@expat-buddy/domain/content/field';
import { contentFields } from '@expat-buddy/domain/content/fields';
import { type CheckedTrip, completeness } from '@expat-buddy/domain/trip/completeness';
import { type TripTable, tripFields } from '@expat-buddy/domain/trip/fields';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { sampleOf } from './samples.ts';
import { searchProblems } from './search-problems.ts';
import { columnProblems, translationProblems } from './table-problems.ts';

let project: Project;
beforeAll(async () => {
  project = await sharedProject();
});

describe.each(Object.entries(contentFields))('%s', (table, content) => {
  it('has a column of its type for each field', async () => {
    expect(await columnProblems(project.sql, table, content)).toEqual([]);
  });

  it('translates the fields that say so', async () => {
    expect(await translationProblems(project.sql, table, content)).toEqual([]);
  });

  it('finds the fields that say so, in English and translated', async () => {
    expect(await searchProblems(project.sql, table, content)).toEqual([]);
  });
});

describe.each(['travels', 'activities'] as const)('the answers of %s', (table: TripTable) => {
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
