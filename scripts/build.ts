// `npm run build`: the folder `dist`, for any static host. Without the address of a Supabase project it is
// built from the local backend's content, for `npm run preview`.
import { type BackendProcess, spawnBackend } from './backend-process.ts';
import { type BuildEnv, buildApps, finishFolder } from './build-folder.ts';
import { compressFiles } from './hosting-files.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { dataDir, distDir, portsFromEnvironment } from './settings.ts';
import { findSecrets } from './tests/no-secrets.ts';

const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = process.env;

async function build(env: BuildEnv): Promise<void> {
  await buildApps(distDir, env);
  const pages = await finishFolder(distDir, env);
  const leaks = findSecrets(distDir, []);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
  await compressFiles(distDir);
  console.log(`${pages.length} pages are in ${distDir}, for ${env.VITE_SITE_URL}.`);
}

async function buildFromLocalBackend(): Promise<void> {
  const ports = portsFromEnvironment();
  await refuseTakenPorts(ports);
  const siteUrl = SITE_URL ?? `http://localhost:${ports.site}`;
  console.log('No SUPABASE_URL is set: building from the local backend, for npm run preview.');
  let backend: BackendProcess | undefined;
  try {
    backend = await spawnBackend({ ports, siteUrl, dataDir });
    await build({
      VITE_SUPABASE_URL: backend.ready.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.ready.publishableKey,
      VITE_SITE_URL: siteUrl,
    });
  } finally {
    await backend?.stop();
  }
}

try {
  if (!SUPABASE_URL) await buildFromLocalBackend();
  else if (!SUPABASE_PUBLISHABLE_KEY || !SITE_URL) {
    throw new Error('Set SUPABASE_PUBLISHABLE_KEY and SITE_URL too: see README.md.');
  } else {
    await build({
      VITE_SUPABASE_URL: SUPABASE_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: SUPABASE_PUBLISHABLE_KEY,
      VITE_SITE_URL: SITE_URL.replace(/\/+$/, ''),
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
