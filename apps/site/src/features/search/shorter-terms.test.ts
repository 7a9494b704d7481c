import { expect, it } from 'vitest';
import { shorterTerms } from './shorter-terms.ts';

it('suggests the words of a term, then the beginning of the longest', () => {
  expect(shorterTerms('snow in Ouarzazate, maybe')).toEqual([
    'Ouarzazate',
    'maybe',
    'snow',
    'Ouarzaz',
  ]);
  expect(shorterTerms('zanzibar')).toEqual(['zanzi', 'zanz']);
  expect(shorterTerms('🐪 % ab')).toEqual([]);
});
