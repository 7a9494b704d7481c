// `pnpm e2e [playwright arguments]`: the end-to-end tests alone.
import { runBrowserTests } from './tests/browser-tests.ts';

const { passed, failed, failures } = await runBrowserTests({
  playwrightArguments: process.argv.slice(2),
});
for (const failure of failures) console.log(`  ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
