import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataError } from './data/data-error.ts';
import { shouldRetryRead } from './query-client.ts';

it('asks again after a dropped connection, twice at most', () => {
  expect(shouldRetryRead(0, new DataError('x', 0))).toBe(true);
  expect(shouldRetryRead(1, new DataError('x', 503))).toBe(true);
  expect(shouldRetryRead(2, new DataError('x', 0))).toBe(false);
});

it('takes a refusal for an answer', () => {
  expect(shouldRetryRead(0, new DataError('x', 403))).toBe(false);
  expect(shouldRetryRead(0, new DataError('x', 404))).toBe(false);
});

it('keeps nothing that was read in the browser: no stored cache, no stored filters', async () => {
  const cwd = join(import.meta.dirname, '..');
  const stores: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd })) {
    if (path.includes('.test.')) continue;
    const source = readFileSync(join(cwd, path), 'utf8');
    if (/persist(er|Queries|QueryClient)|indexedDB|sessionStorage/i.test(source)) stores.push(path);
    if (/localStorage\.\w/.test(source) && path !== 'ui/theme/use-colour-scheme.ts')
      stores.push(path);
    // A list remembers its search words, a visitor's name perhaps, unless it is told not to.
    for (const [list] of source.matchAll(/<(?:Infinite)?ListBase\b[^>]*>/g)) {
      if (!list.includes('storeKey={false}')) stores.push(path);
    }
  }
  expect(stores).toEqual([]);
});
