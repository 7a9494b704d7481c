// Builds apps/site/service-worker into the one file that browsers look for, with the names of the files
// that the built site starts with.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP_SHELL } from '#lib/offline/copies.ts';
import { readManifest, scriptsOf } from './manifest.ts';
import { root } from '../../../../scripts/environment/settings.ts';

const ENTRY = 'index.html';
/** What fetches the code of a prerendered page; the empty document fetches its own. */
const STARTER = '/start.js';
/** Shown instead of a picture that is not kept. */
const FALLBACK_PICTURE = '/shapes/no-picture.svg';
/** Code that must be there without a connection although no page is made of it. */
const OFFLINE_PARTS = ['src/features/offline/offline-notice.tsx', 'src/app/pages/saved-page.tsx'];

/** @param outDir the built site, before its pages are written: index.html is still the empty document. */
export async function buildServiceWorker(outDir: string, apiUrl: string): Promise<void> {
  const manifest = readManifest(outDir);
  const document = readFileSync(join(outDir, 'index.html'), 'utf8');
  // No page of its own: search engines leave it out, and the site takes the tag away when it starts from it.
  const hidden = document.replace('</head>', '<meta name="robots" content="noindex" /></head>');
  writeFileSync(join(outDir, `${APP_SHELL}.html`), hidden);
  const named = [...document.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)];
  // The faces of Latin letters; those of others come with a page that has such letters.
  const faces = /data-faces="([^"]*)"/.exec(document)?.[1]?.split(' ') ?? [];
  const scripts = scriptsOf(manifest, [ENTRY, ...OFFLINE_PARTS]).map((file) => `/${file}`);
  const files = [
    ...new Set([
      STARTER,
      FALLBACK_PICTURE,
      ...named.map(([, path = '']) => path),
      ...faces,
      ...scripts,
    ]),
  ];
  const site = join(root, 'apps', 'site');
  await build({
    root: site,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __SHELL_FILES__: JSON.stringify(files.sort()),
      __ENTRY__: JSON.stringify(`/${manifest[ENTRY]?.file}`),
      __API_ORIGIN__: JSON.stringify(new URL(apiUrl).origin),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: join(site, 'service-worker', 'service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
