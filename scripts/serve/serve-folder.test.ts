import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENTRY, manifestFile } from '../../apps/site/rendering/build/manifest.ts';
import { freePort } from '../environment/free-port.ts';
import { serveFolder } from './serve-folder.ts';
import type { WebServer } from './web-server.ts';

const files: Record<string, string> = {
  [manifestFile('en')]: JSON.stringify({ [ENTRY]: { file: 'a.js', css: ['a.css'] } }),
  'a.css': 'a{}',
  _headers: '/*',
  _redirects: '/a /b',
  'my-inquiry.html': 'mine',
  'travels.html': 'travels',
  'admin/index.html': 'admin',
  '404.html': 'lost',
  'fr/404.html': 'perdu',
  'fr/my-inquiry.html': 'la mienne',
  'ar/404.html': 'lost',
};

let dir: string;
let port: number;
let web: WebServer;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  port = await freePort();
  web = await serveFolder(dir, port, 'http://localhost:3160');
});
afterAll(async () => {
  await web.close();
  rmSync(dir, { recursive: true });
});

const get = (path: string) => fetch(`http://localhost:${port}${path}`);

it.each(['/my-inquiry', '/fr/my-inquiry'])(
  'sends the headers of private pages: %s',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-referrer',
      'noindex',
    ]);
  },
);

it('sends those of all pages to the others', async () => {
  const { headers } = await get('/travels');
  expect(headers.get('x-robots-tag')).toBeNull();
  expect(headers.get('referrer-policy')).not.toBe('no-referrer');
});

it.each(['/_headers', '/_redirects'])('hides what hosts read themselves: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it.each(['TRACE', 'POST', 'DELETE'])('answers no %s', async (method) => {
  const status = await new Promise((resolve, reject) => {
    request({ port, method, path: '/' }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(405);
});
