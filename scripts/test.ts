// `npm test`: everything. The last line counts it all. The unit tests wait a good part of their time, for
// mails, clocks and processes that are killed: the checks run meanwhile, and what the end-to-end tests need.

import { runBrowserTests } from './tests/browser-tests.ts';
import { runDatabaseTests } from './tests/database-tests.ts';
import { runStaticChecks } from './tests/static-checks.ts';
import { type Tally, total } from './tests/tally.ts';
import { runUnitTests } from './tests/unit-tests.ts';

const unitTests = runUnitTests();
const tallies: Tally[] = await runStaticChecks();
tallies.push(await runDatabaseTests());
const browserTests = runBrowserTests({ after: unitTests });
tallies.push(await unitTests, await browserTests);

const { passed, failed } = total(tallies);
const failures = tallies.flatMap((tally) => tally.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
