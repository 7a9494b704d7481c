/** One process at a time: two would corrupt the database. */
import { readFile, writeFile } from 'node:fs/promises';

export async function takeLock(lock: string, dataDir: string): Promise<void> {
  const holder = await holderOf(lock);
  if (holder && holder !== process.pid) {
    throw new Error(
      `The data folder ${dataDir} is in use by process ${holder}: stop that one first, or name another folder in DATA_DIR.`,
    );
  }
  await writeFile(lock, String(process.pid));
}

/** The id of the running process that holds the lock. */
export async function holderOf(lock: string): Promise<number | undefined> {
  const holder = Number(await readFile(lock, 'utf8').catch(() => '0'));
  return holder && (await isRunning(holder)) ? holder : undefined;
}

export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // After a crash, another program may have the process id.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node');
  return command.includes('node');
}
