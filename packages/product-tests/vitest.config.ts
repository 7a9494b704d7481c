import { defineConfig } from 'vitest/config';
import { namedProject } from './src/support/supabase-project.ts';

const isNamed = namedProject() !== undefined;

export default defineConfig({
  test: {
    name: 'product',
    include: ['src/**/*.test.ts'],
    // They control processes or network addresses of the backend; each says so in its first comment.
    exclude: isNamed ? ['src/**/*.local.test.ts'] : [],
    globalSetup: 'src/support/prepare-project.ts',
    // Without isolation, the files of a worker share a local backend (src/support/project.ts); all files share
    // a named project, one after the other. Node loads the modules itself, as it does in production.
    experimental: { viteModuleRunner: false },
    pool: 'forks',
    maxWorkers: isNamed ? 1 : 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
