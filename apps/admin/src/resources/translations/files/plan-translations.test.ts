import { expect, it } from 'vitest';
import type { TranslatedText } from '../texts.ts';
import { fileRow, type NumberedRow } from './file-row.ts';
import { planTranslations, textsToSave } from './plan-translations.ts';

const title: TranslatedText = {
  resource: 'travels',
  record_id: 'oran',
  field: 'title',
  item: '',
  day_number: null,
  element: null,
  language: 'fr',
  source: '2 days in Oran',
  text: '2 jours à Oran',
  source_text: '2 days in Oran',
  status: 'draft',
  state: 'draft',
  author: null,
  updated_at: '2026-11-20T10:00:00+00:00',
};
const price: TranslatedText = {
  ...title,
  field: 'price',
  source: 'From 100 €\nper person',
  text: null,
  status: null,
  state: 'missing',
  updated_at: null,
};
const rowOf = (text: TranslatedText, changes: Partial<NumberedRow> = {}): NumberedRow => ({
  number: 2,
  ...fileRow(text),
  ...changes,
});
const statesOf = (...rows: NumberedRow[]) =>
  planTranslations(rows, [title, price]).map(({ state, sentence }) => sentence ?? state);

it('changes nothing when an export is imported unedited', () => {
  expect(statesOf(rowOf(title), rowOf(price))).toEqual(['unchanged', 'empty']);
});

it('finds new and changed texts, and saves them over the versions it compared', () => {
  const rows = [
    rowOf(title, { translation: 'Oran en 2 jours ' }),
    rowOf(price, {
      translation: 'À partir de 100 €\r\npar personne',
      source: 'From 100 €\r\nper person',
    }),
  ];
  const plan = planTranslations(rows, [title, price]);
  expect(plan.map(({ state }) => state)).toEqual(['changed', 'new']);
  expect(textsToSave(plan)).toEqual([
    expect.objectContaining({
      text: 'Oran en 2 jours',
      status: 'draft',
      seen_at: title.updated_at,
    }),
    expect.objectContaining({
      text: 'À partir de 100 €\npar personne',
      source: price.source,
      seen_at: null,
    }),
  ]);
  expect(textsToSave(plan, 'published').map(({ status }) => status)).toEqual([
    'published',
    'published',
  ]);
});

it('imports a number that seems to differ, with a warning', () => {
  const arabic: TranslatedText = { ...title, language: 'ar', text: null, state: 'missing' };
  const planned = (translation: string) =>
    planTranslations([rowOf(arabic, { translation })], [arabic])[0];
  expect(planned('يومان في وهران')).toMatchObject({ state: 'new' });
  expect(planned('يومان في وهران')?.warning).toBeUndefined();
  expect(planned('3 أيام في وهران')).toMatchObject({
    state: 'new',
    warning: 'Check the numbers. Not in the English text: “3”.',
  });
});

it('publishes a draft whose text is unchanged', () => {
  expect(statesOf(rowOf(title, { status: 'published' }))).toEqual(['changed']);
});

it('refuses rows that do not match', () => {
  expect(
    statesOf(
      rowOf(title, { record: 'setif' }),
      rowOf(title, { source: '3 days in Oran' }),
      rowOf(price, { translation: 'À partir de {price}' }),
      rowOf(price, { translation: 'À partir de 100 €' }),
    ),
  ).toEqual([
    'This text does not exist, or was deleted.',
    'The English text has changed.',
    'The placeholders and addresses differ. Not in the English text: “{price}”.',
    'An earlier row is for the same text.',
  ]);
  expect(statesOf(rowOf(title, { status: 'done' }))).toEqual([
    'The status is Draft or Published, not “done”.',
  ]);
});
