import { languageNames } from '@expat-buddy/domain/language/languages';
import { afterAll, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'fr' });
vi.resetModules();
const { translated } = await import('./t.ts');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['Please enter a title.', 'Veuillez saisir un titre.'],
  ['Use at most 1,000 characters.', 'Utilisez au plus 1\u202f000 caractères.'],
  ['From -90 to 90.', 'De -90 à 90.'],
  [
    'Use lowercase letters, digits and single hyphens, such as "desert-camp".',
    'Utilisez des minuscules, des chiffres et des traits d’union simples, comme «\u00a0desert-camp\u00a0».',
  ],
  ['3 tents of “Atlas”', '3 tents of “Atlas”'],
])('%s is %s in French', (text, french) => {
  expect(translated(text)).toBe(french);
});

it.each(Object.values(languageNames))('names the language %s in French', (name) => {
  expect(translated(name), `apps/admin/src/i18n/french has no ${name}`).not.toBe(name);
});
