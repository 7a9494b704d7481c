/** The backend in a process that a test may kill. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Backend } from '../start-backend.ts';

export interface StartedBackend {
  child: ChildProcess;
  line: Backend;
}

export function forkBackend(env: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, '..', 'main.ts'), {
    env: { ...process.env, OUTBOX_DRAIN: 'off', ...env },
    execArgv: [],
    silent: true,
  });
}

export async function startedBackend(child: ChildProcess): Promise<StartedBackend> {
  if (!child.stdout) throw new Error('The backend has no output.');
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The backend did not start: ${stderr}`);
  });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  return { child, line: JSON.parse(String(line)) };
}
