// Measures how long `npm start` waits for the local backend, without and with data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnBackend } from '../environment/backend-process.ts';
import type { Ports } from '../environment/settings.ts';

export async function measureStartUp(ports: Ports): Promise<{ fresh: number; existing: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'expat-buddy-start-'));
  const start = async () => {
    const startedAt = performance.now();
    const backend = await spawnBackend({ ports, siteUrl: 'http://localhost', dataDir });
    const ms = performance.now() - startedAt;
    await backend.stop();
    return ms;
  };
  try {
    return { fresh: await start(), existing: await start() };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
