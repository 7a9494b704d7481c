/**
 * The folder that keeps the local data between starts: the database, uploaded files, caught mails.
 * Only `npm run reset` deletes anything in it.
 */
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { holderOf, isRunning, takeLock } from './data-folder-lock.ts';
import type { Contents } from './database/contents.ts';
import { cacheDir } from './paths.ts';

export interface DataFolder {
  /** Undefined for an in-memory database. */
  database: string | undefined;
  storage: string;
  mail: string;
  /** `unmarked`: there is a database, but the file `filled` is missing. */
  state: 'empty' | 'filled' | 'unmarked';
  /** `systemKey` of prepare-database.ts at the last start. */
  systemKey: string | undefined;
  /** Call before writing the database: an interrupted start leaves an incomplete one. */
  markPreparing(): Promise<void>;
  markFilled(systemKey: string): Promise<void>;
  /** Removes what an interrupted or failed first start wrote. */
  discardPrepared(): Promise<void>;
  /** Keeps what the database contains at a stop, for the next start. */
  writeContents(contents: Contents): Promise<void>;
  /** Undefined if the last process was killed. Only read once: it is out of date with the next write. */
  takeContents(): Promise<Contents | undefined>;
  release(): Promise<void>;
}

const folders = ['database', 'storage', 'mail'] as const;
const files = ['filled', 'preparing', 'in-use-by', 'contents'] as const;
const setAside = 'database-interrupted';

export async function openDataFolder(
  dataDir: string | 'memory',
  log: (line: string) => void,
): Promise<DataFolder> {
  if (dataDir === 'memory') return temporaryFolder();
  const inFolder = (name: (typeof folders)[number] | (typeof files)[number]) => join(dataDir, name);
  await checkKinds(dataDir);
  await mkdir(dataDir, { recursive: true }).catch(refuseUnwritable(dataDir));
  for (const name of ['.', ...folders]) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    await access(path, constants.R_OK | constants.W_OK).catch(refuseUnwritable(dataDir));
  }
  const lock = inFolder('in-use-by');
  await takeLock(lock, dataDir).catch(refuseUnwritable(dataDir));
  const [database, marker, preparing, contents] = [
    inFolder('database'),
    inFolder('filled'),
    inFolder('preparing'),
    inFolder('contents'),
  ];
  const isFilled = existsSync(marker);
  if (!isFilled && existsSync(preparing) && existsSync(database)) {
    // One is enough: each further try would leave another.
    await rm(join(dataDir, setAside), { recursive: true, force: true });
    await rename(database, join(dataDir, setAside));
    log(
      `The first start in ${dataDir} was interrupted before its database was finished. What it left is kept in ${setAside}; this start begins with a new database.`,
    );
  }
  return {
    database,
    storage: inFolder('storage'),
    mail: inFolder('mail'),
    state: isFilled ? 'filled' : existsSync(database) ? 'unmarked' : 'empty',
    systemKey: isFilled ? (await readFile(marker, 'utf8')).trim() : undefined,
    markPreparing: () => writeFile(preparing, ''),
    async markFilled(systemKey) {
      await writeFile(marker, systemKey);
      await rm(preparing, { force: true });
    },
    async discardPrepared() {
      await rm(database, { recursive: true, force: true });
      await rm(preparing, { force: true });
    },
    writeContents: (found) => writeFile(contents, JSON.stringify(found)),
    async takeContents() {
      const text = await readFile(contents, 'utf8').catch(() => undefined);
      await rm(contents, { force: true });
      return text ? (JSON.parse(text) as Contents) : undefined;
    },
    release: () => rm(lock, { force: true }),
  };
}

/** The error for a damaged data folder, with what the user can do about it. */
export async function damagedFolder(dataDir: string, reason: string): Promise<Error> {
  if (await isFull(dataDir)) {
    return new Error(
      `The database in ${dataDir} could not be opened because the disk is full: free some space and start again.`,
    );
  }
  return new Error(
    `The local data in ${dataDir} is damaged: ${reason}. Nothing was deleted. ` +
      'To start over and keep it, rename the folder; to erase it, run npm run reset. ' +
      'If you have a copy of the folder, put it back.',
  );
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < 16 * 1024 * 1024;
}

