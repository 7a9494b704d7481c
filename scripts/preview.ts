// `npm run preview`: serves the output of `npm run build` with the host's rules and headers, and the local backend.

import { isFinished } from './build/build-folder.ts';
import { spawnBackend } from './environment/backend-process.ts';
import { refuseTakenPorts } from './environment/refuse-taken-ports.ts';
import { dataDir, distDir, networkName, portsFromEnvironment } from './environment/settings.ts';
import { serveFolder } from './serve/serve-folder.ts';

if (!isFinished(distDir)) {
  console.error('There is no build yet. Run npm run build first.');
  process.exit(1);
}
const ports = portsFromEnvironment();
await refuseTakenPorts(ports);
const host = networkName();
const siteUrl = `http://${host ?? 'localhost'}:${ports.site}`;
const backend = await spawnBackend({ ports, siteUrl, dataDir });
const web = await serveFolder(
  distDir,
  ports.site,
  backend.ready.apiUrl,
  host ? 'network' : 'machine',
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void Promise.allSettled([web.close(), backend.stop()]).then(() => process.exit(0));
  });
}
console.log(`Ready: site ${siteUrl}/ · back office ${siteUrl}/admin. Ctrl-C stops.`);
