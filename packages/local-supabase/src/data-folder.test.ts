import { spawn } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { damagedFolder, eraseDataFolder, explainedFailure, openDataFolder } from './data-folder.ts';
import { readContents } from './database/contents.ts';
import { openDatabase } from './database/open-database.ts';
import { openExisting } from './database/open-existing.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { cacheDir, migrationsDir } from './paths.ts';
import { startBackend } from './start-backend.ts';
import { freePorts } from './testing/test-backend.ts';

const HELP =
  'Nothing was deleted. To start over and keep it, rename the folder; to erase it, run npm run reset. If you have a copy of the folder, put it back.';

let parent: string;
const silent = () => undefined;
const newFolder = () => mkdtemp(join(parent, 'data-'));

beforeAll(async () => {
  await mkdir(cacheDir, { recursive: true });
  parent = await mkdtemp(join(cacheDir, 'data-folder-test-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

describe('a data folder', () => {
  it('keeps a database that is not marked as finished', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'rows'), '75 inquiries');
    const folder = await openDataFolder(dataDir, silent);
    expect(folder.state).toBe('unmarked');
    expect(await readFile(join(dataDir, 'database', 'rows'), 'utf8')).toBe('75 inquiries');
  });

  it('sets aside the database of an interrupted first start, and reports it', async () => {
    const dataDir = await newFolder();
    const first = await openDataFolder(dataDir, silent);
    await first.markPreparing();
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'half'), 'of it');
    const lines: string[] = [];
    const folder = await openDataFolder(dataDir, (line) => lines.push(line));
    expect(folder.state).toBe('empty');
    const aside = 'database-interrupted';
    expect(await readFile(join(dataDir, aside, 'half'), 'utf8')).toBe('of it');
    expect(lines).toEqual([expect.stringContaining(`is kept in ${aside}`)]);

    await mkdir(join(dataDir, 'database'));
    await openDataFolder(dataDir, silent);
    const kept = (await readdir(dataDir)).filter((name) => name.startsWith('database'));
    expect(kept).toEqual([aside]);
  });

  it('reports a file in place of a folder, and the reverse', async () => {
    for (const [name, kind] of [
      ['database', 'file'],
      ['storage', 'file'],
      ['mail', 'file'],
      ['filled', 'folder'],
      ['in-use-by', 'folder'],
    ]) {
      const dataDir = await newFolder();
      const path = join(dataDir, String(name));
      await (kind === 'file' ? writeFile(path, '') : mkdir(path));
      const other = kind === 'file' ? 'folder' : 'file';
      await expect(openDataFolder(dataDir, silent)).rejects.toThrow(
        `The local data in ${dataDir} is damaged: ${name} is a ${kind} instead of a ${other}. ${HELP}`,
      );
    }
  });

  it('cannot be a file', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    await expect(openDataFolder(file, silent)).rejects.toThrow(
      `The data folder ${file} is a file: name a folder in DATA_DIR.`,
    );
  });

  it.each([
    ['without a start, of an earlier version', ''],
    ['with the start of a process that ended', ' 1'],
  ])('is free when its lock, %s, has the id of another program', async (_, start) => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void other.kill('SIGKILL'));
    const dataDir = await newFolder();
    await writeFile(join(dataDir, 'in-use-by'), `${other.pid}${start}`);
    const folder = await openDataFolder(dataDir, silent);
    expect(folder.state).toBe('empty');
    await folder.release();
  });

  it('is erased by a reset only if it holds nothing else and no process uses it', async () => {
    const foreign = await newFolder();
    await writeFile(join(foreign, 'thesis.odt'), '');
    await expect(eraseDataFolder(foreign)).rejects.toThrow('it also holds thesis.odt');

    const dataDir = await newFolder();
    const folder = await openDataFolder(dataDir, silent);
    await expect(eraseDataFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    await folder.release();
    await eraseDataFolder(dataDir);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    await eraseDataFolder(dataDir);
  });
});

