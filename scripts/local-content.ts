import { spawnBackend } from './backend-process.ts';
import type { BuildEnv } from './build-apps.ts';
import { freePorts } from './free-port.ts';
import { portsFromEnvironment } from './settings.ts';

/**
 * The content of the local backend, for a build. It runs on ports that nobody uses; what is built names those
 * of `npm run preview`, which may be taken meanwhile.
 * @param use is told what to build with, and where the API answers now
 */
export async function withLocalContent<Result>(
  dataDir: string,
  use: (env: BuildEnv, apiUrl: string) => Promise<Result>,
): Promise<Result> {
  const { site, api } = portsFromEnvironment();
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${site}`;
  const backend = await spawnBackend({
    ports: await freePorts(),
    siteUrl,
    dataDir,
    rateLimits: 'off',
    outboxDrain: 'off',
  });
  try {
    const env = {
      VITE_SUPABASE_URL: `http://localhost:${api}`,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.ready.publishableKey,
      VITE_SITE_URL: siteUrl,
    };
    return await use(env, backend.ready.apiUrl);
  } finally {
    await backend.stop();
  }
}
