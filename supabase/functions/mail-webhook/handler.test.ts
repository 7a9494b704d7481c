import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import handler from './handler.ts';

const key = randomBytes(24);
const env = {
  SUPABASE_URL: 'http://backend.test',
  SUPABASE_SERVICE_ROLE_KEY: 'secret-key',
  RESEND_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
};

const bounced = (change: object = {}) => ({
  type: 'email.bounced',
  data: { to: ['Amel <amel@example.com>'], bounce: { type: 'Permanent', message: 'No such user' } },
  ...change,
});

const sign = (id: string, time: number, body: string, signingKey = key) =>
  `v1,${createHmac('sha256', signingKey).update(`${id}.${time}.${body}`).digest('base64')}`;

const ended: unknown[] = [];

async function deliver(event: unknown, headers: Record<string, string> = {}, sent?: string) {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const response = await handler(
    new Request('http://functions.test/mail-webhook/resend', {
      method: 'POST',
      body: sent ?? body,
      headers: {
        'svix-id': 'msg_1',
        'svix-timestamp': String(time),
        'svix-signature': sign('msg_1', time, body),
        ...headers,
      },
    }),
    env,
  );
  return { status: response.status, answer: (await response.json()) as { state?: string } };
}

beforeEach(() => {
  ended.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: URL | string, init: RequestInit) => {
    ended.push(JSON.parse(String(init.body)));
    return Response.json(true);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sets an address aside that bounces for good', async () => {
  expect(await deliver(bounced())).toEqual({
    status: 200,
    answer: { success: true, state: 'done' },
  });
  expect(ended[0]).toEqual({
    address: 'amel@example.com',
    as_status: 'bounced',
    reason: 'No such user',
  });
});

it.each([
  ['bounced', { bounce: { type: 'Transient', message: 'Mailbox full' } }, 'Mailbox full'],
  ['failed', { failed: { reason: 'Over quota' } }, 'Over quota'],
  ['suppressed', { suppressed: { message: 'On the list' } }, 'On the list'],
])('marks the email that has %s, by the id that we gave it', async (type, detail, reason) => {
  const mail = crypto.randomUUID();
  const data = { to: ['Amel <Amel@example.com>'], subject: 'Hello', tags: { mail }, ...detail };
  await deliver({ type: `email.${type}`, data });
  expect(ended).toEqual([
    { failure: { mail, recipients: ['amel@example.com'], subject: 'Hello', reason } },
  ]);
});

it('unsubscribes who reports spam', async () => {
  await deliver({ type: 'email.complained', data: { to: ['amel@example.com'] } });
  expect(ended).toMatchObject([{ address: 'amel@example.com', as_status: 'unsubscribed' }]);
});

it.each([
  ['a delay', { type: 'email.delivery_delayed', data: { to: ['a@example.com'] } }],
  ['a delivery', { type: 'email.delivered', data: { to: ['a@example.com'] } }],
  ['an event without recipients', { type: 'email.bounced', data: {} }],
  ['a text', 'hello'],
])('does nothing after %s', async (_, event) => {
  expect((await deliver(event)).answer.state).toBe('ignored');
  expect(ended).toEqual([]);
});

const time = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify(bounced());

it.each([
  ['no signature', { 'svix-signature': '' }],
  ['no id', { 'svix-id': '' }],
  ['the signature of another id', { 'svix-id': 'msg_2' }],
  ['another key', { 'svix-signature': sign('msg_1', time(), body, randomBytes(24)) }],
  ['another version', { 'svix-signature': sign('msg_1', time(), body).replace('v1', 'v2') }],
  ['no base64', { 'svix-signature': 'v1,%%%' }],
  ['no time', { 'svix-timestamp': 'now' }],
  [
    'an old delivery',
    {
      'svix-timestamp': String(time() - 600),
      'svix-signature': sign('msg_1', time() - 600, body),
    },
  ],
])('refuses %s', async (_, headers) => {
  expect((await deliver(bounced(), headers)).status).toBe(401);
  expect(ended).toEqual([]);
});

it('refuses a body that was changed, and accepts one of several signatures', async () => {
  expect((await deliver(bounced(), {}, body.replace('amel', 'other'))).status).toBe(401);
  const both = `v1,${randomBytes(32).toString('base64')} ${sign('msg_1', time(), body)}`;
  expect((await deliver(bounced(), { 'svix-signature': both })).status).toBe(200);
});
