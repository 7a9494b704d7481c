import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it('ignores case, accents and spaces around a name', () => {
  expect(nameKey(' BÉJAÏA ')).toBe(nameKey('Bejaia'));
  expect(nameKey('Tipaza')).not.toBe(nameKey('Tipasa'));
});
