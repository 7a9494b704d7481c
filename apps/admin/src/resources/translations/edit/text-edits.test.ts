import { expect, it } from 'vitest';
import type { TranslatedText } from '../texts.ts';
import { isEdited, rebased, toSend, unedited, withEdit } from './text-edits.ts';

const title: TranslatedText = {
  resource: 'travels',
  record_id: 'oran',
  field: 'title',
  item: '',
  day_number: null,
  element: null,
  language: 'fr',
  source: 'Oran by the sea',
  text: 'Oran, côté mer',
  source_text: 'Oran',
  status: 'published',
  state: 'outdated',
  author: 'Amel',
  updated_at: '2026-11-23T10:00:00Z',
};
const missing: TranslatedText = {
  ...title,
  field: 'price',
  text: null,
  source_text: null,
  status: null,
  state: 'missing',
  updated_at: null,
};

it('counts only edits that differ from the saved text', () => {
  const edit = unedited(title);
  expect(isEdited(edit)).toBe(false);
  expect(isEdited({ ...edit, text: 'Oran, côté mer ' })).toBe(false);
  expect(isEdited({ ...edit, status: 'draft' })).toBe(true);
  expect(isEdited({ ...edit, stillFits: true })).toBe(true);
  expect(isEdited({ ...edit, text: '' })).toBe(true);
  expect(isEdited({ ...unedited(missing), status: 'draft' })).toBe(false);
  const edits = withEdit({}, { ...edit, text: 'Oran' });
  expect(Object.keys(edits)).toEqual(['fr title ']);
  expect(withEdit(edits, edit)).toEqual({});
});

it('sends the English text and the translation that its author saw', () => {
  expect(toSend(withEdit({}, { ...unedited(missing), text: ' 100 € ', status: 'draft' }))).toEqual([
    expect.objectContaining({
      field: 'price',
      source: 'Oran by the sea',
      text: '100 €',
      status: 'draft',
      seen_at: null,
    }),
  ]);
});

it('keeps an edit after a colleague has saved the same text, and shows their version', () => {
  const edits = withEdit({}, { ...unedited(title), text: 'Oran et la mer' });
  const theirs = { ...title, text: 'Oran en bord de mer', updated_at: '2026-11-23T11:00:00Z' };
  expect(rebased(edits, [theirs], true)).toEqual({
    'fr title ': expect.objectContaining({
      text: 'Oran et la mer',
      base: theirs,
      theirs: 'Oran en bord de mer',
    }),
  });
  expect(rebased(edits, [{ ...theirs, text: 'Oran et la mer' }], true)).toEqual({});
  expect(rebased(edits, [missing], true)).toEqual({});
});
