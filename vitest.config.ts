import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Shares backends between its files, so it has settings of its own.
      'packages/local-supabase',
      {
        test: {
          name: 'unit',
          include: [
            '{apps,scripts,supabase}/**/*.test.{ts,tsx}',
            'packages/{domain,illustrations}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