describe('a damaged database', () => {
  async function expectDamaged(dataDir: string, reason: string) {
    const names = await readdir(dataDir);
    const opening = openExisting(join(dataDir, 'database'), (found) =>
      damagedFolder(dataDir, found),
    );
    await expect(opening).rejects.toThrow(
      `The local data in ${dataDir} is damaged: ${reason}. ${HELP}`,
    );
    expect(await readdir(dataDir)).toEqual(names);
  }

  it('that is missing is reported', async () => {
    await expectDamaged(await newFolder(), 'its database is missing');
  });

  it('without its version stays as it is and is reported', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true });
    await expectDamaged(dataDir, 'its database has no PG_VERSION');
  });

  it('with a page of zeros, or without the file of a table, is reported', async () => {
    const dataDir = await newFolder();
    const database = join(dataDir, 'database');
    const connection = await openDatabase(database);
    await connection.driver.exec(`
      create role anon; create role authenticated; create role service_role;
      create schema supabase_migrations; create table supabase_migrations.schema_migrations ();
      create table public.notes as select 'note ' || number as body from generate_series(1, 1000) number;
      checkpoint`);
    const { rows } = await connection.driver.query<{ path: string }>(
      `select pg_relation_filepath('public.notes') as path`,
    );
    const before = await readContents(connection.driver);
    await connection.close();
    const table = join(database, rows[0]?.path ?? '');
    const open = () => openExisting(database, (reason) => damagedFolder(dataDir, reason), before);
    await (await open()).close();

    const file = await openFile(table, 'r+');
    await file.write(Buffer.alloc(8192), 0, 8192, 8192);
    await file.close();
    await expect(open()).rejects.toThrow(
      'its table public.notes does not contain what it did at the last stop. Nothing was deleted',
    );
    await rm(table);
    await expect(open()).rejects.toThrow('its table public.notes cannot be read. Nothing was del');
  });

  it('without its roles, or with a truncated file, stays as it is and is reported', async () => {
    const dataDir = await newFolder();
    const database = join(dataDir, 'database');
    const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: silent });
    const connection = await openDatabase(database, snapshot);
    await connection.driver.exec('alter role anon rename to nobody_in_particular');
    await connection.close();
    await expectDamaged(
      dataDir,
      'its database has lost the roles or the migrations of the project',
    );

    await truncate(join(database, 'global', 'pg_control'), 100);
    await expectDamaged(dataDir, 'its database cannot be opened (Aborted())');
  });
});

describe('a start on a full disk', () => {
  it.each([
    ['of the file system', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })],
    ["of PGlite's file system", { name: 'ErrnoError', errno: 51 }],
  ])('says so in place of the error %s', async (_, error) => {
    const explained = await explainedFailure('/data', error);
    expect(String(explained)).toBe(
      'Error: The local data in /data cannot be written because the disk is full: free some space and start again.',
    );
  });
});

describe('a database whose migrations were replaced', () => {
  const start = async (dataDir: string, dir: string) => {
    const [apiPort = 0, mailboxPort = 0, smtpPort = 0] = await freePorts(3);
    const ports = { apiPort, mailboxPort, smtpPort };
    return startBackend({
      dataDir,
      migrationsDir: dir,
      seed: false,
      siteUrl: 'http://localhost:3000',
      ...ports,
    });
  };

  it('stays as it is and is reported', async () => {
    const [before, after] = [await newFolder(), await newFolder()];
    const sql = 'create table public.one (id integer);';
    await writeFile(join(before, '20260101000000_one.sql'), sql);
    await writeFile(join(after, '20260102000000_one.sql'), sql);
    const dataDir = await newFolder();
    const snapshot = await projectSnapshot({ migrationsDir: before, seed: false, log: silent });
    const database = await openDatabase(join(dataDir, 'database'), snapshot);
    await database.driver.exec('insert into public.one values (75)');
    await database.close();

    await expect(start(dataDir, after)).rejects.toThrow(
      `The local data in ${dataDir} was made by other migrations than those in supabase/migrations (20260101000000 no longer exists or has changed). Nothing was deleted. To start with new data, run npm run reset; to keep the old data, rename the folder.`,
    );

    const kept = await openDatabase(join(dataDir, 'database'));
    expect((await kept.driver.query('select id from public.one')).rows).toEqual([{ id: 75 }]);
    await kept.close();
  });
});
