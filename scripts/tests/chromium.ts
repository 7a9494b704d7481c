// An installed Chromium or Chrome; otherwise Debian's package if we are root; otherwise
// Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCommand } from '../environment/run-command.ts';
import { root } from '../environment/settings.ts';
import { findInstalled } from './find-installed.ts';

// The same browser without a window, which needs a quarter less CPU per test.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium or Chrome. */
export const findChromiumHere = () =>
  findInstalled({ named: process.env.CHROME_PATH, commands: COMMANDS, places: PLACES });

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The path of a Chromium, or 'playwright' for the one that Playwright manages itself. */
export async function findChromium(): Promise<string | undefined> {
  const installed = findChromiumHere();
  if (installed) return installed;
  if (isDebianRoot()) {
    console.log('No Chromium here: installing Debian’s package …');
    spawnSync(
      'sh',
      [
        '-c',
        'apt-get update -qq; for package in chromium-headless-shell chromium; do DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $package && break; done',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const found = findChromiumHere();
    if (found) return found;
  }
  console.log('No Chromium here: getting Playwright’s own …');
  const code = await runCommand([
    'pnpm',
    '--filter',
    '@expat-buddy/e2e',
    'exec',
    'playwright',
    'install',
    'chromium',
  ]);
  return code === 0 ? 'playwright' : undefined;
}
