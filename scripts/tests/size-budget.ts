// The JavaScript that hydrates a page's first screen, counted from the build: the entry, the page's own code,
// and everything they import. Lazy sections, forms, dialogs and the API client are not in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest, scriptsOf } from '../../apps/site/rendering/build/manifest.ts';

type Size = { page: string; bytes: number; limit: number };

const SITE_LIMIT = 110_000;
const SITE_PAGE = /^src\/app\/pages\/([\w-]+)-page\.tsx$/;

const ADMIN_PAGES: readonly [page: string, sources: string[], limit: number][] = [
  ['/admin', ['src/app/AdminApp.tsx', 'src/dashboard/Dashboard.tsx'], 350_000],
  ['/admin/auth', ['src/features/auth/AuthPage.tsx'], 200_000],
];

function gzipBytes(dir: string, sources: readonly string[]): number {
  return scriptsOf(readManifest(dir), sources)
    .map((file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Every page of the site, by the name of its module, and the entries of the back office.
 * @param outDir the folder of both apps, as `npm run build` leaves it
 */
export function firstLoads(outDir: string): Size[] {
  return [
    ...Object.keys(readManifest(outDir)).flatMap((source) => {
      const page = SITE_PAGE.exec(source)?.[1];
      if (!page) return [];
      return { page, bytes: gzipBytes(outDir, ['index.html', source]), limit: SITE_LIMIT };
    }),
    ...ADMIN_PAGES.map(([page, sources, limit]) => ({
      page,
      bytes: gzipBytes(join(outDir, 'admin'), ['index.html', ...sources]),
      limit,
    })),
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
