// Builds apps/site/service-worker into one file that knows the files the built site starts with.
import { join } from 'node:path';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import { buildTarget } from '@expat-buddy/older-browsers/supported-browsers';
import { build } from 'vite';
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
  'src/app/shell/idle-notices.tsx',
  'src/app/pages/save/saved-page.tsx',
  'src/app/shell/menu-end.tsx',
];

/** The files that pages of a language need offline, and their entry script. */
function shellFiles(outDir: string, language: Language) {
  const manifest = readManifest(outDir, language);
  const built = [
    readStyleSheet(outDir).file,
    ...firstScreenFonts(manifest, language),
    ...scriptsOf(manifest, [ENTRY, CODE_LOADER, ...OFFLINE_CODE]),
  ];
  const files = [FAVICON, FALLBACK_PICTURE, ...built.map((file) => `/${file}`)];
  return { files: files.sort(), entry: `/${fileOf(manifest, ENTRY)}` };
}

/** @param outDir the folder of the built site, with all languages */
export async function buildServiceWorker(outDir: string, apiUrl: string): Promise<void> {
  const shells = languages.map((language) => [language, shellFiles(outDir, language)] as const);
  await build({
    root: site,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __SHELL_FILES__: JSON.stringify(
        Object.fromEntries(shells.map(([language, { files }]) => [language, files])),
      ),
      __ENTRIES__: JSON.stringify(shells.map(([, { entry }]) => entry)),
      __API_ORIGIN__: JSON.stringify(new URL(apiUrl).origin),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTarget,
      lib: {
        entry: join(site, 'service-worker', 'service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
