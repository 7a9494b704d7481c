import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../environment/free-port.ts';
import { root } from '../environment/settings.ts';
import { serveApps, type WebServer } from './web-server.ts';

describe('the apps during development', () => {
  let port: number;
  let web: WebServer;
  const statusOf = async (path: string, host = 'localhost') =>
    (await fetch(`http://${host}:${port}${path}`)).status;

  beforeAll(async () => {
    port = await freePort();
    web = await serveApps(port, { isWarm: false });
  }, 60_000);
  afterAll(() => web.close());

  it('answer on both addresses of this machine and on no other', async () => {
    expect(await statusOf('/', '127.0.0.1')).toBe(200);
    expect(await statusOf('/admin', '[::1]')).toBe(200);
    const outside = Object.values(networkInterfaces())
      .flatMap((known) => known ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    if (!outside) return;
    const socket = connect(port, outside.address);
    const [error] = await once(socket, 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('hand out no file but those they are made of', { timeout: 60_000 }, async () => {
    for (const app of ['', '/admin']) {
      const file = (path: string) => statusOf(`${app}/@fs${join(root, path)}`);
      expect(await file('packages/domain/src/email-address.ts')).toBe(200);
      for (const path of [
        'packages/local-supabase/src/keys.ts',
        'packages/local-supabase/src/keys.ts?raw',
        'supabase/config.toml',
        'package.json',
        '.gitignore',
      ]) {
        expect(await file(path), `${app} ${path}`).toBe(403);
      }
    }
  });

  it('start no editor', async () => {
    expect(await statusOf('/__open-in-editor?file=package.json')).toBe(404);
    expect(await statusOf('/admin/__open-in-editor?file=package.json')).toBe(404);
    expect(await statusOf('/__OPEN-IN-EDITOR?file=package.json')).toBe(404);
  });
});
