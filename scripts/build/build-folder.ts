// The folder for a static host: the site at /, the back office at /admin/.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { readStyleSheet } from '../../apps/site/rendering/build/inline-code.ts';
import { manifestFile, readManifest } from '../../apps/site/rendering/build/manifest.ts';
import { NOT_FOUND_FILE, notFoundFile } from '../../apps/site/rendering/build/page-document.ts';
import { type Prerendered, prerenderSite } from '../../apps/site/rendering/build/prerender-site.ts';
import { type Apps, appsIn, type BuildEnv, reuseApps } from './build-apps.ts';
import { BUILD_FACTS, readContentTime, writeBuildFacts } from './build-facts.ts';
import { readCompanyName, writeCompanyName } from './company-name.ts';
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
  /** Keeps the page caches for the next build. */
  keptDir?: string;
};

/** The empty document; the home page takes its place. */
const EMPTY_DOCUMENT = 'index.html';

/** A digest of all code that affects the pages. */
function buildIdOf({ site, server }: Apps): string {
  const style = filesBelow(site).filter((file) => file.endsWith('.css'));
  return digestOfSources(
    [
      server,
      ...[...languages.map(manifestFile), ...style].map((file) => join(site, file)),
      ...['apps/site/index.html', 'apps/site/rendering'],
    ],
    process.version,
  );
}

/** Prerenders the pages and writes the files for the host. */
export async function finishFolder(
  outDir: string,
  env: BuildEnv,
  { apps = appsIn(outDir), apiUrl = env.VITE_SUPABASE_URL, readAt, keptDir }: Options = {},
): Promise<Prerendered> {
  const contentAt = await readContentTime({ ...env, VITE_SUPABASE_URL: apiUrl });
  // The page that marks a folder as finished.
  rmSync(join(outDir, NOT_FOUND_FILE), { force: true });
  const buildId = buildIdOf(apps);
  const prerendered: Prerendered = { pages: [], moved: [], made: 0 };
  // English, with that page, comes last.
  for (const language of languages.toReversed()) {
    const { pages, moved, made } = await prerenderSite({
      outDir,
      language,
      manifest: readManifest(apps.site, language),
      style: readStyleSheet(apps.site),
      serverDir: join(apps.server, language),
      buildId,
      api: { named: env.VITE_SUPABASE_URL, reached: apiUrl },
      readAt,
      indexFile: keptDir && join(keptDir, `pages.${language}.json`),
    });
    prerendered.pages.push(...pages);
    prerendered.moved.push(...moved);
    prerendered.made += made;
  }
  writeCompanyName(outDir, apps, await readCompanyName({ ...env, VITE_SUPABASE_URL: apiUrl }));
  writeBuildFacts(outDir, contentAt, {
    siteUrl: env.VITE_SITE_URL,
    apiUrl: env.VITE_SUPABASE_URL,
  });
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
  const prerendered = await finishFolder(outDir, env, { apps, apiUrl, keptDir });
  removeOthers(
    outDir,
    new Set([
      ...siteFiles,
      ...adminFiles.map((file) => join('admin', file)),
      ...prerendered.pages.flatMap(({ file }) => file ?? []),
      ...languages.map((language) => notFoundFile(locales[language])),
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
