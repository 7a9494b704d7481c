/** Files of inquiries: what the edge function stores, and what it and the bucket refuse. */
import { serviceOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../support/call-function.ts';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, attackRaw } from '../support/requests.ts';

let project: Project;
beforeAll(async () => {
  project = await sharedProject();
  await project.sql(`update private.limits set allowed = null where kind = 'inquiry file'`);
});

const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const page = '<!doctype html><script>alert(1)</script>';
const LARGEST = 10 * 1024 * 1024;

/** A PNG by its first bytes. */
function padded(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(pixel);
  return file;
}

async function inquiry(): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, name: 'Amel', email: `${id}@example.org`, service: 'mechanic' };
  await serviceOf(project)
    .from('contact_submissions')
    .insert({ ...row, message: 'A warning light is on.' })
    .throwOnError();
  return id;
}

type Upload = { submission: string; file?: string; name?: string };

const upload = (
  { submission, file = crypto.randomUUID(), name = 'light.png' }: Upload,
  body: Uint8Array | string = pixel,
  headers: Record<string, string> = { 'content-type': 'image/png' },
) => {
  const query = new URLSearchParams({ submission, file, name });
  return attack(project, `/functions/v1/inquiry-files?${query}`, {
    method: 'POST',
    headers,
    body,
  });
};

const rowsOf = (submission: string) =>
  project.sql(
    `select name, mime_type, bytes from public.inquiry_files where submission_id = $1 order by created_at`,
    [submission],
  );

const objectsOf = (submission: string) =>
  project.sql<{ name: string }>(
    `select name from storage.objects where bucket_id = 'inquiry-files' and name like $1`,
    [`${submission}/%`],
  );

