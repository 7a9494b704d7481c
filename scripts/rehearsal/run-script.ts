import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../environment/settings.ts';

export type Ended = { status: number; output: string };

/** Runs a script as its npm command does. `limitKb` is the size of the largest file that it may write. */
export async function runScript(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  limitKb?: number,
): Promise<Ended> {
  const node = [process.execPath, ...words];
  const [program = '', ...rest] =
    limitKb === undefined ? node : ['bash', '-c', `ulimit -f ${limitKb}; exec "$@"`, '-', ...node];
  const child = spawn(program, rest, {
    cwd: join(root, 'scripts'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) =>
    child.on('close', (status) => resolve({ status: status ?? 1, output })),
  );
}
