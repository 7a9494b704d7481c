// `npm test`: static checks, unit, component, product and database tests (vitest), then end-to-end tests
// (Playwright). The last line counts them all. `npm test -- --part=unit` runs one part (tests/parts.ts).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment/settings.ts';
import { findBrowsers, playwright } from './tests/browsers.ts';
import { type Choice, choosePart } from './tests/parts.ts';
import { type Result, readPlaywrightReport } from './tests/reports.ts';
import { useTestEnvironment } from './tests/test-environment.ts';
import { runVitest } from './tests/vitest.ts';

const reports = join(root, '.cache', 'test-reports');

function choose(): Choice {
  try {
    return choosePart(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function runBrowserTests(site: ChildProcess, args: string[]): Promise<Result> {
  const exitCode = await playwright(['test', ...args]);
  if (site.exitCode === null && site.signalCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  return readPlaywrightReport(join(reports, 'playwright.json'), exitCode);
}

const { projects, browserArguments } = choose();
rmSync(reports, { recursive: true, force: true });

await useTestEnvironment();
Object.assign(process.env, await findBrowsers());

// Built while the other tests run; Playwright then uses the running server.
const site = browserArguments && fork(join(import.meta.dirname, 'tests', 'serve-test-site.ts'));
const siteIsReady = site && Promise.race([once(site, 'message'), once(site, 'exit')]);

const results: Result[] = [];
if (projects?.length !== 0) results.push(await runVitest(join(reports, 'vitest.json'), projects));
if (site) {
  await siteIsReady;
  results.push(await runBrowserTests(site, browserArguments));
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
