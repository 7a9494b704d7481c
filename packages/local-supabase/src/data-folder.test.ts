import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedFolder, eraseDataFolder, openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { openExisting } from './database/open-existing.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { cacheDir, migrationsDir } from './paths.ts';

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
  it('keeps a database without the mark of a finished one', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'rows'), '75 inquiries');
    const folder = await openDataFolder(dataDir, silent);
    expect(folder.state).toBe('unmarked');
    expect(await readFile(join(dataDir, 'database', 'rows'), 'utf8')).toBe('75 inquiries');
  });

  it('sets aside what an interrupted first start left, and says so', async () => {
    const dataDir = await newFolder();
    const first = await openDataFolder(dataDir, silent);
    await first.markPreparing();
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'half'), 'of it');
    const lines: string[] = [];
    const folder = await openDataFolder(dataDir, (line) => lines.push(line));
    expect(folder.state).toBe('empty');
    const aside = (await readdir(dataDir)).find((name) => name.startsWith('database-')) ?? '';
    expect(await readFile(join(dataDir, aside, 'half'), 'utf8')).toBe('of it');
    expect(lines).toEqual([expect.stringContaining(`is kept in ${aside}`)]);
  });

  it('says which part of it is a file or a folder by mistake', async () => {
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

  it('says that a file cannot be one', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    await expect(openDataFolder(file, silent)).rejects.toThrow(
      `The data folder ${file} is a file: name a folder in DATA_DIR.`,
    );
  });

  it('is erased by a reset only when it is one and nobody uses it', async () => {
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
  let whole: string;
  beforeAll(async () => {
    whole = join(await newFolder(), 'database');
    const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: silent });
    const connection = await openDatabase(whole, snapshot);
    await connection.driver.exec('alter role anon rename to nobody_in_particular');
    await connection.close();
  });

  const damages: [string, (database: string) => Promise<unknown>, string][] = [
    [
      'truncated',
      (database) => truncate(join(database, 'global', 'pg_control'), 100),
      'its database cannot be opened (Aborted())',
    ],
    [
      'without its roles',
      async () => undefined,
      'its database has lost the roles or the migrations of the project',
    ],
    [
      'without its version',
      (database) => rm(join(database, 'PG_VERSION')),
      'its database has no PG_VERSION',
    ],
    ['missing', (database) => rm(database, { recursive: true }), 'its database is missing'],
  ];

  it.each(damages)('that is %s stays as it is and is explained', async (_, damage, reason) => {
    const dataDir = await newFolder();
    const database = join(dataDir, 'database');
    await cp(whole, database, { recursive: true });
    await damage(database);
    const names = await readdir(dataDir);
    await expect(openExisting(database, (found) => damagedFolder(dataDir, found))).rejects.toThrow(
      `The local data in ${dataDir} is damaged: ${reason}. ${HELP}`,
    );
    expect(await readdir(dataDir)).toEqual(names);
  });
});
