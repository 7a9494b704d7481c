// End-to-end tests in a real browser, on a product of their own.
import { readFileSync } from 'node:fs';
import { runCommand } from '../environment/run-command.ts';
import { findChromium } from './chromium.ts';
import { announce, type Tally } from './tally.ts';
import { openWorld, type World } from './world.ts';

type PlaywrightSpec = {
  title: string;
  ok: boolean;
  tests: { projectName: string; status: string }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
};

function count(suites: PlaywrightSuite[], tally: Tally): Tally {
  for (const suite of suites) {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const isGood = test.status === 'expected' || test.status === 'flaky';
        if (test.status === 'flaky') console.log(`  Second try: ${suite.file} › ${spec.title}`);
        if (isGood) tally.passed += 1;
        else {
          tally.failed += 1;
          tally.failures.push(
            `${suite.file} › ${spec.title} (${test.projectName}, ${test.status})`,
          );
        }
      }
    }
    count(suite.suites ?? [], tally);
  }
  return tally;
}

type Options = {
  playwrightArguments?: string[];
  /** What has to end before the first page is opened, though not before the product is built. */
  after?: Promise<unknown>;
};

const runPlaywright = (words: string[], env: Record<string, string> = {}) =>
  runCommand(['pnpm', '--filter', '@expat-buddy/e2e', 'exec', 'playwright', ...words], { env });

/** A Chromium; or those that BROWSERS names, which only Playwright's own builds can be. */
async function findBrowsers(): Promise<Record<string, string> | undefined> {
  const others = process.env.BROWSERS?.split(',');
  if (!others) {
    const chromium = await findChromium();
    return chromium ? { CHROMIUM_PATH: chromium } : undefined;
  }
  const withLibraries = process.env.CI ? ['--with-deps'] : [];
  return (await runPlaywright(['install', ...withLibraries, ...others])) === 0 ? {} : undefined;
}

/** Playwright over e2e in a real browser. What the build itself got wrong counts too. */
export async function runBrowserTests({
  playwrightArguments = [],
  after,
}: Options = {}): Promise<Tally> {
  const failed = (reason: string): Tally => ({ passed: 0, failed: 1, failures: [reason] });
  let world: World | undefined;
  try {
    world = await openWorld();
    await after;
    const done = announce('end-to-end tests');
    const env = await findBrowsers();
    if (!env) return failed('no browser could be found or installed');
    const code = await runPlaywright(['test', ...playwrightArguments], { ...world.env, ...env });
    const report = JSON.parse(
      readFileSync(world.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '', 'utf8'),
    ) as { suites: PlaywrightSuite[] };
    const tally = count(report.suites, {
      passed: world.problems.length === 0 ? 1 : 0,
      failed: 0,
      failures: [...world.problems],
    });
    if (code !== 0 && tally.failed === 0) tally.failures.push('playwright ended with an error');
    done();
    return { ...tally, failed: tally.failures.length };
  } catch (error) {
    console.error(error);
    return failed('the end-to-end tests did not run');
  } finally {
    await world?.close();
  }
}
