import { describe, expect, it } from 'vitest';
import { foldedWords, foldSpelling, plainWords } from './search-words.ts';

describe('the folding of a search', () => {
  // What private.fold_spelling answers for the same texts.
  it.each([
    ['Béjaïa', 'bejaia'],
    ['Boussaâda', 'busada'],
    ['Tipaza', 'tipasa'],
    ['Ghardaïa', 'gardaia'],
    ['Djurdjura', 'jurjura'],
    ['Khenchela — «Timgad»', 'kenchela timgad'],
    ["O’Brien d'Alger", 'obrien dalger'],
    ['name@example.com', 'name example com'],
    ['مؤسسة رئيس أهلا إلى آفاق', 'مؤسسه رئيس اهلا الي افاق'],
  ])('%s → %s', (text, folded) => {
    expect(foldSpelling(text)).toBe(folded);
  });

  it('leaves nothing of the syntax of a filter', () => {
    expect(foldedWords('a,b) or(name.eq.x) "*%_')).toEqual(['a', 'b', 'or', 'name', 'ek', 'x']);
  });
});

it('splits a plain search into words of letters and digits', () => {
  expect(plainWords(' sea,  fishing (4x4) "été" *')).toEqual(['sea', 'fishing', '4x4', 'été']);
  expect(plainWords(' ,*" ')).toEqual([]);
});
