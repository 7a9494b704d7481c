import { translationLanguages } from '@expat-buddy/domain/language/languages';
import { describe, expect, it } from 'vitest';
import { mailMessages } from './mail-messages.ts';

type Leaf = [path: string, value: unknown];

const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

/** The same in French and English. */
const SHARED = ['Total'];
/** Messages that contain only their arguments. */
const ONLY_ARGUMENTS = ['.labelled', '.beforeLink', '.list'];

const args = (path: string) => (path === '.list' ? [['QQ', 'ZZ']] : ['QQ', 'ZZ']);

const written = ([path, value]: Leaf): string =>
  typeof value === 'function' ? value(...args(path)) : String(value);

describe.each(translationLanguages)('the messages in %s', (language) => {
  const english = new Map(leaves(mailMessages('en')));
  const translated = leaves(mailMessages(language));

  it('use the same arguments as the English ones', () => {
    for (const leaf of translated) {
      const used = (text: string) => text.match(/QQ|ZZ/g)?.sort() ?? [];
      const original: Leaf = [leaf[0], english.get(leaf[0])];
      expect([leaf[0], used(written(leaf))]).toEqual([leaf[0], used(written(original))]);
    }
  });

  it('are translated', () => {
    const same = translated.filter(
      (leaf) =>
        !ONLY_ARGUMENTS.includes(leaf[0]) &&
        !SHARED.includes(written(leaf)) &&
        written(leaf) === written([leaf[0], english.get(leaf[0])]),
    );
    expect(same).toEqual([]);
  });
});

it('puts typographic spaces before French punctuation', () => {
  for (const leaf of leaves(mailMessages('fr'))) {
    expect(written(leaf)).not.toMatch(/(?<![\u202f])[?!;]|(?<!\u00a0):|'/);
  }
});

/** Their arguments are our own words, as dates are. */
const OWN_WORDS = ['.list', '.beforeLink', '.labelled'];

it('isolates names and references from the direction of Arabic, in subjects too', () => {
  const bare = leaves(mailMessages('ar')).filter(
    (leaf) =>
      !/^\(day\)/.test(String(leaf[1])) &&
      !OWN_WORDS.includes(leaf[0]) &&
      /QQ|ZZ/.test(written(leaf).replace(/\u2068[^\u2069]*\u2069/g, '')),
  );
  expect(bare.map((leaf) => [leaf[0], written(leaf)])).toEqual([]);
});
