/** Photos of reviews that the edge function and the buckets refuse. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { attack, attackRaw, tokenOf } from '../support/requests.ts';
import { pixel, ReviewPhotosFixture } from './review-photos-fixture.ts';

let fixture: ReviewPhotosFixture;
let project: Project;
beforeAll(async () => {
  fixture = await ReviewPhotosFixture.start();
  project = fixture.project;
});

const png = (header: string) =>
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${header}\x02\0\0\0crc!\0\0\0\0IENDcrc!`;
const poster = png('\0\0\x27\x10\0\0\0\x01\x08');
/** 25 megapixels. */
const square = png('\0\0\x13\x88\0\0\x13\x88\x08');
const deep = png('\0\0\0\x10\0\0\0\x10\x10');
const jpeg = (frame: string) =>
  `\xff\xd8\xff\xc1\0\x0b${frame}\x01\x11\0\0\xff\xda\0\x02\x01\xff\xd9`;
const LARGEST = 10 * 1024 * 1024;

describe('no photo is added', () => {
  it('with the link of another review, with none, or under an id that was not announced', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    const other = await fixture.review();
    for (const [key, file] of [
      [other.token, photo],
      ['', photo],
      [token, crypto.randomUUID()],
    ] as const) {
      expect((await fixture.upload(key, file)).status).toBe(404);
    }
    expect((await fixture.upload(token, '../../photos/a.png')).status).toBe(400);
    expect(await fixture.objectsOf(id)).toEqual([]);
  });

  it('once the review is decided on, or an hour old', async () => {
    const photos = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const { token, id } = await fixture.review(...photos);
    await fixture.decide(id, 'published');
    expect((await fixture.upload(token, photos[0])).status).toBe(404);
    await fixture.decide(id, 'pending');
    await project.sql(
      `update public.reviews set created_at = now() - interval '61 minutes' where id = $1`,
      [id],
    );
    expect((await fixture.upload(token, photos[1])).status).toBe(404);
  });

  it('beyond five, or twice under one id', async () => {
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    expect((await fixture.review(...ids)).answer.success).toBe(false);
    expect((await fixture.review('x', 'x')).answer.success).toBe(false);
    const [id = ''] = ids;
    expect((await fixture.review(id, id)).answer.success).toBe(false);
  });

  it('under the id of a photo that another review has, or with half of a character', async () => {
    const photo = crypto.randomUUID();
    await fixture.review(photo);
    expect((await fixture.review(photo)).answer).toEqual({ success: false });
    for (const name of ['Amel\0', 'Amel\ud83d', '\udc2aAmel']) {
      const review = { rating: 4, comment: 'It was good.', name, visited_month: '2026-10-01' };
      const { status } = await attack(project, '/functions/v1/reviews', {
        body: { action: 'write', token: 'A'.repeat(43), review, photos: [] },
      });
      expect(status).toBeLessThan(500);
    }
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a PDF', '%PDF-1.7'],
    ['half a JPEG', '\xff\xd8\xff\xe0\0\x04ab'],
    ['a photo as wide as a poster', poster],
    ['a photo of 25 megapixels', square],
    ['a JPEG of 25 megapixels', jpeg('\x08\x13\x88\x13\x88')],
    ['a photo with 16 bits for each colour', deep],
    ['a JPEG with 12 bits for each colour', jpeg('\x0c\0\x10\0\x10')],
    ['nothing', ''],
  ])('that is %s', async (_, content) => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    const body = Uint8Array.from(Buffer.from(content, 'latin1'));
    expect((await fixture.upload(token, photo, body)).status).toBe(415);
    expect(await fixture.objectsOf(id)).toEqual([]);
    expect((await fixture.upload(token, photo)).status).toBe(200);
  });

  it('above ten megabytes, announced or not', async () => {
    const photo = crypto.randomUUID();
    const { token } = await fixture.review(photo);
    const large = new Uint8Array(LARGEST + 1);
    large.set(pixel);
    expect((await fixture.upload(token, photo, large)).status).toBe(413);
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
    const { token } = await fixture.review(...photos);
    const limit = `update private.limits set allowed = $1::int where kind = 'review photo' and subject = 'network'`;
    await project.sql(limit, [1]);
    const headers = { 'x-forwarded-for': '203.0.113.78' };
    expect((await fixture.upload(token, photos[0], pixel, headers)).status).toBe(200);
    expect((await fixture.upload(token, photos[1], pixel, headers)).status).toBe(429);
    await project.sql(limit, [null]);
  });

  it('past the function, by anybody', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    await fixture.upload(token, photo);
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
    expect(await fixture.objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
  });
});
