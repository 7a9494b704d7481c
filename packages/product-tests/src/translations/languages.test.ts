/** The languages of the code and those of the database. */
import { languages, translationLanguages } from '@expat-buddy/domain/language/languages';
import { priceText } from '@expat-buddy/domain/trip/price';
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

it.each(languages)('write prices alike in the code and the database (%s)', async (language) => {
  const project = await sharedProject();
  for (const currency of ['EUR', 'DZD'] as const) {
    for (const [amount, isFrom] of [
      [45_000, true],
      [1250.5, false],
    ] as const) {
      const [row] = await project.sql<{ text: string }>(
        'select private.price_text($1, $2, $3, $4) as text',
        [amount, currency, isFrom, language],
      );
      expect(row?.text, 'private.price_text in …_trip_details.sql').toBe(
        priceText(amount, currency, isFrom, language),
      );
    }
  }
});

it.each(translationLanguages)('have stems and fillers of their own (%s)', async (language) => {
  const project = await sharedProject();
  for (const name of ['words_in(text, text)', 'filler_words(text)']) {
    const [row] = await project.sql<{ body: string }>(
      "select prosrc as body from pg_proc where oid = ('private.' || $1)::regprocedure",
      [name],
    );
    expect(row?.body, `private.${name} in …_search_languages.sql`).toContain(`when '${language}'`);
  }
});
