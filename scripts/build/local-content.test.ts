import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@expat-buddy/local-supabase/database/open-database';
import { afterAll, expect, it, vi } from 'vitest';
import { withLocalContent } from './local-content.ts';

afterAll(() => vi.unstubAllEnvs());

it('reads the content while another product holds the ports, and names the ports of the preview', async () => {
  const running = createServer((_request, response) => response.end('somebody else'));
  await new Promise<void>((resolve) => running.listen(0, resolve));
  const { port } = running.address() as AddressInfo;
  const names = ['SITE_PORT', 'API_PORT', 'MAILBOX_PORT', 'SMTP_PORT'];
  for (const name of names) vi.stubEnv(name, String(port));
  vi.stubEnv('SITE_URL', undefined);
  try {
    await withLocalContent('memory', async (env, apiUrl) => {
      expect(env.VITE_SUPABASE_URL).toBe(`http://localhost:${port}`);
      expect(env.VITE_SITE_URL).toBe(`http://localhost:${port}`);
      const headers = { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY };
      const read = await fetch(`${apiUrl}/rest/v1/travels?select=id&id=eq.oran`, { headers });
      expect(await read.json()).toEqual([{ id: 'oran' }]);
    });
  } finally {
    await new Promise((resolve) => running.close(resolve));
  }
}, 60_000);

it('leaves the limits of the data as they were', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'build-content-'));
  try {
    await withLocalContent(dataDir, async () => undefined);
    const { driver } = await openDatabase(join(dataDir, 'database'));
    const { rows } = await driver.query(
      `select count(*) filter (where allowed is null)::int as lifted from private.limits
       where subject <> 'submitted too fast'`,
    );
    await driver.close();
    expect(rows).toEqual([{ lifted: 0 }]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}, 60_000);
