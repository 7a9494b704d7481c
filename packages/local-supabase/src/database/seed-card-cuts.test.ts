/** A card cuts a description after 150 characters; the seed's texts are worded so that a word ends there. */
import { languages } from '@expat-buddy/domain/language/languages';
import { DESCRIPTION_CUT } from '@expat-buddy/domain/travel/card-text';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let connection: PgliteConnection;
let texts: { id: string; language: string; text: string }[];
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: true, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
  const { rows } = await connection.driver.query<(typeof texts)[number]>(
    `select id::text, 'en' as language, description as text from public.travels
     union all
     select record_id, language, text from public.translations where resource = 'travels' and field = 'description'`,
  );
  texts = rows;
});
afterAll(() => connection.close());

/** A letter ends it, so that no number loses its unit and no sentence gets four dots. */
function endsWord(text: string): boolean {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_CUT) return true;
  const [last = '', next = ''] = characters.slice(DESCRIPTION_CUT - 1, DESCRIPTION_CUT + 1);
  return /\p{L}/u.test(last) && !/[\p{L}\p{M}\p{N}’'-]/u.test(next);
}

it.each(languages)('a card cuts every description in %s at the end of a word', (language) => {
  const own = texts.filter((text) => text.language === language);
  expect(own.length).toBeGreaterThan(30);
  const cut = own
    .filter(({ text }) => !endsWord(text))
    .map(({ id, text }) => `${id}: ${text.slice(0, DESCRIPTION_CUT)}|`);
  expect(cut).toEqual([]);
});
