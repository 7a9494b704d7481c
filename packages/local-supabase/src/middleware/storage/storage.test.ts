import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import { clientOf, serviceOf, signedIn } from '../../testing/test-backend.ts';

// What the emulator adds to lite's storage; one rule is stricter than Supabase Storage (uploads.ts).
describe('files', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await sharedBackend();
  });
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = (size = 10) =>
    new Blob([signature, new Uint8Array(size - signature.length)], { type: 'image/png' });

  it('are accepted as supabase-js sends them, and served with their type', async () => {
    const bucket = (await signedIn(backend)).storage.from('fixture-open');
    const { data, error } = await bucket.upload('one/picture.png', png(), { cacheControl: '60' });
    expect(error).toBeNull();
    expect(data?.path).toBe('one/picture.png');
    const response = await fetch(bucket.getPublicUrl('one/picture.png').data.publicUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('max-age=60');
    expect((await response.arrayBuffer()).byteLength).toBe(10);
  });

  it('are accepted as bytes with a content type', async () => {
    const bucket = (await signedIn(backend)).storage.from('fixture-open');
    const { error } = await bucket.upload(
      'one/note.txt',
      new TextEncoder().encode('salam').buffer,
      { contentType: 'text/plain' },
    );
    expect(error).toBeNull();
    const response = await fetch(bucket.getPublicUrl('one/note.txt').data.publicUrl);
    expect(await response.text()).toBe('salam');
  });

  it('of a wrong type or size are refused', async () => {
    const bucket = (await signedIn(backend)).storage.from('fixture-open');
    const script = await bucket.upload('bad.js', new Blob(['x'], { type: 'text/javascript' }));
    expect(script.error).toMatchObject({ statusCode: '415' });
    const large = await bucket.upload('large.png', png(1001));
    expect(large.error).toMatchObject({ statusCode: '413' });
    const streamed = await fetch(`${backend.apiUrl}/storage/v1/object/fixture-open/large.png`, {
      method: 'POST',
      headers: { apikey: backend.serviceRoleKey, 'content-type': 'image/png' },
      body: new Blob([new Uint8Array(2000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await streamed.json()).statusCode).toBe('413');
  });

  it('replace another one only on request', async () => {
    const bucket = (await signedIn(backend)).storage.from('fixture-open');
    await bucket.upload('twice.png', png());
    expect((await bucket.upload('twice.png', png())).error).toMatchObject({ statusCode: '409' });
    expect((await bucket.upload('twice.png', png(20), { upsert: true })).error).toBeNull();
    expect((await bucket.update('twice.png', png(30))).error).toBeNull();
    const response = await fetch(bucket.getPublicUrl('twice.png').data.publicUrl);
    expect((await response.arrayBuffer()).byteLength).toBe(30);
  });

  it('follow the policies of the bucket', async () => {
    const visitor = await clientOf(backend)
      .storage.from('fixture-open')
      .upload('visitor.png', png());
    expect(visitor.error).toMatchObject({ statusCode: '403' });
    const owner = (await signedIn(backend, 'staff@example.com')).storage.from('fixture-own');
    await owner.upload('secret.txt', new Blob(['secret'], { type: 'text/plain' }));
    expect(await (await owner.download('secret.txt')).data?.text()).toBe('secret');
    const other = (await signedIn(backend)).storage.from('fixture-own');
    expect((await other.download('secret.txt')).error).not.toBeNull();
    expect(
      (await fetch(`${backend.apiUrl}/storage/v1/object/public/fixture-own/secret.txt`)).status,
    ).toBe(400);
    expect((await other.remove(['secret.txt'])).data).toEqual([]);
    expect((await owner.remove(['secret.txt'])).data).toHaveLength(1);
    expect((await owner.download('secret.txt')).error).not.toBeNull();
  });

  it('are uploaded to the bucket `photos` by staff only', async () => {
    const staff = (await signedIn(backend, 'staff@example.com')).storage.from('photos');
    expect((await staff.upload('try/a.png', png())).error).toBeNull();
    const visitor = (await signedIn(backend)).storage.from('photos');
    expect((await visitor.upload('try/b.png', png())).error).toMatchObject({ statusCode: '403' });
    expect((await staff.remove(['try/a.png'])).data).toHaveLength(1);
  });

  it.each([
    ['an SVG', 'svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', 'html', '<!doctype html><script>alert(1)</script>'],
    ['a JPEG', 'jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing', 'png', ''],
  ])('of the type image/png are refused when they hold %s', async (_, end, body) => {
    const staff = (await signedIn(backend, 'staff@example.com')).storage.from('photos');
    for (const name of [`${crypto.randomUUID()}.png`, `${crypto.randomUUID()}.${end}`]) {
      const path = `attacks/${name}`;
      const { error } = await staff.upload(path, body, { contentType: 'image/png' });
      expect(error).toMatchObject({ statusCode: '415' });
      const read = await fetch(staff.getPublicUrl(path).data.publicUrl);
      expect(read.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('are listed one folder at a time', async () => {
    const bucket = serviceOf(backend).storage.from('fixture-own');
    for (const path of ['a/1.txt', 'a/2.txt', 'a/deep/3.txt', 'top.txt']) {
      await bucket.upload(path, new Blob(['x'], { type: 'text/plain' }), { upsert: true });
    }
    const top = await bucket.list();
    expect(top.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['a', true],
      ['top.txt', false],
    ]);
    const inside = await bucket.list('a', { sortBy: { column: 'name', order: 'desc' } });
    expect(inside.data?.map(({ name }) => name)).toEqual(['deep', '2.txt', '1.txt']);
    expect((await clientOf(backend).storage.from('fixture-own').list()).data).toEqual([]);
  });

  it('can be downloaded and uploaded with signed URLs', async () => {
    const bucket = serviceOf(backend).storage.from('fixture-own');
    await bucket.upload('shared.txt', new Blob(['shared'], { type: 'text/plain' }));
    const { data } = await bucket.createSignedUrl('shared.txt', 60);
    const opened = await fetch(data?.signedUrl ?? '');
    expect(await opened.text()).toBe('shared');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    const saved = await bucket.createSignedUrl('shared.txt', 60, { download: 'my letter.txt' });
    const download = await fetch(saved.data?.signedUrl ?? '');
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename=my%20letter.txt; filename*=UTF-8''my%20letter.txt;",
    );
    const many = await bucket.createSignedUrls(['shared.txt'], 60);
    expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('shared');
    const upload = await bucket.createSignedUploadUrl('sent.txt');
    const visitor = clientOf(backend).storage.from('fixture-own');
    const sent = await visitor.uploadToSignedUrl(
      'sent.txt',
      upload.data?.token ?? '',
      new Blob(['sent'], { type: 'text/plain' }),
    );
    expect(sent.error).toBeNull();
    expect(await (await bucket.download('sent.txt')).data?.text()).toBe('sent');
  });
});
