import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: 'es2022',
    // Files, never data: URIs, so that a strict content security policy can stay strict.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // What `npm test` counts the first load from.
    manifest: true,
  },
});
