import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { env, post, testBackend } from '../_shared/newsletter/backend.fixture.ts';
import handler from './handler.ts';

const token = 'b-_4'.padEnd(43, 'y');
const address = `http://functions.test/?token=${token}`;

function reader() {
  const backend = testBackend();
  backend.subscriptions.push({
    id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
    status: 'confirmed',
    unsubscribe_token_hash: createHash('sha256').update(token).digest('hex'),
  });
  return backend;
}

const ask = (method: string, body?: BodyInit) =>
  handler(new Request(address, { method, ...(body === undefined ? {} : { body }) }), env);

afterEach(() => vi.unstubAllGlobals());

it('unsubscribes from the page, and answers done to a repeated request', async () => {
  const { subscriptions } = reader();
  expect((await post(handler, { token })).answer).toEqual({ success: true, state: 'done' });
  const { unsubscribed_at: first } = subscriptions[0] ?? {};
  expect((await post(handler, { token })).answer).toEqual({ success: true, state: 'done' });
  expect(subscriptions).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: first }]);
});

it('unsubscribes with one click in a mail program, in both encodings', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    const { subscriptions } = reader();
    expect((await ask('POST', body)).status).toBe(200);
    expect(subscriptions).toMatchObject([{ status: 'unsubscribed' }]);
  }
});

it('redirects GET to the page, and does nothing else', async () => {
  const { subscriptions } = reader();
  const response = await ask('GET');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `https://site.example/newsletter/unsubscribe#token=${token}`,
  ]);
  Object.assign(subscriptions[0] ?? {}, { locale: 'fr' });
  expect((await ask('GET')).headers.get('location')).toBe(
    `https://site.example/fr/newsletter/unsubscribe#token=${token}`,
  );
  expect((await ask('POST', '')).status).toBe(400);
  expect((await ask('POST', 'a'.repeat(20_000))).status).toBe(400);
  expect(subscriptions).toMatchObject([{ status: 'confirmed' }]);
});

it('answers unknown to a token that was never sent', async () => {
  const { subscriptions } = reader();
  for (const body of [{ token: 'c'.repeat(43) }, { token: '*' }, { token: null }]) {
    expect((await post(handler, body)).answer).toEqual({ success: false, state: 'unknown' });
  }
  expect(subscriptions).toMatchObject([{ status: 'confirmed' }]);
});
