import { afterEach, expect, it } from 'vitest';
import { adoptLanguage, languageOfBrowser } from './interface-language.ts';

const KEY = 'back-office-language';

afterEach(() => localStorage.removeItem(KEY));

it.each([
  [['fr-DZ', 'en'], 'fr'],
  [['ar-DZ', 'fr'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['de'], 'en'],
])('speaks to a browser in %j in %s until a language is chosen', (preferred, expected) => {
  expect(languageOfBrowser(preferred)).toBe(expected);
});

it('adopts the language of an invited account unless one has been chosen', () => {
  adoptLanguage('ar');
  expect(localStorage.getItem(KEY)).toBeNull();
  adoptLanguage('fr');
  expect(localStorage.getItem(KEY)).toBe('fr');
  adoptLanguage('en');
  expect(localStorage.getItem(KEY)).toBe('fr');
});
