/**
 * A new PGlite database spends ten seconds in initdb. So a prepared one is kept as an archive under
 * .cache and unpacked from there: one with the project's schemas only (it changes with library versions),
 * and one with migrations and seed on top.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';

/** The installed version of a dependency of this package. */
export function versionOf(packageName: string): string {
  const file = join(import.meta.dirname, '..', '..', 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

export function keyOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A cached snapshot by its name. */
export async function readSnapshot(dir: string, name: string): Promise<Blob | undefined> {
  const file = join(dir, `${name}.tar.gz`);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  // dropOld keeps the recently used ones.
  await utimes(file, new Date(), new Date()).catch(() => undefined);
  return new Blob([bytes]);
}

// The checkpoint has everything, and without old WAL segments the archive is less than half the size.
const emptyWalSql = [
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
  'reset wal_recycle',
];

/** Writes to a temporary file and renames it, because two processes may prepare the same snapshot. */
export async function writeSnapshot(
  connection: PgliteConnection,
  dir: string,
  name: string,
): Promise<Blob> {
  for (const statement of emptyWalSql) await connection.driver.exec(statement);
  const archive = await connection.driver.dumpDataDir('gzip');
  await mkdir(dir, { recursive: true });
  const temporary = join(dir, `${name}.${randomUUID()}.tmp`);
  const file = await open(temporary, 'w');
  await file.writeFile(new Uint8Array(await archive.arrayBuffer()));
  await file.close();
  await rename(temporary, join(dir, `${name}.tar.gz`));
  await dropOld(dir);
  return archive;
}

/** Keeps the most recently used snapshots of each kind; every change to a migration creates one. */
async function dropOld(dir: string, keep = 5): Promise<void> {
  const names = await readdir(dir);
  for (const kind of ['system-', 'project-']) {
    const files = await Promise.all(
      names
        .filter((name) => name.startsWith(kind))
        .map(async (name) => {
          const file = join(dir, name);
          const changed = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
          return { file, age: Date.now() - changed };
        }),
    );
    const old = files.sort((a, b) => a.age - b.age).slice(keep);
    // Another process may be about to read a younger one.
    await Promise.all(
      old.filter(({ age }) => age > 60_000).map(({ file }) => rm(file, { force: true })),
    );
  }
}
