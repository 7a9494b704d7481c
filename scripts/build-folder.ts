// The one folder that a static host serves: the site at /, the back office at /admin/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Apps, appsIn, type BuildEnv, reuseApps } from './build-apps.ts';
import { BUILD_FACTS, readContentTime, writeBuildFacts } from './build-facts.ts';
import { readManifest } from './first-load.ts';
import { HOSTING_FILES, writeHostingFiles } from './hosting-files.ts';
import { styleInto } from './page-style.ts';
import { LOST_FILE } from './prerender/page-document.ts';
import { type Prerendered, prerenderSite } from './prerender/prerender-site.ts';
import { digestOfSources } from './reuse.ts';
import { copyChanged, filesBelow, removeOthers } from './sync-folder.ts';
import { findSecrets } from './tests/no-secrets.ts';

type Options = {
  /** The parts, where they are not in the folder itself. */
  apps?: Apps;
  /** Where the API of the pages answers while they are made, when that is elsewhere. */
  apiUrl?: string | undefined;
  /** When its data counts as read, in milliseconds since 1970; else when it was. */
  readAt?: number;
  /** Where what is known of the pages is kept for the next build of this folder. */
  indexFile?: string;
};

/** The shell of all pages, which the page at / replaces. */
const SHELL = 'index.html';

/** Of all code that has a say in what a page looks like. */
function buildIdOf({ site, server }: Apps): string {
  const style = filesBelow(site).filter((file) => file.endsWith('.css'));
  return digestOfSources(
    [
      server,
      ...[SHELL, join('.vite', 'manifest.json'), ...style].map((file) => join(site, file)),
      ...['scripts/prerender', 'scripts/page-style.ts', 'scripts/first-load.ts'],
    ],
    process.version,
  );
}

/** What makes it a website: every public page as HTML, and what the host has to know. */
export async function finishFolder(
  outDir: string,
  env: BuildEnv,
  { apps = appsIn(outDir), apiUrl = env.VITE_SUPABASE_URL, readAt, indexFile }: Options = {},
): Promise<Prerendered> {
  const contentAt = await readContentTime({ ...env, VITE_SUPABASE_URL: apiUrl });
  const prerendered = await prerenderSite({
    outDir,
    shell: styleInto(apps.site)(readFileSync(join(apps.site, SHELL), 'utf8')),
    manifest: readManifest(apps.site),
    serverDir: apps.server,
    buildId: buildIdOf(apps),
    api: { named: env.VITE_SUPABASE_URL, reached: apiUrl },
    readAt,
    indexFile,
  });
  writeBuildFacts(outDir, contentAt);
  writeHostingFiles(outDir, prerendered.pages, {
    api: new URL(env.VITE_SUPABASE_URL).origin,
    site: env.VITE_SITE_URL,
  });
  return prerendered;
}

/**
 * Brings the folder up to date. What was built before is used where it would be the same again.
 * @param keptDir where parts and notes are kept for the next time
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
  const siteFiles = filesBelow(apps.site).filter((file) => file !== SHELL);
  const adminFiles = filesBelow(apps.admin);
  copyChanged(apps.site, outDir, siteFiles);
  copyChanged(apps.admin, join(outDir, 'admin'), adminFiles);
  // The host's rules name what is there.
  removeOthers(join(outDir, 'admin'), new Set(adminFiles));
  const indexFile = join(keptDir, 'pages.json');
  const prerendered = await finishFolder(outDir, env, { apps, apiUrl, indexFile });
  removeOthers(
    outDir,
    new Set([
      ...siteFiles,
      ...adminFiles.map((file) => join('admin', file)),
      ...prerendered.pages.flatMap(({ file }) => file ?? []),
      LOST_FILE,
      ...HOSTING_FILES,
      BUILD_FACTS,
    ]),
  );
  return prerendered;
}

export const isFinished = (outDir: string) => {
  try {
    return readFileSync(join(outDir, LOST_FILE)).length > 0;
  } catch {
    return false;
  }
};
