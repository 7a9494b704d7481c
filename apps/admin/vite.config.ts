import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../../packages/older-browsers/src/supported-browsers.ts';

const port = Number(process.env.ADMIN_PORT ?? 3020);

export default defineConfig({
  // Served under /admin of the site's own origin, while developing too.
  base: '/admin/',
  plugins: [react()],
  resolve: {
    alias: [
      {
        // Web sockets are 15 kB gzip of every first load. The one screen that listens to changes
        // loads them itself (features/inbox).
        find: /^@supabase\/realtime-js$/,
        replacement: fileURLToPath(new URL('src/providers/shims/realtime.ts', import.meta.url)),
      },
    ],
  },
  // Found with the first HEIC photo, it would reload the page.
  optimizeDeps: { include: ['@expat-buddy/heic > libheif-js/libheif/libheif.js'] },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: buildTarget,
    // Files, never data: URIs, so that a strict content security policy can stay strict.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // What `npm test` counts the first load from.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default, each combination of screens gets a file of its own: 72 for the first screen, 180 for a travel.
          groups: [
            {
              name: 'sign-in',
              // Without the page itself, which takes the token of a link out of the address when it loads.
              test: /src\/(?:app\/main|features\/auth\/(?:AuthLayout|SignInForm))\.tsx/,
              priority: 3,
            },
            {
              name: 'back-office',
              test: /admin\/src\/(?:app\/AdminApp|dashboard\/Dashboard)\.tsx/,
              priority: 2,
            },
            { name: 'shared', minShareCount: 20, priority: 1 },
          ],
        },
      },
    },
  },
});
