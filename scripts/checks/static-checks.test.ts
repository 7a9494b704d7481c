import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const PROJECTS = [
  'scripts',
  'packages/domain',
  'packages/illustrations',
  'packages/local-supabase',
  'packages/product-tests',
  'supabase/functions',
  'apps/site',
  'apps/admin',
  'e2e',
];

const CHECKS: Readonly<Record<string, string[]>> = {
  'lint and format': ['biome', 'check', '--error-on-warnings', '.'],
  'import directions': ['pnpm', 'run', 'boundaries'],
  ...Object.fromEntries(PROJECTS.map((project) => [`types: ${project}`, ['tsc', '-p', project]])),
  'unused code': ['knip'],
  'generated types are fresh': ['node', 'packages/local-supabase/src/generate-types.ts', '--check'],
  'database advisors': ['node', 'packages/local-supabase/src/advisors.ts'],
  'edge functions under Deno': ['pnpm', '--filter', '@expat-buddy/functions', 'run', 'check:deno'],
};

function run(command: string[]): Promise<{ exitCode: number; output: string }> {
  const [program = '', ...args] = command;
  const isDirect = program === 'node' || program === 'pnpm';
  const child = spawn(isDirect ? program : 'pnpm', isDirect ? args : ['exec', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output })),
  );
}

it.each(Object.entries(CHECKS))('%s', async (_, command) => {
  const { exitCode, output } = await run(command);
  expect(exitCode, output).toBe(0);
});

/** The registry has no advisories, or there is no network. */
const UNANSWERED = /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|ECONNREFUSED/;

// Accepted vulnerabilities and their reasons are in pnpm-workspace.yaml (auditConfig).
it('known vulnerabilities of dependencies', async ({ skip }) => {
  const { exitCode, output } = await run(['pnpm', 'audit', '--audit-level', 'moderate']);
  if (exitCode !== 0 && UNANSWERED.test(output)) skip('the registry answers no audit');
  expect(exitCode, output).toBe(0);
});
