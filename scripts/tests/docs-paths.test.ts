import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

/** A path from any folder, of a test with or without the end of its name, or a file of source. */
const PATH =
  /`((?:[\w@.-]+\/)+[\w.-]+\.(?:test|spec|fixture)|(?:[\w@.-]+\/)*[\w.-]+\.(?:tsx?|sql|mjs))`/g;

it('every file that the docs name exists', () => {
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((guide) =>
      [...readFileSync(join(root, guide), 'utf8').matchAll(PATH)]
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('NAME'))
        .filter((path) => !files.some((file) => `/${file}`.includes(`/${path.replace('../', '')}`)))
        .map((path) => `${guide}: there is no ${path}.`),
    );
  expect(missing).toEqual([]);
});
