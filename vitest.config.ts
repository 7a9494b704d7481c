import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './e2e/support/chromium-options.ts';
import { findChromiumHere } from './scripts/tests/chromium.ts';

const componentTests = '{src,rendering}/**/*.component.test.tsx';
const viewport = { width: 1280, height: 800 };

/** The same for every project, as vitest wants it of projects that run side by side. */
const MAX_WORKERS = 2;

const unitTests = [
  '{apps,scripts,supabase}/**/*.test.{ts,tsx}',
  'packages/{domain,illustrations}/**/*.test.ts',
];
/** Tests that replace modules (vi.mock), which other files of a worker would see too. */
const isolatedTests = '{apps,packages,scripts,supabase}/**/*.isolated.test.ts';

/** Tests of the back office's data layer on a database. */
const databaseTests = 'apps/admin/**/*.database.test.ts';

const appEnv = { VITE_SUPABASE_URL: 'http://api.test', VITE_SUPABASE_PUBLISHABLE_KEY: 'test' };

/** Component tests of an app, in a browser. */
const componentProject = (app: 'site' | 'admin', name: string): TestProjectConfiguration => ({
  extends: `./apps/${app}/vite.config.ts`,
  root: `./apps/${app}`,
  // Found by the first test that hydrates, it would reload those that run.
  optimizeDeps: { include: ['react-dom/client'] },
  // Another run of the tests may be using the port.
  server: { strictPort: false },
  test: {
    name,
    // One more than the cores of a small machine: a worker waits a fifth of its time.
    maxWorkers: 3,
    // After the other projects: its browser would run beside their workers.
    sequence: { groupOrder: 1 },
    include: [componentTests],
    setupFiles: [join(import.meta.dirname, 'scripts/tests/without-performance-tracks.ts')],
    env: appEnv,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumLaunchOptions(process.env.CHROMIUM_PATH ?? findChromiumHere()),
        contextOptions: { reducedMotion: 'reduce', viewport },
      }),
      instances: [{ browser: 'chromium' }],
      viewport,
      // As in Playwright.
      locators: { exact: false },
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      // Their files share backends.
      'packages/local-supabase',
      'packages/product-tests',
      {
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [
            ...['**/node_modules/**', 'scripts/checks/**'],
            ...[isolatedTests, databaseTests, `**/${componentTests}`],
          ],
          // Files that share a worker take half the time.
          isolate: false,
          setupFiles: ['scripts/tests/restore-globals.ts'],
          env: appEnv,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        test: {
          name: 'unit, isolated',
          include: [isolatedTests],
          env: appEnv,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        test: {
          name: 'back office on a database',
          include: [databaseTests],
          globalSetup: 'scripts/tests/start-backend.ts',
          maxWorkers: MAX_WORKERS,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'checks',
          maxWorkers: MAX_WORKERS,
          include: ['scripts/checks/*.test.ts'],
          testTimeout: 5 * 60_000,
        },
      },
      componentProject('site', 'components'),
      componentProject('admin', 'components of the back office'),
    ],
  },
});
