// `npm run test:hosted-like [-- --postgres=15]`: the project's database on stock PostgreSQL 15 and 17, set up like a
// hosted project. docs/deploy.md describes what that covers.
import { total } from '@expat-buddy/local-supabase/pgtap';
import { tryApiWrites } from './hosted-like/api-writes.ts';
import { runDatabaseTests } from './hosted-like/database-tests.ts';
import { openHostedLike } from './hosted-like/hosted-like.ts';
import { POSTGRES_MAJORS, type PostgresMajor } from './hosted-like/postgres-binaries.ts';

const asked = process.argv.find((word) => word.startsWith('--postgres='))?.split('=')[1];
const majors = POSTGRES_MAJORS.filter((major) => asked === undefined || asked === String(major));
if (majors.length === 0) {
  console.error(`--postgres takes ${POSTGRES_MAJORS.join(' or ')}, not "${asked}".`);
  process.exit(1);
}

async function tryOn(major: PostgresMajor): Promise<number> {
  const database = await openHostedLike({ major, seed: false });
  try {
    const guard = database.hasSafeUpdate ? 'guarded by' : 'without';
    console.log(`PostgreSQL ${database.version}, ${guard} pg-safeupdate`);
    const tests = total(await runDatabaseTests(database));
    console.log(`  Database tests: ${tests.passed} passed, ${tests.failed} failed`);
    const writes = await tryApiWrites(database);
    for (const problem of writes.problems) console.log(`  FAIL ${problem}`);
    console.log(
      `  Writes through the API's role: ${writes.passed} passed, ${writes.problems.length} failed`,
    );
    await database.seed();
    console.log('  Seed: applied');
    return tests.failed + writes.problems.length;
  } finally {
    await database.close();
  }
}

let failed = 0;
for (const major of majors) failed += await tryOn(major);
process.exit(failed === 0 ? 0 : 1);
