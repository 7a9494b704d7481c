import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../start-backend.ts';
import { startTestBackend } from '../testing/shared-backend.ts';
import { attack, attackRaw, tokenOf } from './requests.ts';

let backend: Backend;
let folder: string;
const tokens: Record<'visitor' | 'staff', string> = { visitor: '', staff: '' };
// On disk: a path that climbs out of the folder must have somewhere to climb to.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attacks-'));
  await writeFile(join(folder, 'secret.txt'), 'a secret of the server');
  backend = await startTestBackend({ dataDir: join(folder, 'data') });
  await backend.sql(`insert into storage.buckets (id, name) values ('closed', 'closed')`);
  for (const who of ['visitor', 'staff'] as const) {
    tokens[who] = await tokenOf(backend, `${who}@example.com`);
  }
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const script =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';

const upload = (path: string, type: string, body: Uint8Array | string, token = tokens.staff) =>
  attackRaw(backend, `/storage/v1/object/${path}`, {
    method: 'POST',
    token,
    headers: { 'content-type': type },
    body,
  });

const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f..',
  '%252e%252e',
  '..%5c',
  '..\\',
  '....//',
  '%c0%ae%c0%ae',
];

describe('a path that climbs', () => {
  it.each(climbs)('%s writes nothing outside its bucket', async (up) => {
    for (const path of [
      `photos/${up}/${up}/${up}/planted.png`,
      `photos/a/${up}/${up}/closed/planted.png`,
      `photos%2f${up}%2fplanted.png`,
      `${up}/photos/planted.png`,
    ]) {
      await upload(path, 'image/png', pixel);
    }
    const rows = await backend.sql<{ bucket_id: string; name: string }>(
      `select bucket_id, name from storage.objects where name like '%planted%'`,
    );
    expect(rows.filter(({ bucket_id }) => bucket_id !== 'photos')).toEqual([]);
    for (const place of ['planted.png', 'planted.png.object', 'data/planted.png.object']) {
      expect(existsSync(join(folder, place))).toBe(false);
    }
  });

  it.each(climbs)('%s reads nothing outside its bucket', async (up) => {
    for (const root of ['object/public/photos', 'object/photos', 'object/authenticated/photos']) {
      for (const depth of [1, 3, 5]) {
        const path = `/storage/v1/${root}/${`${up}/`.repeat(depth)}secret.txt`;
        for (const token of [undefined, tokens.staff]) {
          const answer = await attackRaw(backend, path, { token });
          expect([path, answer.text.includes('a secret of the server')]).toEqual([path, false]);
        }
      }
    }
  });
});

describe('what is no picture', () => {
  it.each([
    ['an SVG', 'a.svg', 'image/svg+xml', script],
    ['an SVG named as a picture', 'a.png', 'image/svg+xml', script],
    ['a page named as a picture', 'a.jpg', 'text/html', page],
    ['a page with two types', 'a.jpg', 'text/html; image/png', page],
    ['a page in capital letters', 'a.jpg', 'TEXT/HTML', page],
    ['a script', 'a.webp', 'application/javascript', 'alert(1)'],
    ['something without a type', 'a.png', '', page],
    ['a GIF', 'a.gif', 'image/gif', 'GIF89a'],
  ])('%s is refused', async (_, name, type, body) => {
    const answer = await upload(`photos/attacks/${crypto.randomUUID()}-${name}`, type, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).statusCode).toBe('415');
  });

  it.each([
    ['an SVG', 'svg', script],
    ['a page', 'html', page],
    ['a JPEG', 'jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing', 'png', ''],
  ])('%s that calls itself a PNG is refused', async (_, end, body) => {
    for (const name of [`${crypto.randomUUID()}.png`, `${crypto.randomUUID()}.${end}`]) {
      const answer = await upload(`photos/attacks/${name}`, 'image/png', body);
      expect(JSON.parse(answer.text).statusCode).toBe('415');
      const read = await attack(backend, `/storage/v1/object/public/photos/attacks/${name}`);
      expect(read.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('a form that names another type than its file is refused', async () => {
    const form = new FormData();
    form.append('cacheControl', '3600');
    form.append('', new Blob([page], { type: 'text/html' }), 'a.png');
    const answer = await fetch(`${backend.apiUrl}/storage/v1/object/photos/attacks/form.png`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${tokens.staff}` },
      body: form,
    });
    expect(answer.status).toBe(400);
  });
});

describe('a file too large', () => {
  it('is refused at ten megabytes and a byte, and far above', async () => {
    for (const bytes of [10 * 1024 * 1024 + 1, 61 * 1024 * 1024]) {
      const body = new Uint8Array(bytes);
      body.set(pixel);
      const outcome = await upload(`photos/attacks/${bytes}.png`, 'image/png', body).catch(() => ({
        status: 413,
        text: '',
      }));
      expect([400, 413]).toContain(outcome.status);
    }
    const rows = await backend.sql(
      `select from storage.objects where (metadata ->> 'size')::bigint > 10485760`,
    );
    expect(rows).toEqual([]);
  });
});

describe('files of others', () => {
  it('are neither written, listed, moved nor deleted by strangers', async () => {
    const path = 'photos/attacks/own.png';
    expect((await upload(path, 'image/png', pixel)).status).toBe(200);
    for (const token of [undefined, tokens.visitor]) {
      const answers = [
        await upload('photos/attacks/x.png', 'image/png', pixel, token ?? 'none'),
        await attack(backend, `/storage/v1/object/${path}`, { method: 'DELETE', token }),
        await attack(backend, '/storage/v1/object/photos', {
          method: 'DELETE',
          token,
          body: { prefixes: ['attacks/own.png'] },
        }),
        await attack(backend, '/storage/v1/object/move', {
          token,
          body: { bucketId: 'photos', sourceKey: 'attacks/own.png', destinationKey: 'gone.png' },
        }),
        await attack(backend, '/storage/v1/object/copy', {
          token,
          body: { bucketId: 'photos', sourceKey: 'attacks/own.png', destinationKey: 'copy.png' },
        }),
        await attack(backend, `/storage/v1/object/upload/sign/photos/attacks/signed.png`, {
          token,
          body: {},
        }),
        await attack(backend, '/storage/v1/bucket', {
          token,
          body: { name: 'mine', public: true },
        }),
        await attack(backend, '/storage/v1/bucket/photos', { method: 'DELETE', token }),
      ];
      expect(answers.filter(({ status, text }) => status < 400 && text !== '[]')).toEqual([]);
      const list = await attack(backend, '/storage/v1/object/list/photos', {
        token,
        body: { prefix: 'attacks' },
      });
      expect(list.text).not.toContain('own.png');
    }
    const kept = await backend.sql(
      `select name from storage.objects where name in ('attacks/own.png', 'gone.png', 'copy.png', 'attacks/x.png')`,
    );
    expect(kept).toEqual([{ name: 'attacks/own.png' }]);
  });
});
