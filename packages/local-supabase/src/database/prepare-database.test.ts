import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let migrationsDir: string;
beforeAll(async () => {
  await mkdir(cacheDir, { recursive: true });
  migrationsDir = await mkdtemp(join(cacheDir, 'prepare-test-'));
  await writeFile(
    join(migrationsDir, '20260101000000_one.sql'),
    `create table public.one (made text default '${crypto.randomUUID()}');`,
  );
});
afterAll(() => rm(migrationsDir, { recursive: true }));

it('two processes that prepare the same database concurrently prepare it once, and both get all of it', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const prepare = () => projectSnapshot({ migrationsDir, seed: false, log });
  const snapshots = await Promise.all([prepare(), prepare()]);
  expect(lines.filter((line) => line.startsWith('Applying'))).toHaveLength(1);
  for (const snapshot of snapshots) {
    const connection = await openDatabase(undefined, snapshot);
    await connection.driver.query('insert into public.one default values');
    await connection.close();
  }
  expect((await readdir(cacheDir)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
