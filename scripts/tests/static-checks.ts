// What can be said about the code without running the product.
import { auditDependencies } from './dependency-audit.ts';
import { runCheck, type Tally } from './tally.ts';

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

export async function runStaticChecks(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const [name, command] of Object.entries(CHECKS)) {
    tallies.push(await runCheck(name, command));
  }
  return [...tallies, auditDependencies()];
}
