import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './e2e/support/chromium-options.ts';
import { findChromiumHere } from './scripts/tests/chromium.ts';

const componentTests = 'src/**/*.component.test.tsx';
const viewport = { width: 1280, height: 800 };

export default defineConfig({
  test: {
    projects: [
      // Their files share backends.
      'packages/local-supabase',
      'packages/product-tests',
      {
        test: {
          name: 'unit',
          include: [
            '{apps,scripts,supabase}/**/*.test.{ts,tsx}',
            'packages/{domain,illustrations}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', `**/${componentTests}`],
        },
      },
      {
        extends: './apps/site/vite.config.ts',
        root: './apps/site',
        test: {
          name: 'components',
          include: [componentTests],
          env: { VITE_SUPABASE_URL: 'http://api.test', VITE_SUPABASE_PUBLISHABLE_KEY: 'test' },
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
      },
    ],
  },
});
