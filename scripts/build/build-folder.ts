// The folder for a static host: the site at /, the back office at /admin/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStyleSheet } from '../../apps/site/rendering/build/inline-code.ts';
import { readManifest } from '../../apps/site/rendering/build/manifest.ts';
import { NOT_FOUND_FILE } from '../../apps/site/rendering/build/page-document.ts';
import { type Prerendered, prerenderSite } from '../../apps/site/rendering/build/prerender-site.ts';
import { type Apps, appsIn, type BuildEnv, reuseApps } from './build-apps.ts';
import { BUILD_FACTS, readContentTime, writeBuildFacts } from './build-facts.ts';
import { HOSTING_FILES, writeHostingFiles } from './hosting-files.ts';
import { findSecrets } from './no-secrets.ts';
import { digestOfSources } from './reuse.ts';
import { copyChanged, filesBelow, removeOthers } from './sync-folder.ts';

type Options = {
  /** The folders of the apps, if not in the folder itself. */
  apps?: Apps;
  /** The URL of the API during the build, if it differs from that in the pages. */
  apiUrl?: string | undefined;
  /** The time of the data, in milliseconds; by default the time of reading. */
  readAt?: number;
  /** The page cache for the next build. */
  indexFile?: string;
};

/** The empty document; the home page takes its place. */
const EMPTY_DOCUMENT = 'index.html';

/** A digest of all code that affects the pages. */
function buildIdOf({ site, server }: Apps): string {
  const style = filesBelow(site).filter((file) => file.endsWith('.css'));
  return digestOfSources(
    [
      server,
      ...[join('.vite', 'manifest.json'), ...style].map((file) => join(site, file)),
      ...['apps/site/index.html', 'apps/site/rendering'],
    ],
    process.version,
  );
}

/** Prerenders the pages and writes the files for the host. */
export async function finishFolder(
  outDir: string,
  env: BuildEnv,
  { apps = appsIn(outDir), apiUrl = env.VITE_SUPABASE_URL, readAt, indexFile }: Options = {},
): Promise<Prerendered> {
  const contentAt = await readContentTime({ ...env, VITE_SUPABASE_URL: apiUrl });
  const prerendered = await prerenderSite({
    outDir,
    manifest: readManifest(apps.site),
    style: readStyleSheet(apps.site),
    serverDir: apps.server,
    buildId: buildIdOf(apps),
    api: { named: env.VITE_SUPABASE_URL, reached: apiUrl },
    readAt,
    indexFile,
  });
  writeBuildFacts(outDir, contentAt);
  writeHostingFiles(outDir, prerendered, {
    api: new URL(env.VITE_SUPABASE_URL).origin,
    site: env.VITE_SITE_URL,
  });
  return prerendered;
}

/**
 * Updates the folder, and reuses everything from the last build that is still valid.
 * @param keptDir keeps the apps and the page cache for the next build
 */
export async function updateFolder(
  outDir: string,
  keptDir: string,
  env: BuildEnv,
  apiUrl?: string,
): Promise<Prerendered> {
  const apps = await reuseApps(keptDir, env);
  const leaks = [...findSecrets(apps.site, []), ...findSecrets(apps.admin, [])];
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
  const siteFiles = filesBelow(apps.site).filter((file) => file !== EMPTY_DOCUMENT);
  const adminFiles = filesBelow(apps.admin);
  copyChanged(apps.site, outDir, siteFiles);
  copyChanged(apps.admin, join(outDir, 'admin'), adminFiles);
  // The rules for the host list the existing files.
  removeOthers(join(outDir, 'admin'), new Set(adminFiles));
  const indexFile = join(keptDir, 'pages.json');
  const prerendered = await finishFolder(outDir, env, { apps, apiUrl, indexFile });
  removeOthers(
    outDir,
    new Set([
      ...siteFiles,
      ...adminFiles.map((file) => join('admin', file)),
      ...prerendered.pages.flatMap(({ file }) => file ?? []),
      NOT_FOUND_FILE,
      ...HOSTING_FILES,
      BUILD_FACTS,
    ]),
  );
  return prerendered;
}

export const isFinished = (outDir: string) => {
  try {
    return readFileSync(join(outDir, NOT_FOUND_FILE)).length > 0;
  } catch {
    return false;
  }
};
