// `npm start`: the local backend in a child process, and both apps. Prints one line when all of them respond.
import { publishableKey } from '@expat-buddy/local-supabase/keys';
import { type BackendProcess, spawnBackend } from './environment/backend-process.ts';
import { refuseTakenPorts } from './environment/refuse-taken-ports.ts';
import { dataDir, networkName, portsFromEnvironment } from './environment/settings.ts';
import { stopOnSignal, stopWithBackend } from './environment/stop-together.ts';
import { serveApps, type WebServer } from './serve/web-server.ts';

const ports = portsFromEnvironment();
const host = networkName();
const siteUrl = process.env.SITE_URL ?? `http://${host ?? 'localhost'}:${ports.site}`;
let backend: BackendProcess | undefined;
let web: WebServer | undefined;

async function stop(exitCode: number): Promise<never> {
  await Promise.allSettled([web?.close(), backend?.stop()]);
  process.exit(exitCode);
}

async function startBackend() {
  backend = await spawnBackend({ ports, siteUrl, dataDir, networkName: host });
  stopWithBackend(backend, () => void stop(1));
  return backend.ready;
}

async function startApps() {
  process.env.VITE_SUPABASE_URL = `http://${host ?? 'localhost'}:${ports.api}`;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey;
  web = await serveApps(ports.site, { networkName: host });
}

async function start() {
  const startedAt = Date.now();
  await refuseTakenPorts(ports);
  stopOnSignal(() => void stop(0));

  console.log(
    'Starting the local backend (Postgres, API, mailbox), the site and the back office …',
  );
  const [ready] = await Promise.all([startBackend(), startApps()]);
  await Promise.all([fetch(`${siteUrl}/`), fetch(`${siteUrl}/admin`)]);

  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const addresses = `site ${siteUrl}/ · back office ${siteUrl}/admin · API ${ready.apiUrl} · mailbox ${ready.mailboxUrl}`;
  console.log(`Ready in ${seconds} s: ${addresses}`);
  console.log(
    'Accounts: admin@example.com · staff@example.com · visitor@example.com, password sahara-2026. Ctrl-C stops.',
  );
}

start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
});
