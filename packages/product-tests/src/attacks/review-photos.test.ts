/** Photos of reviews: what the edge functions store and publish, and what they and the buckets refuse. */
import { serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../support/call-function.ts';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, attackRaw, tokenOf } from '../support/requests.ts';

let project: Project;
beforeAll(async () => {
  project = await sharedProject();
  await project.sql(
    `update private.limits set allowed = null where kind in ('review', 'review photo')`,
  );
});

const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const poster =
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x27\x10\0\0\0\x01\x08\x02\0\0\0crc!\0\0\0\0IENDcrc!';
const LARGEST = 10 * 1024 * 1024;
const env = { SITE_URL: 'http://site.test', SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' };

/** The pixel with a chunk of text before its end. */
function withSecret(): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.from('\0\0\0\x06tEXtsecret\0\0\0\0', 'latin1');
  return new Uint8Array(Buffer.concat([pixel.subarray(0, -12), chunk, pixel.subarray(-12)]));
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('hex');
}

/** A review that was just written with a link. */
async function review(...photos: string[]) {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const { data } = await serviceOf(project)
    .from('contact_submissions')
    .insert({
      name: 'Amel',
      email: `${token}@example.org`,
      service: 'general',
      message: 'A week in the south.',
    })
    .select('id')
    .single()
    .throwOnError();
  const request = { submission_id: data.id, address_hash: token, token_hash: await hashOf(token) };
  await serviceOf(project).from('review_requests').insert(request).throwOnError();
  const { answer } = await callFunction(project, 'reviews', {
    body: {
      action: 'write',
      token,
      review: {
        rating: 4,
        comment: 'It was good, mostly.',
        name: 'Amel',
        visited_month: '2026-10-01',
      },
      photos: photos.map((id) => ({ id, caption: 'Our camp' })),
    },
  });
  const [row] = await project.sql<{ id: string }>(
    `select review.id from public.reviews review join public.review_requests request
     on request.id = review.request_id where request.token_hash = $1`,
    [await hashOf(token)],
  );
  return { token, id: row?.id ?? '', answer };
}

const upload = (
  token: string,
  photo: string,
  body: Uint8Array | string = pixel,
  headers: Record<string, string> = {},
) =>
  attack(project, `/functions/v1/review-photos?photo=${photo}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'x-review-token': token, ...headers },
    body,
  });
const drain = () => callFunction(project, 'drain-outbox', { token: project.serviceRoleKey, env });
const decide = (id: string, status: string) =>
  project.sql(
    `update public.reviews set status = $2::public.review_status,
     rejection_reason = case $2 when 'rejected' then 'off_topic'::public.review_rule end where id = $1`,
    [id, status],
  );
const publicUrl = (id: string, photo: string) =>
  `${project.apiUrl}/storage/v1/object/public/review-photos/${id}/${photo}.png`;
const statusOf = async (url: string) => (await fetch(url)).status;
const objectsOf = (id: string) =>
  project.sql(`select bucket_id from storage.objects where name like $1 order by 1`, [`${id}/%`]);
const seen = async (id: string) =>
  (await attack(project, `/rest/v1/review_photos?select=id,caption&review_id=eq.${id}`)).text;

describe('a photo of a review', () => {
  it('is public while its review is published, without its metadata', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    expect((await upload(token, photo, withSecret())).status).toBe(200);
    expect((await upload(token, photo)).status).toBe(200);
    await drain();
    expect(await seen(id)).toBe('[]');
    expect(await objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
    const path = `${id}/${photo}`;
    for (const way of ['public', 'authenticated', 'info', 'info/public', 'sign']) {
      const answer = await attack(project, `/storage/v1/object/${way}/review-uploads/${path}`);
      expect(answer.status, way).toBeGreaterThanOrEqual(400);
    }
    expect(await statusOf(publicUrl(id, photo))).toBeGreaterThanOrEqual(400);

    await decide(id, 'published');
    await drain();
    expect(await seen(id)).toContain('Our camp');
    const read = await fetch(publicUrl(id, photo));
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(pixel);

    await decide(id, 'rejected');
    expect(await seen(id)).toBe('[]');
    await drain();
    expect(await statusOf(publicUrl(id, photo))).toBeGreaterThanOrEqual(400);
    expect(await objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
  });

  it('goes with its review, from both buckets', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    await upload(token, photo);
    await decide(id, 'published');
    await drain();
    expect(await objectsOf(id)).toHaveLength(2);
    await callFunction(project, 'reviews', { body: { action: 'withdraw', token } });
    await drain();
    expect(await objectsOf(id)).toEqual([]);
  });

  it('is shown to its author and to staff by links that end', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    await upload(token, photo);
    const { answer } = await callFunction(project, 'reviews', { body: { action: 'open', token } });
    const own = answer.review.photos[0].url;
    expect(await statusOf(`${project.apiUrl}/storage/v1${own}`)).toBe(200);
    const linksFor = async (person: string) =>
      callFunction(project, 'review-photo-links', {
        body: { reviews: [id] },
        token: person && (await tokenOf(project, person)),
      });
    const { links } = (await linksFor('staff@example.com')).answer;
    expect(await statusOf(`${project.apiUrl}/storage/v1${links[photo]}`)).toBe(200);
    expect((await linksFor('')).status).toBe(401);
    expect((await linksFor('visitor@example.com')).status).toBe(403);
  });
});

describe('no photo is added', () => {
  it('with the link of another review, with none, or under an id that was not announced', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    const other = await review();
    for (const [key, file] of [
      [other.token, photo],
      ['', photo],
      [token, crypto.randomUUID()],
    ] as const) {
      expect((await upload(key, file)).status).toBe(404);
    }
    expect((await upload(token, '../../photos/a.png')).status).toBe(400);
    expect(await objectsOf(id)).toEqual([]);
  });

  it('once the review is decided on, or an hour old', async () => {
    const photos = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const { token, id } = await review(...photos);
    await decide(id, 'published');
    expect((await upload(token, photos[0])).status).toBe(404);
    await decide(id, 'pending');
    await project.sql(
      `update public.reviews set created_at = now() - interval '61 minutes' where id = $1`,
      [id],
    );
    expect((await upload(token, photos[1])).status).toBe(404);
  });

  it('beyond five, or twice under one id', async () => {
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    expect((await review(...ids)).answer.success).toBe(false);
    expect((await review('x', 'x')).answer.success).toBe(false);
    const [id = ''] = ids;
    expect((await review(id, id)).answer.success).toBe(false);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a PDF', '%PDF-1.7'],
    ['half a JPEG', '\xff\xd8\xff\xe0\0\x04ab'],
    ['a photo as wide as a poster', poster],
    ['nothing', ''],
  ])('that is %s', async (_, content) => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    const body = Uint8Array.from(Buffer.from(content, 'latin1'));
    expect((await upload(token, photo, body)).status).toBe(415);
    expect(await objectsOf(id)).toEqual([]);
    expect((await upload(token, photo)).status).toBe(200);
  });

  it('above ten megabytes, announced or not', async () => {
    const photo = crypto.randomUUID();
    const { token } = await review(photo);
    const large = new Uint8Array(LARGEST + 1);
    large.set(pixel);
    expect((await upload(token, photo, large)).status).toBe(413);
    const streamed = await fetch(`${project.apiUrl}/functions/v1/review-photos?photo=${photo}`, {
      method: 'POST',
      headers: { apikey: project.publishableKey, 'x-review-token': token },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('in a flood', async () => {
    const photos = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const { token } = await review(...photos);
    const limit = `update private.limits set allowed = $1::int where kind = 'review photo' and subject = 'network'`;
    await project.sql(limit, [1]);
    const headers = { 'x-forwarded-for': '203.0.113.78' };
    expect((await upload(token, photos[0], pixel, headers)).status).toBe(200);
    expect((await upload(token, photos[1], pixel, headers)).status).toBe(429);
    await project.sql(limit, [null]);
  });

  it('past the function, by anybody', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await review(photo);
    await upload(token, photo);
    for (const person of ['visitor@example.com', 'staff@example.com']) {
      const key = await tokenOf(project, person);
      const answers = [
        ...(await Promise.all(
          ['review-uploads', 'review-photos'].map((bucket) =>
            attackRaw(project, `/storage/v1/object/${bucket}/${id}/${photo}.png`, {
              method: 'POST',
              token: key,
              headers: { 'content-type': 'image/png', 'x-upsert': 'true' },
              body: pixel,
            }),
          ),
        )),
        await attack(project, '/storage/v1/object/copy', {
          token: key,
          body: {
            bucketId: 'review-uploads',
            sourceKey: `${id}/${photo}`,
            destinationBucket: 'photos',
            destinationKey: 'stolen.png',
          },
        }),
      ];
      expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    }
    expect(await objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
  });
});
