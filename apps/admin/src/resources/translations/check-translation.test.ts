import { expect, it } from 'vitest';
import { checkNumbers, checkTranslation } from './check-translation.ts';

it.each([
  ['Write to info@expatbuddy.example.', 'Écrivez à info@expatbuddy.example.'],
  ['Hello {name}', 'Bonjour {name}'],
])('accepts %s as %s', (source, translation) => {
  expect(checkTranslation(source, translation)).toBeUndefined();
});

it.each([
  ['Hello {name}', 'Bonjour', 'The placeholders and addresses differ. Missing: “{name}”.'],
  [
    'See https://a.example/x',
    'Voir https://a.example/y',
    'The placeholders and addresses differ. Missing: “https://a.example/x”. Not in the English text: “https://a.example/y”.',
  ],
])('refuses %s as %s', (source, translation, sentence) => {
  expect(checkTranslation(source, translation)).toBe(sentence);
});

it('warns of numbers, but not of those of an address', () => {
  expect(checkNumbers('2 days', '3 jours', 'fr')).toBe(
    'Check the numbers. Missing: “2”. Not in the English text: “3”.',
  );
  expect(checkNumbers('See a22@b.example', 'Voir a23@b.example', 'fr')).toBeUndefined();
});
