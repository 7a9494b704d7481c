// Photos, inquiries, waiting emails, a newsletter and a build hook, beside the content of the seed.
import assert from 'node:assert/strict';
import type { RehearsalProject } from './project.ts';

const PICTURE = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const jpegOf = (bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes, 2)]);
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export const PHOTO = '2026/b7c40000-0000-4000-8000-000000000001-w480-960/960.webp';
const SMALL = PHOTO.replace('960.webp', '480.webp');

/** Bytes by file, with sizes that tell them apart. */
export const FILES: Readonly<Record<string, Buffer>> = {
  [`photos/${PHOTO}`]: Buffer.concat([PICTURE, Buffer.alloc(3000, 1)]),
  [`photos/${SMALL}`]: PICTURE,
  'photos/top.webp': PICTURE,
  'inquiry-files/00000000-0000-4000-8000-0000000000f1/a.jpg': jpegOf(500),
  'review-photos/00000000-0000-4000-8000-0000000000f2/sub/b.png': PNG,
  'review-uploads/00000000-0000-4000-8000-0000000000f3/c.jpg': jpegOf(700),
};
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export async function fill({ call, owner, backend }: RehearsalProject): Promise<void> {
  for (const [path, body] of Object.entries(FILES)) {
    const answer = await call(`/storage/v1/object/${path}`, {
      method: 'POST',
      headers: {
        'content-type': types[path.split('.').at(-1) ?? ''] ?? '',
        'cache-control': 'max-age=31536000',
      },
      body: new Uint8Array(body),
    });
    assert.equal(answer.status, 200, await answer.text());
  }
  const address = (path: string) => `${backend.apiUrl}/storage/v1/object/public/photos/${path}`;
  await owner.query(
    `insert into public.photos (path, alt, mime_type, width, height, bytes, sizes, status)
     values ($1, 'Dunes', 'image/webp', 960, 640, 3034, $2, 'published'), ('top.webp', 'A dune', 'image/webp', 1, 1, 34, '[]', 'published')`,
    [
      PHOTO,
      JSON.stringify([
        { width: 480, path: SMALL },
        { width: 960, path: PHOTO },
      ]),
    ],
  );
  await owner.query(`update public.travels set "imageUrl" = $1 where id = 'algiers'`, [
    address(PHOTO),
  ]);
  await owner.query(
    `update public.vehicles set gallery = array[$1, 'illustrations/dunes-night.webp']
     where id = (select min(id) from public.vehicles)`,
    [address('top.webp')],
  );
  await owner.query(`
    insert into public.contact_submissions (name, email, service, message, created_at)
    select 'Nadia ' || n, 'nadia-' || n || '@example.com', 'general', E'We would like a tour.\\n\\\\. \\t“Dunes”', now() - n * interval '1 hour'
    from generate_series(1, 20) n;
    insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
    values ('self_test', 'waiting@example.com', 'Waiting', 'a', 'a', 'rehearsal');
    insert into public.newsletter_subscriptions (email, status, confirmed_at, consent_text, consent_version)
    values ('reader@example.com', 'confirmed', now(), 'I agree', '1');
    insert into public.newsletter_issues (subject, language, blocks)
    values ('News', 'en', '[{"id": "a", "kind": "text", "text": "Hello"}]');
    update public.newsletter_issues set status = 'scheduled', scheduled_at = now() - interval '1 minute' where subject = 'News';
    update private.publishing set hook_url = 'https://host.example/hook', hook_set_at = now(),
      waiting_since = now() - interval '1 hour', content_changed_at = now() - interval '1 hour' where id = 1;`);
}
