import { expect, it } from 'vitest';
import { withLanguage } from '../language/client-language.ts';
import { englishOf } from '../language/english-of.ts';
import { langOf } from '../language/lang-of.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { inReaderLanguage } from './in-reader-language.ts';

const english = { from: () => null, rpc: () => null } as unknown as DatabaseClient;
const travel = {
  id: 'tipaza',
  title: 'Tipaza in spring',
  price: 'From 5 000 DA',
  heat: 'Mild',
  translations: { fr: { title: 'Tipaza au printemps', price: 'À partir de 5 000 DA' } },
  detail_translations: { fr: { heat: null } },
  days: [{ title: 'To the harbour', translations: { fr: { title: 'Vers le port' } } }],
};

it('reads the texts of a previewed record and its days in one language', () => {
  const french = inReaderLanguage(withLanguage(english, 'fr'), travel);
  expect(french).toMatchObject({
    title: 'Tipaza au printemps',
    heat: 'Mild',
    days: [{ title: 'Vers le port' }],
  });
  expect(englishOf(french, 'price')).toBe('From 5 000 DA');
  expect(langOf(french, 'heat')).toBe('en');
  expect(langOf(french, 'title')).toBeUndefined();
});

it('keeps English where there is no translation, and for English readers', () => {
  const arabic = inReaderLanguage(withLanguage(english, 'ar'), travel);
  expect(arabic).toMatchObject({ title: 'Tipaza in spring', days: [{ title: 'To the harbour' }] });
  expect(langOf(arabic, 'title')).toBe('en');
  expect(inReaderLanguage(english, travel)).toBe(travel);
});