/** Of PGlite's file system, whose errors have nothing but a number. */
const EMSCRIPTEN_ENOSPC = 51;

/** The error of a start, in one sentence where it only says that the disk is full. */
export async function explainedFailure(dataDir: string, error: unknown): Promise<unknown> {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  const saysFull = code === 'ENOSPC' || (!code && errno === EMSCRIPTEN_ENOSPC);
  // Postgres ends without a reason when it cannot write.
  const isOpaque =
    !(error instanceof Error) || /Aborted|ExitStatus|unreachable/.test(String(error));
  if (!saysFull && !(isOpaque && (await isFull(dataDir)))) return error;
  return new Error(
    `The local data in ${dataDir} cannot be written because the disk is full: free some space and start again.`,
  );
}

/** The error for a database whose applied migrations have been replaced: the current ones would fail on it. */
export function outdatedFolder(dataDir: string, versions: readonly string[]): Error {
  return new Error(
    `The local data in ${dataDir} was made by other migrations than those in supabase/migrations (${versions[0]} no longer exists or has changed). ` +
      'Nothing was deleted. To start with new data, run npm run reset; to keep the old data, rename the folder.',
  );
}

/** `npm run reset`: erases the folder unless a process uses it or it contains other files. */
export async function eraseDataFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    throw error;
  });
  const own = new Set<string>([...folders, ...files]);
  const foreign = names.filter((name) => !own.has(name) && !name.startsWith(setAside));
  if (foreign.length > 0) {
    throw new Error(
      `The folder ${dataDir} was left alone, because it also holds ${foreign.slice(0, 3).join(', ')}, which the local backend did not put there.`,
    );
  }
  const holder = await holderOf(join(dataDir, 'in-use-by'));
  if (holder) {
    throw new Error(
      `The data folder ${dataDir} is in use by process ${holder}: stop that one first.`,
    );
  }
  await rm(dataDir, { recursive: true, force: true });
}

async function checkKinds(dataDir: string): Promise<void> {
  const kindOf = async (path: string) => {
    const found = await stat(path).catch(() => undefined);
    return found && (found.isDirectory() ? 'folder' : 'file');
  };
  if ((await kindOf(dataDir)) === 'file') {
    throw new Error(`The data folder ${dataDir} is a file: name a folder in DATA_DIR.`);
  }
  for (const [names, kind, other] of [
    [folders, 'file', 'folder'],
    [files, 'folder', 'file'],
  ] as const) {
    for (const name of names) {
      if ((await kindOf(join(dataDir, name))) !== kind) continue;
      throw await damagedFolder(dataDir, `${name} is a ${kind} instead of a ${other}`);
    }
  }
}

function refuseUnwritable(dataDir: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (!error.code) throw error;
    throw new Error(
      error.code === 'ENOSPC'
        ? `The data folder ${dataDir} cannot be written because the disk is full: free some space and start again.`
        : `The data folder ${dataDir} cannot be written: allow it, or name another one in DATA_DIR.`,
    );
  };
}

async function temporaryFolder(): Promise<DataFolder> {
  const parent = join(cacheDir, 'running');
  await mkdir(parent, { recursive: true });
  await dropAbandoned(parent);
  const dir = await mkdtemp(join(parent, `${process.pid}-`));
  return {
    database: undefined,
    storage: join(dir, 'storage'),
    mail: join(dir, 'mail'),
    state: 'empty',
    systemKey: undefined,
    markPreparing: async () => undefined,
    markFilled: async () => undefined,
    discardPrepared: async () => undefined,
    writeContents: async () => undefined,
    takeContents: async () => undefined,
    release: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Removes temporary folders of killed processes. */
async function dropAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (isRunning(Number.parseInt(name, 10))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
