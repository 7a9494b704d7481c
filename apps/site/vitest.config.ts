import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __BUILD_YEAR__: '2026' },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
});
