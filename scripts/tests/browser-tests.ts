// End-to-end tests: both apps built, a throw-away backend, a real Chromium; all on free ports.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendProcess, spawnBackend } from '../backend-process.ts';
import { buildApps, finishFolder } from '../build-folder.ts';
import { serveFolder } from '../serve-folder.ts';
import type { WebServer } from '../web-server.ts';
import { findChromium } from './chromium.ts';
import { findSecrets } from './no-secrets.ts';
import { announce, runCommand, type Tally } from './tally.ts';

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

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

export async function runBrowserTests(playwrightArguments: string[] = []): Promise<Tally> {
  const done = announce('end-to-end tests');
  const failed = (reason: string): Tally => ({ passed: 0, failed: 1, failures: [reason] });
  const chromium = await findChromium();
  if (!chromium) return failed('no Chromium could be found or installed');

  const ports = {
    site: await freePort(),
    prerendered: await freePort(),
    api: await freePort(),
    mailbox: await freePort(),
    smtp: await freePort(),
  };
  const siteUrl = `http://localhost:${ports.site}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'expat-buddy-e2e-'));
  let backend: BackendProcess | undefined;
  const webs: WebServer[] = [];
  try {
    backend = await spawnBackend({
      ports,
      siteUrl,
      dataDir,
      rateLimits: 'off',
      outboxDrain: 'off',
    });
    const { apiUrl, mailboxUrl, publishableKey, serviceRoleKey } = backend.ready;
    const outDir = join(dataDir, 'web');
    const prerenderedUrl = `http://localhost:${ports.prerendered}`;
    const env = {
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      VITE_SITE_URL: prerenderedUrl,
    };
    await buildApps(outDir, env);
    const leaks = findSecrets(outDir, [serviceRoleKey]);
    if (leaks.length > 0) return { passed: 0, failed: leaks.length, failures: leaks };
    webs.push(await serveFolder(outDir, ports.site, apiUrl));
    const prerenderedDir = join(dataDir, 'prerendered');
    cpSync(outDir, prerenderedDir, { recursive: true });
    await finishFolder(prerenderedDir, env);
    webs.push(await serveFolder(prerenderedDir, ports.prerendered, apiUrl));
    const reportFile = join(dataDir, 'playwright.json');
    const code = await runCommand(
      [
        'pnpm',
        '--filter',
        '@expat-buddy/e2e',
        'exec',
        'playwright',
        'test',
        ...playwrightArguments,
      ],
      {
        SITE_URL: siteUrl,
        PRERENDERED_URL: prerenderedUrl,
        API_URL: apiUrl,
        MAILBOX_URL: mailboxUrl,
        PUBLISHABLE_KEY: publishableKey,
        SERVICE_ROLE_KEY: serviceRoleKey,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    );
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as { suites: PlaywrightSuite[] };
    // The first is that no built file holds a secret.
    const tally = count(report.suites, { passed: 1, failed: 0, failures: [] });
    if (code !== 0 && tally.failed === 0) tally.failures.push('playwright ended with an error');
    return { ...tally, failed: tally.failures.length };
  } catch (error) {
    console.error(error);
    return failed('the end-to-end tests did not run');
  } finally {
    await Promise.allSettled([...webs.map((web) => web.close()), backend?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
    done();
  }
}
