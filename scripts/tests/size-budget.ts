// The JavaScript that hydrates a page's first screen, counted from the build: the entry, the page's own code,
// and everything they import. Lazy sections, forms, dialogs and the API client are not in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import {
  type Manifest,
  readManifest,
  scriptsOf,
} from '../../apps/site/rendering/build/manifest.ts';

type Size = { page: string; bytes: number; limit: number };

const SITE_LIMIT = 110_000;
/** Pages may be in any folder. */
const SITE_PAGE = /\/([\w-]+)-page\.tsx$/;

/** With the name of the chunk that contains the page (apps/admin/vite.config.ts). */
const ADMIN_PAGES: readonly [page: string, chunk: string, limit: number][] = [
  ['/admin', 'back-office', 350_000],
  ['/admin/auth', 'AuthPage', 200_000],
];

function gzipBytes(dir: string, manifest: Manifest, sources: readonly string[]): number {
  return scriptsOf(manifest, sources)
    .map((file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function sourceNamed(dir: string, chunk: string): string {
  const named = Object.entries(readManifest(dir)).find(([, { name }]) => name === chunk);
  if (!named) throw new Error(`The build has no chunk ${chunk}.`);
  return named[0];
}

function sitePages(dir: string, language: Language): Size[] {
  const manifest = readManifest(dir, language);
  return Object.keys(manifest).flatMap((source) => {
    const name = SITE_PAGE.exec(source)?.[1];
    if (!name) return [];
    const page = language === 'en' ? name : `${name} (${language})`;
    return { page, bytes: gzipBytes(dir, manifest, ['index.html', source]), limit: SITE_LIMIT };
  });
}

/**
 * Every page of the site, by the name of its module, and the entries of the back office.
 * @param outDir the folder of both apps, as `npm run build` leaves it
 */
export function firstLoads(outDir: string): Size[] {
  return [
    ...languages.flatMap((language) => sitePages(outDir, language)),
    ...ADMIN_PAGES.map(([page, chunk, limit]) => {
      const dir = join(outDir, 'admin');
      const sources = ['index.html', sourceNamed(dir, chunk)];
      return { page, bytes: gzipBytes(dir, readManifest(dir), sources), limit };
    }),
  ];
}

/** @returns a sentence for each page whose first load is over its budget (docs/performance.md) */
export function findOverweight(outDir: string): string[] {
  return firstLoads(outDir)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, bytes, limit }) =>
        `${page} loads ${(bytes / 1000).toFixed(1)} kB of JavaScript first, more than ${limit / 1000} kB (gzip)`,
    );
}
