import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Their files share backends.
      'packages/local-supabase',
      'packages/product-tests',
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
