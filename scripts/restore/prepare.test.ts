import { describe, expect, it } from 'vitest';
import type { Manifest } from '../backup/manifest.ts';
import { compareFiles } from './check.ts';
import { purposeOf, requireSameMigrations } from './prepare.ts';
import { differences } from './restore-rows.ts';

const manifest = { source: 'https://old.test', migrations: ['1', '2'] } as Manifest;
const nothing = { drill: false, disaster: false };

describe('a restore', () => {
  it('is a drill unless asked otherwise', () => {
    expect(purposeOf('https://new.test', manifest, nothing)).toBe('drill');
    expect(purposeOf('https://new.test', manifest, { ...nothing, disaster: true })).toBe(
      'disaster',
    );
    expect(purposeOf('https://old.test', manifest, { ...nothing, disaster: true })).toBe(
      'disaster',
    );
  });

  it('does not silently replace the project that the backup was made of', () => {
    for (const asked of [nothing, { ...nothing, drill: true }])
      expect(() => purposeOf('https://old.test', manifest, asked)).toThrow(/Nothing was changed/);
    expect(() =>
      purposeOf('https://new.test', manifest, { drill: true, disaster: true }),
    ).toThrow();
  });

  it.each([
    [['1', '2', '3'], /after migration 2, but the project has 3/],
    [['1'], /after migration 2, but the project has 1/],
    [['2'], /other migrations before 2/],
  ])('refuses the migrations %j', (found, problem) => {
    expect(() => requireSameMigrations(found, manifest)).toThrow(problem);
  });

  it('accepts the same migrations', () => {
    expect(() => requireSameMigrations(['1', '2'], manifest)).not.toThrow();
  });
});

it('names each table that differs', () => {
  expect(differences({ a: 1, b: 2, d: 1 }, { a: 1, b: 3, c: 4 })).toEqual([
    'b: 2 rows instead of 3',
    'c: no rows instead of 4',
    'd: 1 rows instead of none',
  ]);
});

it('names each file that is missing or has another size, and counts the others', () => {
  const file = { type: '', cacheControl: '', sha256: '' };
  expect(
    compareFiles(
      {
        photos: ['a', 'b', 'c'].map((name) => ({ ...file, name, bytes: 2 })),
        other: [{ ...file, name: 'd', bytes: 1 }],
      },
      {
        photos: [
          { ...file, name: 'a', bytes: 2 },
          { ...file, name: 'b', bytes: 1 },
          { ...file, name: 'e', bytes: 1 },
        ],
      },
    ),
  ).toEqual({
    problems: [
      'photos/b: 1 bytes instead of 2',
      'photos/c: the file is missing',
      'other/d: the file is missing',
    ],
    notes: ['photos: 1 files that are not in the backup'],
  });
});
