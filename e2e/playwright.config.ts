import { defineConfig, devices, type Project } from '@playwright/test';

const executablePath =
  process.env.CHROMIUM_PATH === 'playwright' ? undefined : process.env.CHROMIUM_PATH;
const isRoot = process.getuid?.() === 0;

/**
 * A full Chromium loads two pages for the popups of its address bar with every page it opens, 0.4 s of CPU
 * time; its headless shell has none. The others are Playwright's own, whose flag this one replaces.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const chromium = {
  launchOptions: {
    executablePath,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
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
    // What a narrow screen or a finger changes; the rest is the same code as on the desktop.
    grep: /@phone|@both/,
    // Its 2.6 pixels to a point are seven times the painting, and nothing here depends on them.
    use: { ...devices['Pixel 7'], ...chromium, deviceScaleFactor: 1 },
  },
];

/** The stories in the browsers that BROWSERS names (firefox,webkit), in Playwright's own builds. */
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
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is shared may stall for a moment; what needed the second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.SITE_URL,
    // It would answer in place of the server; the test about it allows it.
    serviceWorkers: 'block',
    // A trace costs every test a third of its time: asked for when a failure is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: otherProjects ?? chromiumProjects,
});
