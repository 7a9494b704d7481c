import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Texts that somebody wrote, one to a line: a day may return to where it began. */
const AS_KEY = /\bkey=\{(?:stop|item|highlight|paragraph|line)\}/;

it('no list has its texts as keys, because they may repeat', async () => {
  const found: string[] = [];
  for await (const file of glob('apps/*/src/**/*.tsx', { cwd: root })) {
    if (AS_KEY.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  }
  // Its lines are numbers; its stops are the keys of a map.
  expect(found.sort()).toEqual([
    'apps/admin/src/resources/travels/form/programme/UnknownStops.tsx',
    'apps/site/src/features/search/result-skeleton.tsx',
  ]);
});
