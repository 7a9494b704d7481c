import { expect, it } from 'vitest';
import { plainWords } from './search-words.ts';

it('splits a plain search into words of letters and digits', () => {
  expect(plainWords(' sea,  fishing (4x4) "été" *')).toEqual(['sea', 'fishing', '4x4', 'été']);
  expect(plainWords(' ,*" ')).toEqual([]);
});
