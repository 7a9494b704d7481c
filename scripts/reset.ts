// `npm run reset`: throws the local data away; the next `npm start` begins afresh.
import { rmSync } from 'node:fs';
import { dataDir } from './settings.ts';

rmSync(dataDir, { recursive: true, force: true });
console.log(`The local data is gone (${dataDir}). Run npm start to begin afresh.`);
