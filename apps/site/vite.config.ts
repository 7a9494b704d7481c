import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { locales } from '../../packages/domain/src/language/locales.ts';
import { buildTarget } from '../../packages/older-browsers/src/supported-browsers.ts';
import { manifestFile } from './rendering/build/manifest.ts';
import { preloadList } from './rendering/build/preload-list.ts';
import { emptyDocument } from './rendering/build/vite-plugin.ts';

const { SITE_LANGUAGE = 'en' } = process.env;
const locale = Object.values(locales).find(({ language }) => language === SITE_LANGUAGE);
if (!locale) throw new Error(`SITE_LANGUAGE: there is no language ${SITE_LANGUAGE}.`);

const port = Number(process.env.SITE_PORT ?? 3000);

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules of @tanstack/query-core, as it imports them itself. */
const UNUSED_QUERIES = /^\.\/(?:mutationCache|infiniteQueryBehavior)\.js$/;
const QUERY_STUBS = 'rendering/build/unused-queries.ts';

/** As lucide-react's icons import it. */
const LUCIDE_ICON = /^\.\.\/createLucideIcon\.mjs$/;

/** Chunks whose imports are preloaded together with them. */
const WAITED_FOR = /-(?:page|dialog)-[\w-]{7}\.js$/;
const FIRST_CODE = /\/(?:index|shared|rolldown-runtime)-[\w-]{7,8}\.js$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  // The builds of all languages share a folder; each development server has its own path.
  base: command === 'build' ? '/' : `${locale.prefix}/`,
  plugins: [react(), tailwindcss(), emptyDocument(locale), preloadList()],
  resolve: {
    alias: [
      { find: /^#messages\//, replacement: fileAt(`src/lib/messages/${locale.language}/`) },
      { find: 'react-remove-scroll', replacement: fileAt('src/ui/remove-scroll.tsx') },
      ...(command === 'build'
        ? [
            { find: UNUSED_QUERIES, replacement: fileAt(QUERY_STUBS) },
            { find: LUCIDE_ICON, replacement: fileAt('src/ui/lucide-icon.ts') },
          ]
        : []),
    ],
  },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  // Found with the first HEIC photo, it would reload the page.
  optimizeDeps: { include: ['@expat-buddy/heic > libheif-js/libheif/libheif.js'] },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // The server build is cached in a folder without node_modules.
  ssr: { noExternal: true },
  build: {
    target: buildTarget,
    copyPublicDir: !isSsrBuild && locale.language === 'en',
    // Files, never data: URIs, so that a strict content security policy can stay strict.
    assetsInlineLimit: 0,
    manifest: manifestFile(locale.language),
    modulePreload: {
      // Preloading is a hint: the few browsers without it fetch the same files a moment later.
      polyfill: false,
      // Only where somebody waits for the code: a page or a dialog. The lists are part of the first
      // screen. What every page has from the start is not asked for again.
      resolveDependencies: (file, files) =>
        WAITED_FOR.test(file) ? files.filter((name) => !FIRST_CODE.test(name)) : [],
    },
    rolldownOptions: {
      input: [
        'index.html',
        'rendering/document/load-code.js',
        'rendering/document/polyfills.ts',
        ...globSync('src/app/pages/**/*-early-read.ts', { cwd: import.meta.dirname }),
      ],
      output: {
        // The first screen lists what pages preload, and hashes do not compress: 0.1 kB for each character.
        ...(!isSsrBuild && { chunkFileNames: 'assets/[name]-[hash:7].js' }),
        codeSplitting: {
          groups: [
            // What most pages share, such as icons of 200 bytes, in one file instead of ten. No first
            // screen needs a calendar, reads a response or checks what was typed.
            {
              name: 'shared',
              test: /src\/(?:ui|lib|hydrate)\/|lucide-react|packages\/domain\/src\/(?!dates\/|format\/|language\/(?:in|translated)-|email-address|(?:pasted|typed)-)/,
              minShareCount: 18,
            },
            // What every page begins with, in one file instead of three.
            {
              name: 'first',
              priority: 1,
              test: /src\/(?:lib\/(?:offline\/(?:connection|read-at)|storage\/read-text)|features\/search\/search-term)\.ts/,
            },
            // In one file too: every page lists the files of the inquiry dialog.
            {
              name: 'typed',
              test: /packages\/domain\/src\/(?:email-address|pasted-text|typed-number)/,
            },
            // What the page of a record begins with, in one file instead of three.
            {
              name: 'record',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /src\/(?:ui\/back-link|app\/pages\/missing\/(?:record-states|missing-section))|icons\/arrow-left\.mjs/,
            },
          ],
        },
      },
    },
  },
}));
