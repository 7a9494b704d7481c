import { SLUG_PATTERN } from '@expat-buddy/domain/slug';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the id proposed for a title', () => {
  it.each([
    ['Pêche en mer', 'peche-en-mer'],
    ['  4×4 in the dunes!  ', '4-4-in-the-dunes'],
    ["L'œuvre d’Alger", 'loeuvre-dalger'],
    ['صيد', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is one the database takes, however long the title is', () => {
    expect(slugOf(`${'a'.repeat(79)} b c`)).toMatch(SLUG_PATTERN);
  });
});
