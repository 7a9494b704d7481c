// The product as it is deployed: both apps built, all pages prerendered, with a separate backend.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { namedProject, prepareProject } from '@expat-buddy/product-tests/support/supabase-project';
import { buildApps } from '../build/build-apps.ts';
import { finishFolder } from '../build/build-folder.ts';
import { type BackendProcess, spawnBackend } from '../environment/backend-process.ts';
import { serveFolder } from '../serve/serve-folder.ts';
import type { WebServer } from '../serve/web-server.ts';
import type { TestEnvironment } from './test-environment.ts';

const DAY = 24 * 60 * 60 * 1000;

export type TestSite = { close: () => Promise<void> };

/** Builds the site and serves it as a static host does. */
export async function openTestSite(environment: TestEnvironment): Promise<TestSite> {
  const { API_URL, SITE_URL, TEST_SITE_DIR } = environment;
  const backend = openBackend(environment);
  const running: { web?: WebServer } = {};
  const close = async () => {
    await Promise.allSettled([running.web?.close(), backend.then((process) => process?.stop())]);
    rmSync(TEST_SITE_DIR, { recursive: true, force: true });
  };
  try {
    const outDir = join(TEST_SITE_DIR, 'web');
    const settings = {
      VITE_SUPABASE_URL: API_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: environment.PUBLISHABLE_KEY,
      VITE_SITE_URL: SITE_URL,
    };
    await Promise.all([backend, buildApps(outDir, settings)]);
    // Pages that count as a day old refetch their data, and so show what a test has just created.
    await finishFolder(outDir, settings, { readAt: Date.now() - DAY });
    running.web = await serveFolder(outDir, portOf(SITE_URL), API_URL);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openBackend(environment: TestEnvironment): Promise<BackendProcess | undefined> {
  const { API_URL, MAILBOX_URL, SITE_URL, TEST_SITE_DIR, TEST_SMTP_PORT } = environment;
  const named = namedProject();
  if (named) {
    await prepareProject(named);
    return undefined;
  }
  return spawnBackend({
    ports: {
      site: portOf(SITE_URL),
      api: portOf(API_URL),
      mailbox: portOf(MAILBOX_URL),
      smtp: Number(TEST_SMTP_PORT),
    },
    siteUrl: SITE_URL,
    dataDir: TEST_SITE_DIR,
    rateLimits: 'off',
    outboxDrain: 'off',
  });
}

const portOf = (url: string) => Number(new URL(url).port);
