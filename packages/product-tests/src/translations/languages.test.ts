/** The languages of the code and those of the database. */
import { languages } from '@expat-buddy/domain/language/languages';
import { expect, it } from 'vitest';
import { sharedProject } from '../support/project.ts';

it('are the same', async () => {
  const project = await sharedProject();
  const rows = await project.sql<{ code: string }>('select code from public.languages');
  expect(
    rows.map(({ code }) => code).toSorted(),
    'public.languages and packages/domain/src/language/languages.ts',
  ).toEqual([...languages].toSorted());
});
