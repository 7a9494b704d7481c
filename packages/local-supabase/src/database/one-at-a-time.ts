import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, ownMark } from '../data-folder-lock.ts';

const POLL_MS = 100;

/**
 * Runs `work` while no other caller in any process does, so that the next one finds its result. This only saves
 * time: two processes that take over the lock of a dead one may both run it.
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await tryToTake(lock))) {
    if (await holderOf(lock)) await wait(POLL_MS);
    else await rm(lock, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Links a file that already names this process: a lock that is still empty would pass for a dead one's. */
async function tryToTake(lock: string): Promise<boolean> {
  const own = `${lock}.${randomUUID()}`;
  await writeFile(own, await ownMark());
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own);
  }
}
