import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderName, removeExpired } from './folders.ts';
import { writeManifest } from './manifest.ts';

let to = '';
beforeEach(() => {
  to = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterEach(() => rmSync(to, { recursive: true }));

const now = new Date('2026-11-28T03:00:00Z');
const nameOf = (daysAgo: number) => folderName(new Date(now.getTime() - daysAgo * 86_400_000));

async function add(daysAgo: number, { isWhole = true } = {}): Promise<string> {
  const name = nameOf(daysAgo);
  mkdirSync(join(to, name));
  if (isWhole)
    await writeManifest(join(to, name), {
      format: 1,
      madeAt: now.toISOString(),
      source: 'https://a.test',
      server: '17.10',
      migrations: ['20261123090000'],
      dump: { bytes: 1, sha256: '0'.repeat(64) },
      tables: {},
      buckets: {},
    });
  return name;
}

it('names a folder after its moment', () => {
  expect(folderName(now)).toBe('expat-buddy-2026-11-28T03-00-00Z');
});

it('deletes the expired ones and nothing else', async () => {
  const [old, kept, today] = [await add(31), await add(30), await add(0)];
  for (const name of ['photos', 'expat-buddy-notes']) mkdirSync(join(to, name));
  expect(await removeExpired(to, 30, now)).toEqual([old]);
  expect(readdirSync(to).sort()).toEqual([kept, today, 'expat-buddy-notes', 'photos'].sort());
});

it('keeps the last whole one, however old it is', async () => {
  await add(90);
  await add(0, { isWhole: false });
  expect(await removeExpired(to, 30, now)).toEqual([]);
});

it('deletes what an interrupted run left, not what is being written', async () => {
  const [left, written] = [`${nameOf(2)}.unfinished`, `${nameOf(0)}.unfinished`];
  for (const name of [left, written]) mkdirSync(join(to, name));
  expect(await removeExpired(to, 30, now)).toEqual([left]);
});
