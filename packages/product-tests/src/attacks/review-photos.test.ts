/** Photos of reviews: what the edge functions store and publish, and who sees it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../support/call-function.ts';
import type { Project } from '../support/project.ts';
import { attack, tokenOf } from '../support/requests.ts';
import { pixel, ReviewPhotosFixture } from './review-photos-fixture.ts';

let fixture: ReviewPhotosFixture;
let project: Project;
beforeAll(async () => {
  fixture = await ReviewPhotosFixture.start();
  project = fixture.project;
});

/** The pixel with a chunk of text before its end. */
function withSecret(): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.from('\0\0\0\x06tEXtsecret\0\0\0\0', 'latin1');
  return new Uint8Array(Buffer.concat([pixel.subarray(0, -12), chunk, pixel.subarray(-12)]));
}

const publicUrl = (id: string, photo: string) =>
  `${project.apiUrl}/storage/v1/object/public/review-photos/${id}/${photo}.png`;
const statusOf = async (url: string) => (await fetch(url)).status;
const seen = async (id: string) =>
  (await attack(project, `/rest/v1/review_photos?select=id,caption&review_id=eq.${id}`)).text;

describe('a photo of a review', () => {
  it('is public while its review is published, without its metadata', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    expect((await fixture.upload(token, photo, withSecret())).status).toBe(200);
    expect((await fixture.upload(token, photo)).status).toBe(200);
    await fixture.drain();
    expect(await seen(id)).toBe('[]');
    expect(await fixture.objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
    const path = `${id}/${photo}`;
    for (const way of ['public', 'authenticated', 'info', 'info/public', 'sign']) {
      const answer = await attack(project, `/storage/v1/object/${way}/review-uploads/${path}`);
      expect(answer.status, way).toBeGreaterThanOrEqual(400);
    }
    expect(await statusOf(publicUrl(id, photo))).toBeGreaterThanOrEqual(400);

    await fixture.decide(id, 'published');
    await fixture.drain();
    expect(await seen(id)).toContain('Our camp');
    const read = await fetch(publicUrl(id, photo));
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(pixel);

    await fixture.decide(id, 'rejected');
    expect(await seen(id)).toBe('[]');
    await fixture.drain();
    expect(await statusOf(publicUrl(id, photo))).toBeGreaterThanOrEqual(400);
    expect(await fixture.objectsOf(id)).toEqual([{ bucket_id: 'review-uploads' }]);
  });

  it('goes with its review, from both buckets', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    await fixture.upload(token, photo);
    await fixture.decide(id, 'published');
    await fixture.drain();
    expect(await fixture.objectsOf(id)).toHaveLength(2);
    await callFunction(project, 'reviews', { body: { action: 'withdraw', token } });
    await fixture.drain();
    expect(await fixture.objectsOf(id)).toEqual([]);
  });

  it('is shown to its author and to staff by links that end', async () => {
    const photo = crypto.randomUUID();
    const { token, id } = await fixture.review(photo);
    await fixture.upload(token, photo);
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
