import { runDatabaseTests as runPgTap, total } from '@expat-buddy/local-supabase/pgtap';
import { announce, type Tally } from './tally.ts';

/** supabase/tests in pgTAP, in a fresh database of their own. */
export async function runDatabaseTests(): Promise<Tally> {
  const done = announce('database tests');
  try {
    const { passed, failed } = total(await runPgTap());
    done();
    return {
      passed,
      failed,
      failures: failed > 0 ? [`${failed} database test(s), see above`] : [],
    };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, failures: ['the database tests did not run'] };
  }
}
