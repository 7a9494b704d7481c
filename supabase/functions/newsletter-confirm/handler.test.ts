import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { post, testBackend } from '../_shared/newsletter/backend.fixture.ts';
import handler from './handler.ts';

const token = 'a-_4'.padEnd(43, 'x');
const DAY = 24 * 60 * 60 * 1000;

function subscription(change: Record<string, string | null> = {}) {
  return {
    id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
    email: 'amel@example.com',
    status: 'pending',
    requested_at: new Date().toISOString(),
    confirm_token_hash: createHash('sha256').update(token).digest('hex'),
    ...change,
  };
}

const confirm = (body: unknown = { token }) => post(handler, body);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('confirms and welcomes once, and answers done to a repeated request', async () => {
  const { subscriptions, outbox, mails } = testBackend();
  subscriptions.push(subscription());
  expect(await confirm()).toEqual({ status: 200, answer: { success: true, state: 'done' } });
  expect((await confirm()).answer).toEqual({ success: true, state: 'done' });
  expect(subscriptions).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }]);
  expect(Date.parse(String(subscriptions[0]?.confirmed_at))).toBeGreaterThan(Date.now() - 5000);
  await vi.waitFor(() => expect(outbox).toMatchObject([{ status: 'sent' }]));
  expect(mails.map(({ subject }) => subject)).toEqual(['You are subscribed']);
});

it.each([
  ['a link of eight days ago', { requested_at: new Date(Date.now() - 8 * DAY).toISOString() }],
  ['an old link of somebody who left', { status: 'unsubscribed' }],
])('is too late with %s', async (_, change) => {
  const { subscriptions, mails } = testBackend();
  subscriptions.push(subscription(change));
  const before = structuredClone(subscriptions);
  expect((await confirm()).answer).toEqual({ success: false, state: 'expired' });
  expect(subscriptions).toEqual(before);
  expect(mails).toEqual([]);
});

it.each([
  ['a token never sent', { token: 'b'.repeat(43) }],
  ['the hash itself', { token: subscription().confirm_token_hash }],
  ['no token', {}],
])('does not know %s', async (_, body) => {
  const { subscriptions } = testBackend();
  subscriptions.push(subscription());
  expect((await confirm(body)).answer).toEqual({ success: false, state: 'unknown' });
  expect(subscriptions).toMatchObject([{ status: 'pending' }]);
});

it('does nothing on GET', async () => {
  const { subscriptions } = testBackend();
  subscriptions.push(subscription());
  const opened = await handler(new Request(`http://functions.test/?token=${token}`), {});
  expect(opened.status).toBe(405);
  expect(subscriptions).toMatchObject([{ status: 'pending' }]);
});
