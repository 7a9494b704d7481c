import { expect, it } from 'vitest';
import { readEntryChoices, writeEntryChoices } from './entry-search-params.ts';

const anybody = { nationality_group: 'any', purpose: 'any', stay: 'any', region: 'any' } as const;

it('writes what is chosen, and nothing else', () => {
  expect(writeEntryChoices(anybody)).toBe('');
  const query = writeEntryChoices({ ...anybody, nationality_group: 'algerian', region: 'south' });
  expect(query).toBe('?nationality=algerian&region=south');
  expect(readEntryChoices(query)).toEqual({
    ...anybody,
    nationality_group: 'algerian',
    region: 'south',
  });
});

it('ignores a value that is no choice', () => {
  expect(readEntryChoices('?purpose=espionage&stay=')).toEqual(anybody);
});
