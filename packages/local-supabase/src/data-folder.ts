/** The folder that keeps the local data between starts: the database, uploaded files, caught mails. */
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir } from './paths.ts';

export interface DataFolder {
  /** Undefined for a database in memory. */
  database: string | undefined;
  storage: string;
  mail: string;
  /** Whether an earlier start has finished the database in it. */
  filled: boolean;
  /** The version of what lies below the migrations, as of the last start. */
  systemKey: string | undefined;
  markFilled(systemKey: string): Promise<void>;
  release(): Promise<void>;
}

export async function openDataFolder(dataDir: string | 'memory'): Promise<DataFolder> {
  if (dataDir === 'memory') return temporaryFolder();
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new Error(
      `The data folder ${dataDir} cannot be written: allow it, or name another one in DATA_DIR.`,
    );
  }
  const lock = join(dataDir, 'in-use-by');
  await takeLock(lock, dataDir);
  const database = join(dataDir, 'database');
  const marker = join(dataDir, 'filled');
  const filled = existsSync(marker);
  // A first start that was cut short leaves half a database.
  if (!filled) await rm(database, { recursive: true, force: true });
  return {
    database,
    storage: join(dataDir, 'storage'),
    mail: join(dataDir, 'mail'),
    filled,
    systemKey: filled ? (await readFile(marker, 'utf8')).trim() : undefined,
    markFilled: (systemKey) => writeFile(marker, systemKey),
    release: () => rm(lock, { force: true }),
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
    filled: false,
    systemKey: undefined,
    markFilled: async () => undefined,
    release: () => rm(dir, { recursive: true, force: true }),
  };
}

/** What killed processes left behind. */
async function dropAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (await isRunning(Number.parseInt(name, 10))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Two processes on one database folder would destroy it. */
async function takeLock(lock: string, dataDir: string): Promise<void> {
  const holder = Number(await readFile(lock, 'utf8').catch(() => '0'));
  if (holder && holder !== process.pid && (await isRunning(holder))) {
    throw new Error(
      `The data folder ${dataDir} is in use by process ${holder}: stop that one first, or name another folder in DATA_DIR.`,
    );
  }
  await writeFile(lock, String(process.pid));
}

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // After a crash the number may belong to some other program.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node');
  return command.includes('node');
}
