// `npm test`: everything, in the order in which it fails fastest. The last line counts it all.

import { runBrowserTests } from './tests/browser-tests.ts';
import { runDatabaseTests } from './tests/database-tests.ts';
import { auditDependencies } from './tests/dependency-audit.ts';
import { runCheck, type Tally, total } from './tests/tally.ts';
import { runUnitTests } from './tests/unit-tests.ts';

const tallies: Tally[] = [];

tallies.push(await runCheck('lint and format', ['biome', 'check', '--error-on-warnings', '.']));
tallies.push(await runCheck('types: scripts', ['tsc', '-p', 'scripts']));
for (const project of [
  'packages/domain',
  'packages/illustrations',
  'packages/local-supabase',
  'supabase/functions',
  'apps/site',
  'apps/admin',
  'e2e',
]) {
  tallies.push(await runCheck(`types: ${project}`, ['tsc', '-p', project]));
}
tallies.push(await runCheck('unused code', ['knip']));
tallies.push(
  await runCheck('generated types are fresh', [
    'node',
    'packages/local-supabase/src/generate-types.ts',
    '--check',
  ]),
);
tallies.push(
  await runCheck('database advisors', ['node', 'packages/local-supabase/src/advisors.ts']),
);
tallies.push(
  await runCheck('edge functions under Deno', [
    'pnpm',
    '--filter',
    '@expat-buddy/functions',
    'run',
    'check:deno',
  ]),
);
tallies.push(auditDependencies());
tallies.push(await runUnitTests());
tallies.push(await runDatabaseTests());
tallies.push(await runBrowserTests());

const { passed, failed } = total(tallies);
const failures = tallies.flatMap((tally) => tally.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
