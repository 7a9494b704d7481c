import type { Field } from '@expat-buddy/domain/content/field';

/** A part of a field that is a text: all of it, or one key of its entries. */
export type SampleText = { key: string; english: string; french: string };

const wordOf = (name: string, key: string, language: string) =>
  `zq${name}${key}${language}`.toLowerCase().replaceAll('_', '');

const ENTRY = 'a';

function textsOf(name: string, { shape, keys = [''] }: Field): SampleText[] {
  if (!['text', 'lines', 'entries'].includes(shape)) return [];
  return keys.map((key) => ({
    key,
    english: wordOf(name, key, 'en'),
    french: wordOf(name, key, 'fr'),
  }));
}

/** A value of a field, with the words in it that occur nowhere else. */
export function sampleOf(name: string, field: Field): { value: unknown; texts: SampleText[] } {
  const texts = textsOf(name, field);
  const [word = ''] = texts.map(({ english }) => english);
  const values = {
    text: word,
    lines: [word],
    number: typeof field.limit === 'object' ? field.limit[1] : 1,
    'yes-no': false,
    choice: field.choices?.[0],
    day: null,
    picture: '',
    pictures: [],
    object: null,
    id: null,
    months: [4],
    entries: [
      { id: ENTRY, ...Object.fromEntries(texts.map(({ key, english }) => [key, english])) },
    ],
    ids: [],
    rows: [],
  };
  return { value: values[field.shape], texts };
}

/** Where `public.translations` has the French of a text. */
export const placeOf = (name: string, { shape }: Field, { key, english }: SampleText) => ({
  field: key === '' ? name : `${name}.${key}`,
  item: { lines: `md5('${english}')`, entries: `'${ENTRY}'` }[shape as string] ?? `''`,
});
