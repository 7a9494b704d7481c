import { spawnBackend } from '../environment/backend-process.ts';
import { freePorts } from '../environment/free-port.ts';
import { localAddresses, portsFromEnvironment } from '../environment/settings.ts';
import type { BuildEnv } from './build-apps.ts';

/**
 * Runs the local backend on free ports during a build. The built pages contain the ports of `npm run preview`, which
 * another process may use meanwhile.
 * @param use receives the settings of the build, and the URL at which the API responds now
 */
export async function withLocalContent<Result>(
  dataDir: string,
  use: (env: BuildEnv, apiUrl: string) => Promise<Result>,
): Promise<Result> {
  const { siteUrl, apiUrl } = localAddresses(portsFromEnvironment());
  const backend = await spawnBackend({
    ports: await freePorts(),
    siteUrl,
    dataDir,
    rateLimits: 'off',
    outboxDrain: 'off',
  });
  try {
    const env = {
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.ready.publishableKey,
      VITE_SITE_URL: siteUrl,
    };
    return await use(env, backend.ready.apiUrl);
  } finally {
    await backend.stop();
  }
}
