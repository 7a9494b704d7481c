import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

async function newLock(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'one-at-a-time-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return join(dir, 'preparing');
}

it('runs the second after the first, also after a failure', async () => {
  const lock = await newLock();
  const steps: string[] = [];
  const hasLock = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    steps.push(`${name} starts`);
    hasLock.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${name} ends`);
    throw new Error(name);
  };
  const one = oneAtATime(lock, work('one'));
  await Promise.race([hasLock.promise, one]);
  await Promise.allSettled([one, oneAtATime(lock, work('two'))]);
  expect(steps).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
});

it('takes over a stale lock, left by a killed process', async () => {
  const lock = await newLock();
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(lock, String(pid));
  await expect(oneAtATime(lock, async () => 'done')).resolves.toBe('done');
});
