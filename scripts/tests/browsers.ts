import { runCommand } from '../environment/run-command.ts';
import { findChromium } from './chromium.ts';

export const playwright = (args: string[]) =>
  runCommand(['pnpm', '--filter', '@expat-buddy/e2e', 'exec', 'playwright', ...args]);

/**
 * Finds or installs the browsers: a Chromium, or Playwright's builds of those that BROWSERS names.
 * @returns the environment in which the tests find them.
 */
export async function findBrowsers(): Promise<Record<string, string>> {
  const named = process.env.BROWSERS?.split(',');
  if (named) {
    const withLibraries = process.env.CI ? ['--with-deps'] : [];
    if ((await playwright(['install', ...withLibraries, ...named])) === 0) return {};
  } else {
    const chromium = await findChromium();
    if (chromium) return { CHROMIUM_PATH: chromium };
  }
  throw new Error('No browser was found, and none could be installed.');
}
