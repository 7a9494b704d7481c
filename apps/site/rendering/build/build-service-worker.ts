// Builds apps/site/service-worker into one file that knows the files the built site starts with.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP_SHELL } from '../../src/lib/offline/copies.ts';
import { readStyleSheet } from './inline-code.ts';
import {
  CODE_LOADER,
  ENTRY,
  fileOf,
  firstScreenFonts,
  readManifest,
  scriptsOf,
} from './manifest.ts';

const site = join(import.meta.dirname, '..', '..');

const FAVICON = '/favicon.svg';
/** Shown in place of an image that is not cached. */
const FALLBACK_PICTURE = '/shapes/no-picture.svg';
/** Lazy code that has to work offline. */
const OFFLINE_CODE = [
  'src/features/offline/offline-notice.tsx',
  'src/app/pages/saved-page.tsx',
  'src/app/shell/menu-end.tsx',
];

/** @param outDir the built site, before its pages are written: index.html is still the empty document. */
export async function buildServiceWorker(outDir: string, apiUrl: string): Promise<void> {
  const manifest = readManifest(outDir);
  copyFileSync(join(outDir, ENTRY), join(outDir, `${APP_SHELL}.html`));
  const built = [
    readStyleSheet(outDir).file,
    ...firstScreenFonts(manifest),
    ...scriptsOf(manifest, [ENTRY, CODE_LOADER, ...OFFLINE_CODE]),
  ];
  const files = [FAVICON, FALLBACK_PICTURE, ...built.map((file) => `/${file}`)];
  await build({
    root: site,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __SHELL_FILES__: JSON.stringify(files.sort()),
      __ENTRY__: JSON.stringify(`/${fileOf(manifest, ENTRY)}`),
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
