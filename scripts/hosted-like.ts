// `npm run test:hosted-like -- --postgres=15`: the project on a database like a hosted one, on 15 and 17
// unless one is named. docs/deploy.md says what that covers.
import { openHostedLike } from './hosted-like/hosted-like.ts';
import { POSTGRES_MAJORS } from './hosted-like/postgres-binaries.ts';

const asked = process.argv.find((word) => word.startsWith('--postgres='))?.split('=')[1];
const majors = POSTGRES_MAJORS.filter((major) => asked === undefined || asked === String(major));
if (majors.length === 0) {
  console.error(`--postgres takes ${POSTGRES_MAJORS.join(' or ')}, not "${asked}".`);
  process.exit(1);
}

for (const major of majors) {
  const database = await openHostedLike({ major });
  console.log(`PostgreSQL ${database.version}: migrations and seed applied.`);
  await database.close();
}
