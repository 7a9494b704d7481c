import { defineConfig, devices, type Project } from '@playwright/test';
import { useTestEnvironment } from '../scripts/tests/test-environment.ts';
import { chromiumLaunchOptions } from './support/chromium-options.ts';

const { SITE_URL } = await useTestEnvironment();

const { args, ...launchOptions } = chromiumLaunchOptions(process.env.CHROMIUM_PATH);
const chromium = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...args,
      // support/shared-context.ts: all pages of the site in the process that has compiled its code.
      '--process-per-site',
      // Pages of tests do not live long enough to gain from the optimizing compilers.
      '--js-flags=--no-opt,--no-maglev',
    ],
  },
};

const chromiumProjects: Project[] = [
  {
    name: 'desktop',
    grepInvert: /@phone/,
    use: { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'phone',
    // What differs on a narrow or touch screen; everything else runs on the desktop only.
    grep: /@phone|@both/,
    // The device's ratio of 2.6 would mean seven times as many pixels to paint.
    use: { ...devices['Pixel 7'], ...chromium, deviceScaleFactor: 1 },
  },
];

/** The stories in Playwright's own builds of the browsers in BROWSERS (firefox,webkit). */
const otherProjects = process.env.BROWSERS?.split(',').map((name): Project => {
  const device = { firefox: 'Desktop Firefox', webkit: 'Desktop Safari' }[name];
  if (!device) throw new Error(`BROWSERS may name firefox and webkit, not "${name}".`);
  return {
    name,
    testMatch: 'stories/**',
    grepInvert: /@phone/,
    use: { ...devices[device], viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  };
});

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  // One more than the cores of a small machine: tests wait a sixth of their time for mails and debounces.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // CI machines stall at times. Retried tests are named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/playwright.json' }]],
  webServer: {
    command: 'node ../scripts/tests/serve-test-site.ts',
    url: SITE_URL,
    // `npm test` starts it earlier, while other tests run.
    reuseExistingServer: true,
    timeout: 5 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: SITE_URL,
    // They would answer instead of the server; the tests of the service worker allow them.
    serviceWorkers: 'block',
    // A trace makes every test a third slower: only to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: otherProjects ?? chromiumProjects,
});
