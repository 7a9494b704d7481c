import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataError } from './data/data-error.ts';
import { shouldRetryRead } from './query-client.ts';

it('retries network and server errors twice', () => {
  expect(shouldRetryRead(0, new DataError('x', 0))).toBe(true);
  expect(shouldRetryRead(1, new DataError('x', 503))).toBe(true);
  expect(shouldRetryRead(2, new DataError('x', 0))).toBe(false);
});

it('does not retry a refusal', () => {
  expect(shouldRetryRead(0, new DataError('x', 403))).toBe(false);
  expect(shouldRetryRead(0, new DataError('x', 404))).toBe(false);
});

it('stores nothing in the browser: no persisted cache, no stored filters', async () => {
  const cwd = join(import.meta.dirname, '..');
  const stores: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd })) {
    if (path.includes('.test.')) continue;
    const source = readFileSync(join(cwd, path), 'utf8');
    if (/persist(er|Queries|QueryClient)|indexedDB|sessionStorage/i.test(source)) stores.push(path);
    if (/localStorage\.\w/.test(source) && path !== 'ui/theme/use-colour-scheme.ts')
      stores.push(path);
    // Lists store their search, perhaps a visitor's name, unless told not to.
    for (const [list] of source.matchAll(/<(?:Infinite)?ListBase\b[^>]*>/g)) {
      if (!list.includes('storeKey={false}')) stores.push(path);
    }
  }
  expect(stores).toEqual([]);
});
