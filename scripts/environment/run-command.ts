import { spawn } from 'node:child_process';
import { root } from './settings.ts';

type Options = {
  env?: Record<string, string>;
  /** Buffers the output and writes it at the end, so that commands can run side by side. */
  isHeld?: boolean;
};

/** Runs a command of the workspace, with its output in the terminal. Resolves to its exit code. */
export function runCommand(command: string[], { env, isHeld }: Options = {}): Promise<number> {
  const [program = '', ...rest] = command;
  const isDirect = program === 'node' || program === 'pnpm';
  const child = spawn(isDirect ? program : 'pnpm', isDirect ? rest : ['exec', ...command], {
    cwd: root,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => held.push(chunk));
  }
  return new Promise((resolve) =>
    child.on('close', (code) => {
      for (const chunk of held) process.stdout.write(chunk);
      resolve(code ?? 1);
    }),
  );
}
