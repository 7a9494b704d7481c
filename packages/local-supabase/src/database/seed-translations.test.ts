/** Every seeded text has a French and an Arabic translation that keeps its numbers and links. */
import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
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

/** Numbers of two or more digits: smaller ones may be words, as in the Arabic dual. Omits the minutes of full hours. */
const numbers = (text: string) => {
  const ungrouped = text.replaceAll(/(?<=\d)[ ,.\u00a0\u202f](?=\d{3}\b)/g, '');
  return new Set(ungrouped.match(/\d+/g)?.filter((number) => number.length > 1 && number !== '00'));
};
const links = (text: string) =>
  text.match(/\]\([^)]*\)|https?:\/\/\S+|\{\w+\}|\S+@\S+/g)?.toSorted() ?? [];

it('nothing is missing, outdated or a draft', () => {
  expect(texts.length).toBeGreaterThan(8000);
  expect(wrong(({ state }) => state === 'published')).toEqual([]);
});

it('numbers are the same', () => {
  // In English, "from 9 to 3" is also 15:00.
  const isClockTime = (number: string, source: string) =>
    new RegExp(`\\b${Number(number) - 12}\\b`).test(source);
  const differing = wrong(({ source, text }) => {
    const [before, after] = [numbers(source), numbers(text)];
    const missing = [...before].filter((number) => !after.has(number));
    const added = [...after].filter(
      (number) => !before.has(number) && !isClockTime(number, source),
    );
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
