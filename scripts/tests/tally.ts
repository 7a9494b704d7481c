import { spawn } from 'node:child_process';
import { root } from '../environment/settings.ts';

/** What one step of the test run counted. */
export type Tally = { passed: number; failed: number; failures: string[] };

export function total(tallies: Tally[]): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

export function announce(name: string): () => void {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  return () => console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

type Running = {
  env?: Record<string, string>;
  /** What it writes is held back and written at its end, so that it may run beside others. */
  isHeld?: boolean;
};

/** Runs a command of the workspace to its end; its output goes to the terminal. */
export function runCommand(command: string[], { env, isHeld }: Running = {}): Promise<number> {
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
    stream?.on('data', (part: Buffer) => held.push(part));
  }
  return new Promise((resolve) =>
    child.on('close', (code) => {
      for (const part of held) process.stdout.write(part);
      resolve(code ?? 1);
    }),
  );
}

/** A check that either holds or not: counts as one test. */
export async function runCheck(name: string, command: string[]): Promise<Tally> {
  const done = announce(name);
  const code = await runCommand(command);
  done();
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [name] };
}
