import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const port = Number(process.env.SITE_PORT ?? 3000);

/**
 * The router's Link, NavLink and Form, which no page uses, pull in 5 kB gzip. They can only be left
 * out when the calls that make them are marked as free of side effects and nothing is written onto them.
 */
function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}

/** The site only reads, page by page: what serves mutations and infinite queries, 2 kB gzip, is left out. */
function slimQueries(): Plugin {
  const stubs: Record<string, string> = {
    mutationCache:
      'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
    infiniteQueryBehavior: 'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage;',
  };
  const file = /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/;
  return {
    name: 'slim-queries',
    apply: 'build',
    transform: { filter: { id: file }, handler: (_code, id) => stubs[file.exec(id)?.[1] ?? ''] },
  };
}

/**
 * Puts public/theme.js into the page itself: it must run before the first paint and shall not hold it
 * back. It is told the two faces of the first screen.
 */
function inlineTheme(): Plugin {
  const script = readFileSync(new URL('public/theme.js', import.meta.url), 'utf8');
  const first = /(?:readex-pro|fraunces)-latin-(?:wght|opsz)-normal-[^/]*\.woff2$/;
  return {
    name: 'inline-theme',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // What the content security policy lets in is exactly this text (scripts/security-headers.ts).
      handler: (html, { bundle = {} }) => {
        const faces = Object.keys(bundle).filter((file) => first.test(file));
        return html.replace(
          '<script src="/theme.js"></script>',
          () =>
            `<script data-faces="${faces.map((file) => `/${file}`).join(' ')}">${script}</script>`,
        );
      },
    },
  };
}

/** Tells the prerendering which file a route's page is in, so that each page can ask for its own code at once. */
function namePageFiles(): Plugin {
  return {
    name: 'name-page-files',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    // The code alone: the files of visitors are in the other build.
    config: () => ({ build: { copyPublicDir: false } }),
    transform: {
      filter: { id: /app\/site-routes\.ts$/ },
      handler: (code) =>
        code.replaceAll(/import\(['"]\.\/(pages\/[\w-]+\.tsx)['"]\)/g, "$&, 'src/app/$1'"),
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), slimRouter(), slimQueries(), inlineTheme(), namePageFiles()],
  resolve: {
    alias: {
      'react-remove-scroll': fileURLToPath(new URL('src/ui/remove-scroll.tsx', import.meta.url)),
    },
  },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // The code that renders the pages is kept between builds, away from the packages it imports.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    // Files, never data: URIs, so that a strict content security policy can stay strict.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      // Preloading is a hint: the few browsers without it fetch the same files a moment later.
      polyfill: false,
      // What every page has from the start is not asked for again.
      resolveDependencies: (_file, files) =>
        files.filter(
          (file) => !/\/(?:index|react|shared|rolldown-runtime)-[\w-]{8}\.js$/.test(file),
        ),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A file of its own, so that it does not run in one piece with the entry.
            { name: 'react', test: /node_modules\/(?:react-dom|react|scheduler)\// },
            // What most pages share, icons of 200 bytes among it, comes in one file instead of ten.
            {
              name: 'shared',
              test: /src\/(?:ui|lib)\/|lucide-react|packages\/domain/,
              minShareCount: 10,
            },
          ],
        },
      },
    },
  },
});
