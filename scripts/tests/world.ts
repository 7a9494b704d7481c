// The product as it is put online: both apps built, a throw-away backend, all on free ports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedProject, prepareProject } from '@expat-buddy/product-tests/support/supabase-project';
import { buildApps } from '../build/build-apps.ts';
import { finishFolder } from '../build/build-folder.ts';
import { findSecrets } from '../build/no-secrets.ts';
import { type BackendProcess, spawnBackend } from '../environment/backend-process.ts';
import { freePorts } from '../environment/free-port.ts';
import { serveFolder } from '../serve/serve-folder.ts';
import type { WebServer } from '../serve/web-server.ts';
import { findOverweight } from './size-budget.ts';
import { announce } from './tally.ts';

type TestBackend = Pick<BackendProcess, 'ready' | 'stop'>;

const DAY = 24 * 60 * 60 * 1000;

/** The product as it is put online, with a backend of its own. */
export type World = { env: Record<string, string>; problems: string[]; close: () => Promise<void> };

/** Builds both apps against a throw-away backend and serves them as a static host does. */
export async function openWorld(): Promise<World> {
  const done = announce('building what the end-to-end tests run on');
  const named = namedProject();
  const ports = await freePorts();
  // The project's configuration names the address of the site.
  if (named) ports.site = Number(process.env.SITE_PORT ?? 3000);
  const siteUrl = `http://localhost:${ports.site}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'expat-buddy-e2e-'));
  const running: { backend?: TestBackend; web?: WebServer } = {};
  const close = async () => {
    await Promise.allSettled([running.web?.close(), running.backend?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (named) await prepareProject(named);
    running.backend = named
      ? { ready: named, stop: async () => {} }
      : await spawnBackend({ ports, siteUrl, dataDir, rateLimits: 'off', outboxDrain: 'off' });
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
