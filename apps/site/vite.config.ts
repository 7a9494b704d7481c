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

/** The two faces of the first screen, fetched beside the style sheet instead of after it. */
function preloadFonts(): Plugin {
  const first = /(readex-pro|fraunces)-latin-(wght|opsz)-normal-[^/]*\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), slimRouter(), preloadFonts()],
  resolve: {
    alias: {
      'react-remove-scroll': fileURLToPath(new URL('src/ui/remove-scroll.tsx', import.meta.url)),
    },
  },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: 'es2022',
    // Files, never data: URIs, so that a strict content security policy can stay strict.
    assetsInlineLimit: 0,
    manifest: true,
  },
});
