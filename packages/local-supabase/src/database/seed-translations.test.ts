/** Every seeded text has a French and an Arabic translation that keeps its numbers and links. */
import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { numberDifferences } from '@expat-buddy/domain/translation/number-differences';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

type Text = {
  place: string;
  language: TranslationLanguage;
  state: string;
  source: string;
  text: string;
};

let connection: PgliteConnection;
let texts: Text[];
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: true, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
  const { rows } = await connection.driver.query<Text>(
    `select concat_ws(' ', resource, record_id, field, item) as place, language, state, source, coalesce(text, '') as text
     from public.translatable_texts`,
  );
  texts = rows;
});
afterAll(() => connection.close());

const wrong = (isRight: (text: Text) => boolean) =>
  texts
    .filter((text) => !isRight(text))
    .map(({ place, language, source }) => `${language} ${place}: ${source}`);

const links = (text: string) =>
  text.match(/\]\([^)]*\)|https?:\/\/\S+|\{\w+\}|\S+@\S+/g)?.toSorted() ?? [];

it('nothing is missing, outdated or a draft', () => {
  expect(texts.length).toBeGreaterThan(8000);
  expect(wrong(({ state }) => state === 'published')).toEqual([]);
});

it('numbers are the same', () => {
  const differing = wrong(({ source, text, language }) => {
    const { missing, added } = numberDifferences(source, text, language);
    return missing.length + added.length === 0;
  });
  expect(differing).toEqual([]);
  expect(wrong(({ text }) => !/[٠-٩۰-۹]/.test(text))).toEqual([]);
});

it('links, addresses and placeholders are the same', () => {
  expect(wrong(({ source, text }) => links(source).join(' ') === links(text).join(' '))).toEqual(
    [],
  );
});

it('Arabic is written in Arabic', () => {
  const isTranslated = ({ language, text }: Text) =>
    language === 'fr' || /[\u0621-\u064a]/.test(text) || !/[a-z]{3}/i.test(text);
  expect(wrong(isTranslated).map((text) => text.split(': ')[1])).toEqual(['Algroove']);
});
