/** The languages of the code and those of the database. */
import { languages } from '@expat-buddy/domain/language/languages';
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
