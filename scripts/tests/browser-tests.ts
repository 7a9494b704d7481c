// End-to-end tests: both apps built, a throw-away backend, a real Chromium; all on free ports.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '../build-apps.ts';
import { finishFolder } from '../build-folder.ts';
import { freePorts } from '../free-port.ts';
import { serveFolder } from '../serve-folder.ts';
import type { WebServer } from '../web-server.ts';
import { findChromium } from './chromium.ts';
import { findSecrets } from './no-secrets.ts';
import { findOverweight } from './size-budget.ts';
import { announce, runCommand, type Tally } from './tally.ts';
import { openTestBackend, sitePort, type TestBackend } from './test-backend.ts';

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

const DAY = 24 * 60 * 60 * 1000;

/** The product as it is put online, with a backend of its own. */
type World = { env: Record<string, string>; problems: string[]; close: () => Promise<void> };

/** Builds both apps against a throw-away backend and serves them as a static host does. */
async function openWorld(): Promise<World> {
  const done = announce('building what the end-to-end tests run on');
  const free = await freePorts();
  const ports = { ...free, site: sitePort(free.site) };
  const siteUrl = `http://localhost:${ports.site}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'expat-buddy-e2e-'));
  const running: { backend?: TestBackend; web?: WebServer } = {};
  const close = async () => {
    await Promise.allSettled([running.web?.close(), running.backend?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    running.backend = await openTestBackend({ ports, siteUrl, dataDir });
    const { apiUrl, mailboxUrl, publishableKey, serviceRoleKey } = running.backend.ready;
    const outDir = join(dataDir, 'web');
    const env = {
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      VITE_SITE_URL: siteUrl,
    };
    await buildApps(outDir, env);
    const problems = [...findSecrets(outDir, [serviceRoleKey]), ...findOverweight(outDir)];
    // Pages that are a day old ask again for what they show, and so find what a test has just made.
    await finishFolder(outDir, env, { readAt: Date.now() - DAY });
    running.web = await serveFolder(outDir, ports.site, apiUrl);
    done();
    return {
      problems,
      close,
      env: {
        SITE_URL: siteUrl,
        API_URL: apiUrl,
        MAILBOX_URL: mailboxUrl,
        PUBLISHABLE_KEY: publishableKey,
        SERVICE_ROLE_KEY: serviceRoleKey,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(dataDir, 'playwright.json'),
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Options = {
  playwrightArguments?: string[];
  /** What has to end before the first page is opened, though not before the product is built. */
  after?: Promise<unknown>;
};

/** Playwright over e2e in a real Chromium. What the build itself got wrong counts too. */
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
    const chromium = await findChromium();
    if (!chromium) return failed('no Chromium could be found or installed');
    const playwright = ['pnpm', '--filter', '@expat-buddy/e2e', 'exec', 'playwright', 'test'];
    const code = await runCommand([...playwright, ...playwrightArguments], {
      env: { ...world.env, CHROMIUM_PATH: chromium },
    });
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
