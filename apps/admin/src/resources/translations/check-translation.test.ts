import { expect, it } from 'vitest';
import { checkTranslation } from './check-translation.ts';

it.each([
  ['From 12 000 DA', 'À partir de 12\u202f000 DA'],
  ['From 12,000 DA', 'ابتداءً من 12 000 دج'],
  ['Day 3 of 4', 'اليوم ٣ من ٤'],
  ['Write to info@expatbuddy.example.', 'Écrivez à info@expatbuddy.example.'],
  ['Hello {name}', 'Bonjour {name}'],
])('accepts %s as %s', (source, translation) => {
  expect(checkTranslation(source, translation)).toBeUndefined();
});

it.each([
  ['2 days', '3 jours', 'The numbers differ. Missing: “2”. Not in the English text: “3”.'],
  ['2 days, 2 nights', '2 jours', 'The numbers differ. Missing: “2”.'],
  ['Hello {name}', 'Bonjour', 'The placeholders and addresses differ. Missing: “{name}”.'],
  [
    'See https://a.example/x',
    'Voir https://a.example/y',
    'The placeholders and addresses differ. Missing: “https://a.example/x”. Not in the English text: “https://a.example/y”.',
  ],
])('refuses %s as %s', (source, translation, sentence) => {
  expect(checkTranslation(source, translation)).toBe(sentence);
});
