/** One process at a time: two would corrupt the database. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function takeLock(lock: string, dataDir: string): Promise<void> {
  const holder = await holderOf(lock);
  if (holder && holder !== process.pid) {
    throw new Error(
      `The data folder ${dataDir} is in use by process ${holder}: stop that one first, or name another folder in DATA_DIR.`,
    );
  }
  await writeFile(lock, await ownMark());
}

/** What a lock contains: the id of this process and when it started, because ids are given out again. */
export async function ownMark(): Promise<string> {
  return `${process.pid} ${(await startOf(process.pid)) ?? ''}`;
}

/** The id of the running process that holds the lock. */
export async function holderOf(lock: string): Promise<number | undefined> {
  const content = await readFile(lock, 'utf8').catch(() => '');
  const [, id = '', start = ''] = /^(\d+) ?(.*)$/s.exec(content.trim()) ?? [];
  const pid = Number(id);
  if (!pid || !isRunning(pid)) return undefined;
  const isSame = start ? (await startOf(pid)) === start : await runsThisBackend(pid);
  return isSame ? pid : undefined;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, as its system says it; undefined where that cannot be asked. */
async function startOf(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The command, in brackets, may contain anything. The start is the 22nd field, in ticks since the machine started.
  if (status) return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  return ask(pid, 'lstart=');
}

/** For locks that name no start. */
async function runsThisBackend(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ask(pid, 'args='));
  return command === undefined || command.includes('local-supabase');
}

async function ask(pid: number, field: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', field, '-p', String(pid)]).catch(() => undefined);
  return answer?.stdout.trim() || undefined;
}
