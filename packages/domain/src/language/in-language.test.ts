import { expect, it } from 'vitest';
import type { DatabaseClient } from '../supabase-client.ts';
import { languageArgument, languageOf, titleKey, withLanguage } from './client-language.ts';
import { englishOf } from './english-of.ts';
import { inLanguage } from './in-language.ts';
import { langOf } from './lang-of.ts';
import { everyColumn, translatedColumns } from './translated-columns.ts';

const english = { from: () => null, rpc: () => null } as unknown as DatabaseClient;
const arabic = withLanguage(english, 'ar');

it('selects one language at each level of embedded tables', () => {
  const columns =
    'id,title~en,heat~detail,kept:name~,regions!region_id(title~),links(a(b~,c~,d~,e~))';
  expect(translatedColumns(english, columns)).toBe(
    'id,title,heat,kept:name,regions!region_id(title),links(a(b,c,d,e))',
  );
  expect(translatedColumns(arabic, columns)).toBe(
    'translated_title:translations->ar->title,translated_kept:translations->ar->name,' +
      'translated_heat:detail_translations->ar->heat,id,english_title:title,title,heat,kept:name,' +
      'regions!region_id(translated_title:translations->ar->title,title),' +
      'links(a(all_translated:translations->ar,b,c,d,e))',
  );
  expect(everyColumn(english, 'name~')).toBe('*');
  expect(everyColumn(arabic, 'name~')).toBe('*,translated_name:translations->ar->name');
});

it('remembers the language of a client', () => {
  expect([languageOf(english), languageOf(arabic)]).toEqual(['en', 'ar']);
  expect([titleKey(english), titleKey(arabic)]).toEqual(['title_key', 'title_key_ar']);
  expect([languageArgument(english), languageArgument(arabic)]).toEqual([{}, { language: 'ar' }]);
  expect(withLanguage(english, 'en')).toBe(english);
});

it('replaces texts by their translations and lists those that are still English', () => {
  const row = inLanguage({
    id: 'x',
    title: 'Port',
    english_title: 'Port',
    all_translated: { title: 'ميناء', elsewhere: 'x' },
    description: 'Text',
    translated_description: null,
    empty: '',
    translated_empty: null,
    list: ['a', 'b'],
    translated_list: [null, 'ب'],
    questions: [
      { id: '1', question: 'Why?', answer: 'So.' },
      { id: '2', question: 'When?', answer: '' },
    ],
    translated_questions: [{ question: 'لماذا؟', answer: null }, null],
    day: { title: 'Out', translated_title: 'ذهاب' },
    translations: {},
  });
  expect(row).toEqual({
    id: 'x',
    title: 'ميناء',
    description: 'Text',
    empty: '',
    list: ['a', 'ب'],
    questions: [
      { id: '1', question: 'لماذا؟', answer: 'So.' },
      { id: '2', question: 'When?', answer: '' },
    ],
    day: { title: 'ذهاب' },
    untranslated: ['description', 'list.0', 'questions.0.answer', 'questions.1'],
    english: { title: 'Port' },
  });
  expect(englishOf(row, 'title')).toBe('Port');
  expect(englishOf(row, 'description')).toBe('Text');
  expect(langOf(row, 'description')).toBe('en');
  expect(langOf(row, 'questions.1.question')).toBe('en');
  expect(langOf(row, 'questions.0.question')).toBeUndefined();
});

it('marks a row without translations', () => {
  const row = inLanguage({ title: 'Port', all_translated: null, all_translated_details: null });
  expect(row).toEqual({ title: 'Port', untranslated: ['*'] });
  expect(langOf(row, 'title')).toBe('en');
});

it('leaves English rows unchanged', () => {
  const row = { id: 'x', days: [{ title: 'Out' }], region: null };
  expect(inLanguage(structuredClone(row))).toEqual(row);
  expect(langOf(row, 'id')).toBeUndefined();
});
