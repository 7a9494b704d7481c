/** Local only: supabase/tests on PGlite. On a server: `supabase test db`, or `npm run test:hosted-like`. */
import { runDatabaseTests } from '@expat-buddy/local-supabase/pgtap';
import { describe, expect, it } from 'vitest';

for (const { file, assertions } of await runDatabaseTests({ log: () => undefined })) {
  describe(file, () => {
    for (const { name, isPassed, diagnostics } of assertions)
      it(name, () => expect(isPassed, diagnostics.join('\n')).toBe(true));
  });
}
