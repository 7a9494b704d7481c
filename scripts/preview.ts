// `npm run preview`: serves the output of `npm run build` with the host's rules and headers, and the local backend.

import { readBuildFacts, whyNotFor } from './build/build-facts.ts';
import { isFinished } from './build/build-folder.ts';
import { spawnBackend } from './environment/backend-process.ts';
import { refuseTakenPorts } from './environment/refuse-taken-ports.ts';
import { dataDir, distDir, localAddresses, portsFromEnvironment } from './environment/settings.ts';
import { stopOnSignal, stopWithBackend } from './environment/stop-together.ts';
import { serveFolder } from './serve/serve-folder.ts';

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!isFinished(distDir)) refuse('There is no build yet. Run npm run build first.');
const ports = portsFromEnvironment();
const { host, siteUrl, apiUrl } = localAddresses(ports);
const mismatch = whyNotFor({ siteUrl, apiUrl }, readBuildFacts(distDir));
if (mismatch) refuse(mismatch);
await refuseTakenPorts(ports);

const backend = await spawnBackend({ ports, siteUrl, dataDir, networkName: host }).catch(
  (error: Error) => refuse(error.message),
);
const web = await serveFolder(distDir, ports.site, apiUrl, host ? 'network' : 'machine');
const stop = (exitCode: number) =>
  void Promise.allSettled([web.close(), backend.stop()]).then(() => process.exit(exitCode));
stopOnSignal(() => stop(0));
stopWithBackend(backend, () => stop(1));
console.log(`Ready: site ${siteUrl}/ · back office ${siteUrl}/admin. Ctrl-C stops.`);
