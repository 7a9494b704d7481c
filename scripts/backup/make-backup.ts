import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finish, folderName, unfinished } from './folders.ts';
import {
  DUMP,
  digestOf,
  type Manifest,
  problemsOf,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { Problem } from './problem.ts';
import { type Project, readMigrations } from './project.ts';
import { downloadFiles, listFiles } from './storage.ts';
import { writeDump } from './write-dump.ts';

async function write(project: Project, folder: string, madeAt: Date): Promise<void> {
  const { database, url } = project;
  await database.query('begin isolation level repeatable read, read only');
  const { rows } = await database.query<{ server_version: string }>('show server_version');
  const migrations = await readMigrations(database);
  const listed = await listFiles(database);
  const tables = await writeDump(database, join(folder, DUMP));
  await database.query('commit');
  const buckets = await downloadFiles(project, folder, listed);
  await writeManifest(folder, {
    format: 1,
    madeAt: madeAt.toISOString(),
    source: url,
    server: rows[0]?.server_version ?? '',
    migrations,
    dump: await digestOf(join(folder, DUMP)),
    tables,
    buckets,
  });
}

/**
 * Makes a backup in a new folder below `to`. It gets its name once all of it has been read back from the disk.
 * @returns the folder. Throws, and leaves nothing behind, if anything is missing.
 */
export async function makeBackup(
  project: Project,
  to: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const madeAt = new Date();
  const name = folderName(madeAt);
  const folder = unfinished(to, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await write(project, folder, madeAt);
    const manifest = await readManifest(folder);
    const problems = await problemsOf(folder, manifest);
    if (problems.length > 0)
      throw new Problem(`What was written is not what was read:\n${problems.join('\n')}`);
    await finish(to, name);
    return { folder: join(to, name), manifest };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
