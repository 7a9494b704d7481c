import {
  follow,
  linkIn,
  serviceOf,
  siteUrl,
  verificationOf,
} from '@expat-buddy/local-supabase/testing/test-backend';
import { beforeAll, expect, it } from 'vitest';
import { waitForMail } from '../support/mailbox.ts';
import { type Project, sharedProject } from '../support/project.ts';
import { attack } from '../support/requests.ts';

let project: Project;
beforeAll(async () => {
  project = await sharedProject();
});

const host = new URL(siteUrl).host;
const foreignUrls = [
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

it.each(kinds)('no link of a mail leads to another site: $path', async ({ path, isKnown }) => {
  for (const [place, address] of foreignUrls.entries()) {
    const email = `redirect-${path}-${place}@example.org`;
    const password = 'a-long-password';
    // Without a password, whose hash would take most of the time.
    if (isKnown) await serviceOf(project).auth.admin.createUser({ email, email_confirm: true });
    const asked = await attack(
      project,
      `/auth/v1/${path}?redirect_to=${encodeURIComponent(address)}`,
      { body: { email, password }, headers: { referer: address } },
    );
    expect(asked.status).toBe(200);
    const link = linkIn(await waitForMail(project.mailboxUrl, email));
    expect([address, link.host]).toEqual([address, host]);
    // Nor a link that somebody made of its token.
    const made = new URL('/auth/v1/verify', project.apiUrl);
    const { token_hash: token, type } = verificationOf(link);
    made.search = String(new URLSearchParams({ token, type, redirect_to: address }));
    const { target } = await follow(made);
    expect([address, new URL(target).host]).toEqual([address, host]);
  }
});
