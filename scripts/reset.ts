// `npm run reset`: erases the local data. The next `npm start` seeds a new database.
import { eraseDataFolder } from '@expat-buddy/local-supabase/data-folder';
import { dataDir } from './environment/settings.ts';

try {
  await eraseDataFolder(dataDir);
  console.log(`The local data in ${dataDir} was erased. Run npm start to begin again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
