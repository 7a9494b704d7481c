// Measures builds with many travels: the first, one without changes, and one after renaming a
// travel.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reuseApps } from '../build/build-apps.ts';
import { updateFolder } from '../build/build-folder.ts';
import { filesBelow } from '../build/sync-folder.ts';
import { spawnBackend } from '../environment/backend-process.ts';
import { freePorts } from '../environment/free-port.ts';
import { fillTravels, renameTravel } from './fill-travels.ts';

export type BuildTimes = {
  travels: number;
  pages: number;
  /** In milliseconds: both apps; all pages; no change; one renamed travel. */
  apps: number;
  first: number;
  unchanged: number;
  changed: number;
  /** Pages rendered by the last build. */
  rendered: number;
  bytes: number;
};

async function timed<Value>(work: () => Promise<Value>): Promise<[ms: number, value: Value]> {
  const startedAt = performance.now();
  const value = await work();
  return [performance.now() - startedAt, value];
}

/** @param travels how many to add to those of the seed */
export async function measureBuild(travels: number): Promise<BuildTimes> {
  const dir = mkdtempSync(join(tmpdir(), 'expat-buddy-build-'));
  const [outDir, keptDir] = [join(dir, 'dist'), join(dir, 'kept')];
  const siteUrl = 'http://localhost';
  const backend = await spawnBackend({
    ports: await freePorts(),
    siteUrl,
    dataDir: join(dir, 'data'),
    rateLimits: 'off',
    outboxDrain: 'off',
  });
  try {
    await fillTravels(backend.ready, travels);
    const env = {
      VITE_SUPABASE_URL: backend.ready.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: backend.ready.publishableKey,
      VITE_SITE_URL: siteUrl,
    };
    const update = () => updateFolder(outDir, keptDir, env);
    const [apps] = await timed(() => reuseApps(keptDir, env));
    const [first, { pages }] = await timed(update);
    const [unchanged] = await timed(update);
    await renameTravel(backend.ready, travels > 0 ? travels : 'oran');
    const [changed, { made: rendered }] = await timed(update);
    const bytes = filesBelow(outDir).reduce(
      (sum, file) => sum + statSync(join(outDir, file)).size,
      0,
    );
    return { travels, pages: pages.length, apps, first, unchanged, changed, rendered, bytes };
  } finally {
    await backend.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
