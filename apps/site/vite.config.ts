import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.SITE_PORT ?? 3000);

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss()],
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
