import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, attackRaw, tokenOf } from '../support/requests.ts';

let project: Project;
const tokens: Record<'visitor' | 'staff', string> = { visitor: '', staff: '' };
beforeAll(async () => {
  project = await sharedProject();
  for (const who of ['visitor', 'staff'] as const) {
    tokens[who] = await tokenOf(project, `${who}@example.com`);
  }
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const script =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';

const upload = (path: string, type: string, body: Uint8Array | string, token = tokens.staff) =>
  attackRaw(project, `/storage/v1/object/${path}`, {
    method: 'POST',
    token,
    headers: { 'content-type': type },
    body,
  });

describe('a file that is not an image', () => {
  it.each([
    ['an SVG', 'a.svg', 'image/svg+xml', script],
    ['an SVG named like an image', 'a.png', 'image/svg+xml', script],
    ['a page named like an image', 'a.jpg', 'text/html', page],
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

  it('a form that names another type than its file is refused', async () => {
    const form = new FormData();
    form.append('cacheControl', '3600');
    form.append('', new Blob([page], { type: 'text/html' }), 'a.png');
    const answer = await fetch(`${project.apiUrl}/storage/v1/object/photos/attacks/form.png`, {
      method: 'POST',
      headers: { apikey: project.publishableKey, authorization: `Bearer ${tokens.staff}` },
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
    const rows = await project.sql(
      `select from storage.objects where (metadata ->> 'size')::bigint > 10485760`,
    );
    expect(rows).toEqual([]);
  });
});

describe('files of staff', () => {
  it('are neither written, listed, moved nor deleted by visitors', async () => {
    const path = 'photos/attacks/own.png';
    expect((await upload(path, 'image/png', pixel)).status).toBe(200);
    for (const token of [undefined, tokens.visitor]) {
      const answers = [
        await upload('photos/attacks/x.png', 'image/png', pixel, token ?? 'none'),
        await attack(project, `/storage/v1/object/${path}`, { method: 'DELETE', token }),
        await attack(project, '/storage/v1/object/photos', {
          method: 'DELETE',
          token,
          body: { prefixes: ['attacks/own.png'] },
        }),
        await attack(project, '/storage/v1/object/move', {
          token,
          body: { bucketId: 'photos', sourceKey: 'attacks/own.png', destinationKey: 'gone.png' },
        }),
        await attack(project, '/storage/v1/object/copy', {
          token,
          body: { bucketId: 'photos', sourceKey: 'attacks/own.png', destinationKey: 'copy.png' },
        }),
        await attack(project, `/storage/v1/object/upload/sign/photos/attacks/signed.png`, {
          token,
          body: {},
        }),
        await attack(project, '/storage/v1/bucket', {
          token,
          body: { name: 'mine', public: true },
        }),
        await attack(project, '/storage/v1/bucket/photos', { method: 'DELETE', token }),
      ];
      expect(answers.filter(({ status, text }) => status < 400 && text !== '[]')).toEqual([]);
      const list = await attack(project, '/storage/v1/object/list/photos', {
        token,
        body: { prefix: 'attacks' },
      });
      expect(list.text).not.toContain('own.png');
    }
    const kept = await project.sql(
      `select name from storage.objects where name in ('attacks/own.png', 'gone.png', 'copy.png', 'attacks/x.png')`,
    );
    expect(kept).toEqual([{ name: 'attacks/own.png' }]);
  });
});
