import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Workers without isolation, so that the files of one share a backend (src/testing/shared-backend.ts).
    // Node itself loads the modules, as it does when the backend runs.
    experimental: { viteModuleRunner: false },
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