describe('a file of an inquiry', () => {
  it('is stored once, however often it is sent, and only staff download it', async () => {
    const submission = await inquiry();
    const file = crypto.randomUUID();
    expect((await upload({ submission, file })).status).toBe(200);
    expect((await upload({ submission, file }, page)).status).toBe(200);
    expect(await rowsOf(submission)).toEqual([
      { name: 'light.png', mime_type: 'image/png', bytes: pixel.length },
    ]);

    const path = `${submission}/${file}`;
    const staff = (await signedIn(project, 'staff@example.com')).storage.from('inquiry-files');
    const { data } = await staff.createSignedUrl(path, 60, { download: 'light.png' });
    const download = await fetch(data?.signedUrl ?? '');
    expect(download.headers.get('content-type')).toBe('image/png');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;.*light\.png/);
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(pixel);

    const visitor = (await signedIn(project)).storage.from('inquiry-files');
    expect((await visitor.createSignedUrl(path, 60)).error).not.toBeNull();
    for (const way of ['public', 'authenticated', 'info', 'info/public', 'sign']) {
      const answer = await attack(project, `/storage/v1/object/${way}/inquiry-files/${path}`);
      expect(answer.status, way).toBeGreaterThanOrEqual(400);
    }
    const list = await attack(project, '/storage/v1/object/list/inquiry-files', {
      body: { prefix: submission },
    });
    expect(list.text).not.toContain(file);
  });

  it.each([
    ['passport.pdf.hta', '%PDF-1.7\n<script>', 'passport.pdf'],
    ['photo.html', '\xff\xd8\xff\xe0', 'photo.jpg'],
    ['photo.jpg.exe', '\x89PNG\r\n\x1a\n', 'photo.png'],
    ['\u202egpj.exe', '\x89PNG\r\n\x1a\n', 'gpj.png'],
    ['Scan 12.03.2026', '%PDF-1.7', 'Scan 12.03.2026.pdf'],
    ['IMG_1.JPEG', '\xff\xd8\xff\xe0', 'IMG_1.JPEG'],
    ['رسالة', '%PDF-1.7', 'رسالة.pdf'],
    [`${'a'.repeat(150)}.html`, '%PDF-1.7', `${'a'.repeat(145)}.pdf`],
  ])('named %j ends in the type of its content', async (name, content, stored) => {
    const submission = await inquiry();
    const body = Uint8Array.from(Buffer.from(content, 'latin1'));
    expect((await upload({ submission, name }, body)).status).toBe(200);
    expect(await rowsOf(submission)).toMatchObject([{ name: stored }]);
  });

  it('is not copied or moved to the public bucket by staff', async () => {
    const submission = await inquiry();
    const file = crypto.randomUUID();
    await upload({ submission, file });
    for (const way of ['copy', 'move'] as const) {
      const staff = await signedIn(project, 'staff@example.com');
      const { error } = await staff.storage
        .from('inquiry-files')
        [way](`${submission}/${file}`, `${file}.png`, { destinationBucket: 'photos' });
      expect(error).not.toBeNull();
    }
    const found = await project.sql('select bucket_id from storage.objects where name like $1', [
      `%${file}%`,
    ]);
    expect(found).toEqual([{ bucket_id: 'inquiry-files' }]);
  });

  it('is not written past the function', async () => {
    const submission = await inquiry();
    const file = crypto.randomUUID();
    await upload({ submission, file });
    const path = `inquiry-files/${submission}/${file}`;
    const answers = [
      await attackRaw(project, `/storage/v1/object/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', 'x-upsert': 'true' },
        body: pixel,
      }),
      await attack(project, `/storage/v1/object/${path}`, { method: 'DELETE' }),
      await attack(project, `/storage/v1/object/upload/sign/${path}`, { body: {} }),
      await attack(project, '/storage/v1/object/move', {
        body: {
          bucketId: 'inquiry-files',
          sourceKey: `${submission}/${file}`,
          destinationBucket: 'photos',
          destinationKey: 'stolen.png',
        },
      }),
    ];
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    expect(await objectsOf(submission)).toEqual([{ name: `${submission}/${file}` }]);
  });

  it('is deleted from the storage with its inquiry', async () => {
    const submission = await inquiry();
    await upload({ submission });
    await project.sql('delete from public.contact_submissions where id = $1', [submission]);
    await callFunction(project, 'drain-outbox', {
      token: project.serviceRoleKey,
      env: { SITE_URL: 'http://site.test', SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' },
    });
    expect(await objectsOf(submission)).toEqual([]);
  });
});

describe('a file that is no photo and no letter', () => {
  it.each([
    ['a page named like a photo', page],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page before a PDF', `${page}%PDF-1.7`],
    ['a GIF', 'GIF89a'],
    ['a program', 'MZ\x90\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['nothing', ''],
  ])('%s is refused, and frees its place', async (_, content) => {
    const submission = await inquiry();
    const file = crypto.randomUUID();
    const body = Uint8Array.from(Buffer.from(content, 'latin1'));
    expect((await upload({ submission, file, name: 'light.png' }, body)).status).toBe(415);
    expect(await rowsOf(submission)).toEqual([]);
    expect(await objectsOf(submission)).toEqual([]);
    expect((await upload({ submission, file })).status).toBe(200);
  });

  it('is stored with the type of its content, whatever the request says', async () => {
    const submission = await inquiry();
    await upload({ submission, name: 'page.html' }, pixel, { 'content-type': 'text/html' });
    expect(await rowsOf(submission)).toMatchObject([{ mime_type: 'image/png' }]);
  });
});

describe('too much', () => {
  it('a file above ten megabytes is refused, announced or not', async () => {
    const submission = await inquiry();
    expect((await upload({ submission }, padded(LARGEST))).status).toBe(200);
    expect((await upload({ submission }, padded(LARGEST + 1))).status).toBe(413);
    const query = new URLSearchParams({ submission, file: crypto.randomUUID(), name: 'a.png' });
    const streamed = await fetch(`${project.apiUrl}/functions/v1/inquiry-files?${query}`, {
      method: 'POST',
      headers: { apikey: project.publishableKey },
      body: new Blob([padded(LARGEST + 1)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await rowsOf(submission)).toHaveLength(1);
  });

  it('a fourth file is refused, even when all come at once', async () => {
    const submission = await inquiry();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload({ submission })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    expect(await objectsOf(submission)).toHaveLength(3);
  });

  it('uploads are rate limited per network', async () => {
    await project.sql(
      `update private.limits set allowed = 1 where kind = 'inquiry file' and subject = 'network'`,
    );
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const submission = await inquiry();
    expect((await upload({ submission }, pixel, headers)).status).toBe(200);
    expect((await upload({ submission }, pixel, headers)).status).toBe(429);
    await project.sql(`update private.limits set allowed = null where kind = 'inquiry file'`);
  });
});

describe('an address that is no file of an inquiry', () => {
  it.each([
    ['no inquiry', { submission: '' }],
    ['a path', { submission: '../photos' }],
    ['a path after an id', { submission: `${crypto.randomUUID()}/../..` }],
    ['a file that is a path', { submission: crypto.randomUUID(), file: '../../photos/a.png' }],
  ])('%s is refused', async (_, query) => {
    expect((await upload(query)).status).toBe(400);
  });

  it('an inquiry that nobody sent, or long ago, is refused', async () => {
    const old = await inquiry();
    await project.sql(
      `update public.contact_submissions set created_at = now() - interval '61 minutes' where id = $1`,
      [old],
    );
    for (const submission of [crypto.randomUUID(), old]) {
      expect((await upload({ submission })).status).toBe(404);
    }
  });

  it('a file of somebody else stays theirs', async () => {
    const [theirs, own] = [await inquiry(), await inquiry()];
    const file = crypto.randomUUID();
    await upload({ submission: theirs, file });
    expect((await upload({ submission: own, file })).status).toBe(404);
    expect(await rowsOf(theirs)).toHaveLength(1);
  });

  it('a name is kept for people, never as a path', async () => {
    const submission = await inquiry();
    await upload({ submission, name: '../../admin/\r\nindex.html' });
    expect(await rowsOf(submission)).toMatchObject([{ name: 'admin index.png' }]);
    const [object] = await objectsOf(submission);
    expect(object?.name).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
  });
});
