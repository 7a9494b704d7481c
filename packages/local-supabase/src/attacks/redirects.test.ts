import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../start-backend.ts';
import {
  follow,
  linkIn,
  mailTo,
  serviceOf,
  sharedBackend,
  siteUrl,
} from '../testing/shared-backend.ts';
import { attack } from './requests.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const host = new URL(siteUrl).host;
const strangers = [
  'https://evil.example/steal',
  '//evil.example/steal',
  `http://${host}.evil.example/`,
  `http://${host}@evil.example/`,
  `http://evil.example/${siteUrl}`,
  `http://evil.example/#${siteUrl}`,
  `https://evil.example\\@${host}/`,
  `http://evil.example?${siteUrl}/admin/reset-password`,
  'javascript:alert(1)//http://localhost:3000',
  'data:text/html,<script>alert(1)</script>',
  'HTTPS://EVIL.EXAMPLE',
  'http://localhost.:3000@evil.example/',
  ' https://evil.example',
];
const kinds = [
  { path: 'recover', type: 'recovery', isKnown: true },
  { path: 'otp', type: 'magiclink', isKnown: true },
  { path: 'signup', type: 'signup', isKnown: false },
];

it.each(kinds)('no link of a mail leads to a stranger: $path', async ({ path, isKnown }) => {
  for (const [place, address] of strangers.entries()) {
    const email = `redirect-${path}-${place}@example.org`;
    const password = 'a-long-password';
    // No password for those who need none: making its hash is what would take the time.
    if (isKnown) await serviceOf(backend).auth.admin.createUser({ email, email_confirm: true });
    const asked = await attack(
      backend,
      `/auth/v1/${path}?redirect_to=${encodeURIComponent(address)}`,
      { body: { email, password }, headers: { referer: address } },
    );
    expect(asked.status).toBe(200);
    const link = linkIn(await mailTo(backend, email));
    expect([address, new URL(link.searchParams.get('redirect_to') ?? '').host]).toEqual([
      address,
      host,
    ]);
    // And whoever changes the link on its way.
    link.searchParams.set('redirect_to', address);
    const { target } = await follow(link);
    expect([address, new URL(target).host]).toEqual([address, host]);
  }
});
