// `npm test`: static checks, unit, component, product and database tests (vitest), then end-to-end tests
// (Playwright). The last line counts them all.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment/settings.ts';
import { findBrowsers, playwright } from './tests/browsers.ts';
import { readPlaywrightReport } from './tests/reports.ts';
import { useTestEnvironment } from './tests/test-environment.ts';
import { runVitest } from './tests/vitest.ts';

const reports = join(root, '.cache', 'test-reports');
rmSync(reports, { recursive: true, force: true });

await useTestEnvironment();
Object.assign(process.env, await findBrowsers());

// Built while the other tests run; Playwright then uses the running server.
const site = fork(join(import.meta.dirname, 'tests', 'serve-test-site.ts'));
const siteIsReady = Promise.race([once(site, 'message'), once(site, 'exit')]);

const vitestResult = await runVitest(join(reports, 'vitest.json'));
await siteIsReady;
const playwrightExit = await playwright(['test']);
if (site.exitCode === null && site.signalCode === null) {
  site.kill('SIGTERM');
  await once(site, 'exit');
}

const results = [
  vitestResult,
  readPlaywrightReport(join(reports, 'playwright.json'), playwrightExit),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
