// The one folder that a static host serves: the site at /, the back office at /admin/.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContentTime, writeBuildFacts } from './build-facts.ts';
import { writeHostingFiles } from './hosting-files.ts';
import { type Prerendered, prerenderSite } from './prerender.ts';
import { buildServiceWorker } from './service-worker.ts';
import { runCommand } from './tests/tally.ts';

/** What the apps are built with; none of it is secret. */
export type BuildEnv = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SITE_URL: string;
};

/** Both apps; every page of the site is the same empty document, as while developing. */
export async function buildApps(outDir: string, env: BuildEnv): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  for (const [app, folder] of [
    ['site', outDir],
    ['admin', join(outDir, 'admin')],
  ] as const) {
    const build = ['exec', 'vite', 'build', '--outDir', folder, '--emptyOutDir'];
    const code = await runCommand(['pnpm', '--filter', `@expat-buddy/${app}`, ...build], { env });
    if (code !== 0) throw new Error(`apps/${app} does not build.`);
  }
  await buildServiceWorker(outDir, env.VITE_SUPABASE_URL);
}

/** What makes it a website: every public page as HTML, and what the host has to know. */
export async function finishFolder(
  outDir: string,
  env: BuildEnv,
  readAt?: number,
): Promise<Prerendered[]> {
  const contentAt = await readContentTime(env);
  const pages = await prerenderSite(outDir, env, readAt);
  writeBuildFacts(outDir, contentAt);
  writeHostingFiles(outDir, pages, {
    api: new URL(env.VITE_SUPABASE_URL).origin,
    site: env.VITE_SITE_URL,
  });
  return pages;
}

export const isFinished = (outDir: string) => {
  try {
    return readFileSync(join(outDir, '404.html')).length > 0;
  } catch {
    return false;
  }
};
