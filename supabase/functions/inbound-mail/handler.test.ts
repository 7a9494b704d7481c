import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replyAddress } from '../_shared/inquiry/reply-address.ts';
import handler from './handler.ts';

const key = randomBytes(24);
const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  RESEND_API_KEY: 're_key',
  RESEND_INBOUND_SECRET: `whsec_${key.toString('base64')}`,
  INBOUND_MAIL_DOMAIN: 'inbound.example.com',
};
const SUBMISSION = '6e81d72b-3c1f-4b53-9d7e-0a1b2c3d4e5f';
const ANNOUNCED = { type: 'email.received', data: { email_id: 'mail_1', subject: 'Re: Hello' } };

const mime = (to: string) =>
  `From: Amina <amina@example.org>\r\nTo: ${to}\r\nSubject: Re: Hello\r\nMessage-ID: <1@example.org>\r\n\r\nOn Friday.\r\n`;

type Received = { submission?: string; body: string; keys: string[]; is_verified: boolean };
let received: Received[];
let asked: { url: string; authorization: string | null }[];
let retrieved: Record<string, unknown>;
let content: string | Uint8Array;

beforeEach(async () => {
  const to = (await replyAddress(env, SUBMISSION)) ?? '';
  [received, asked, content] = [[], [], mime(to)];
  retrieved = {
    from: 'Amina <amina@example.org>',
    to: [to],
    subject: 'Re: Hello',
    message_id: '<1@example.org>',
    text: 'On Friday, from the fields.',
    attachments: [{ filename: 'film.mov' }],
    raw: { download_url: 'https://cdn.resend.test/raw' },
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
    const url = String(input);
    asked.push({ url, authorization: new Headers(init.headers).get('authorization') });
    if (url.startsWith('https://api.resend.com/')) return Response.json(retrieved);
    if (url.startsWith('https://cdn.')) return new Response(content as BodyInit);
    if (!url.endsWith('/rpc/receive_mail')) return Response.json([]);
    received.push((JSON.parse(String(init.body)) as { mail: Received }).mail);
    return Response.json({ id: SUBMISSION, outcome: 'unmatched', missing: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function announce(event: unknown = ANNOUNCED, signingKey = key, settings = env) {
  const body = JSON.stringify(event);
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', signingKey).update(`msg_1.${time}.${body}`);
  const response = await handler(
    new Request('http://functions.test/inbound-mail/resend', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'svix-id': 'msg_1',
        'svix-timestamp': time,
        'svix-signature': `v1,${signature.digest('base64')}`,
      },
    }),
    settings,
  );
  return { status: response.status, answer: (await response.json()) as { state?: string } };
}

it('fetches the original of an announced email with the key, and finds its inquiry', async () => {
  expect((await announce()).status).toBe(200);
  expect(received).toMatchObject([{ submission: SUBMISSION, body: 'On Friday.' }]);
  expect(asked.slice(0, 2)).toEqual([
    { url: 'https://api.resend.com/emails/receiving/mail_1', authorization: 'Bearer re_key' },
    { url: 'https://cdn.resend.test/raw', authorization: null },
  ]);
});

it('recognises a repeated delivery by the ids of Resend and of the email', async () => {
  await announce();
  await announce();
  content = String(content).replace(/Message-ID.*\r\n/, '');
  await announce();
  const [first, second, third] = received.map(({ keys }) => keys);
  expect(second).toEqual(first);
  expect(first).toHaveLength(2);
  expect(third).toEqual([first?.[0]]);
});

it.each([
  ['is missing', () => Object.assign(retrieved, { raw: null })],
  ['is larger than 25 MB', () => (content = new Uint8Array(25 * 1024 * 1024 + 1))],
])('takes the text and names the files when the original %s', async (_, change) => {
  change();
  expect((await announce()).status).toBe(200);
  expect(received).toMatchObject([
    {
      submission: SUBMISSION,
      body: 'On Friday, from the fields.',
      is_verified: false,
      notes: { en: expect.stringContaining('film.mov') },
    },
  ]);
});

it('answers with an error when Resend or the database fails, so that the delivery is repeated', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  expect((await announce()).status).toBe(500);
});

it('ignores other events, and what names no email', async () => {
  for (const event of [
    { type: 'email.sent', data: { email_id: 'mail_1' } },
    { type: 'email.received' },
    null,
  ]) {
    expect((await announce(event)).answer.state).toBe('ignored');
  }
  expect(
    (await announce({ type: 'email.received', data: { email_id: '../emails' } })).answer.state,
  ).toBe('ignored');
  expect(asked).toEqual([]);
});

it('refuses another signature, and everything unless it is set up', async () => {
  expect((await announce(ANNOUNCED, randomBytes(24))).status).toBe(401);
  expect((await announce(ANNOUNCED, key, { ...env, RESEND_INBOUND_SECRET: '' })).status).toBe(404);
  expect(asked).toEqual([]);
});
