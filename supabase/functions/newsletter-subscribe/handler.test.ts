import { createHash } from 'node:crypto';
import { CONSENT_VERSION } from '@expat-buddy/domain/newsletter/consent-texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env, post, testBackend, tokenIn } from '../_shared/newsletter/backend.fixture.ts';
import handler from './handler.ts';

const body = { email: 'Amel@Example.com', consentVersion: CONSENT_VERSION, locale: 'en' };
const MINUTE = 60_000;

const realTimeout = globalThis.setTimeout;

/** Real time for reading the request, hashing and the tables. */
const settle = () => new Promise((resolve) => realTimeout(resolve, 20));

/** Posts and advances the clock; `isEven` if the response came after exactly 800 ms. */
async function subscribe(change: Record<string, unknown> = {}) {
  let isAnswered = false;
  const answered = post(handler, { ...body, ...change }).finally(() => {
    isAnswered = true;
  });
  await settle();
  await vi.advanceTimersByTimeAsync(799);
  await settle();
  const isEarly = isAnswered;
  await vi.advanceTimersByTimeAsync(1);
  const outcome = { ...(await answered), isEven: !isEarly };
  await settle();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stores the consent and the hash of a token, and mails only the token', async () => {
  const { subscriptions, outbox, mails } = testBackend();
  expect((await subscribe()).answer).toEqual({ success: true });
  expect(mails.map(({ to }) => to)).toEqual([['amel@example.com']]);
  const token = tokenIn(mails[0]);
  expect(mails[0]?.html).toContain(`href="https://site.example/newsletter/confirm#token=${token}"`);
  expect(subscriptions).toMatchObject([
    {
      email: 'amel@example.com',
      status: 'pending',
      consent_version: CONSENT_VERSION,
      consent_text: expect.stringContaining('consent to receive updates'),
      confirm_token_hash: createHash('sha256').update(token).digest('hex'),
    },
  ]);
  expect(outbox).toMatchObject([{ kind: 'newsletter_confirm', status: 'sent' }]);
  expect(JSON.stringify([subscriptions, outbox])).not.toContain(token);
});

it.each([
  ['fr', 'En vous abonnant', 'Confirmez votre abonnement'],
  ['ar', 'بالاشتراك توافقون', 'أكّدوا اشتراككم'],
] as const)('asks in the language of the page: %s', async (locale, consent, subject) => {
  const { subscriptions, mails } = testBackend();
  await subscribe({ locale });
  expect(subscriptions).toMatchObject([
    { locale, consent_version: CONSENT_VERSION, consent_text: expect.stringContaining(consent) },
  ]);
  expect(mails[0]?.subject).toContain(subject);
  expect(mails[0]?.text).toContain(consent);
  expect(mails[0]?.html).toContain(
    `href="https://site.example/${locale}/newsletter/confirm#token=`,
  );
});

it('answers the same after the same time, whatever it knows about an address', async () => {
  const { subscriptions } = testBackend();
  const fresh = await subscribe();
  expect(fresh).toEqual({ status: 200, answer: { success: true }, isEven: true });
  const waiting = await subscribe();
  Object.assign(subscriptions[0] ?? {}, { status: 'confirmed' });
  const confirmed = await subscribe();
  const confirmedAgain = await subscribe();
  Object.assign(subscriptions[0] ?? {}, { status: 'unsubscribed' });
  const ended = await subscribe();
  for (const other of [waiting, confirmed, confirmedAgain, ended]) {
    expect(other).toEqual(fresh);
  }
  expect(subscriptions).toHaveLength(1);
});

it('mails a pending address again after ten minutes, with a new token', async () => {
  const { mails, subscriptions } = testBackend();
  await subscribe();
  await subscribe({ email: 'AMEL@example.com ' });
  vi.setSystemTime(Date.now() + 9 * MINUTE);
  await subscribe();
  expect(mails).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  await subscribe();
  expect(mails).toHaveLength(2);
  expect(tokenIn(mails[1])).not.toBe(tokenIn(mails[0]));
  expect(subscriptions).toHaveLength(1);
});

it('mails again at once when the previous mail failed', async () => {
  let isDown = true;
  const { mails, outbox } = testBackend(() =>
    isDown ? new Response('down', { status: 500 }) : Response.json({ id: 'mail' }),
  );
  expect((await subscribe()).answer).toEqual({ success: true });
  isDown = false;
  await subscribe();
  expect(outbox.map(({ status }) => status)).toEqual(['queued', 'sent']);
  expect(mails).toHaveLength(2);
});

it('mails a confirmed subscriber once a day, with an unsubscribe link', async () => {
  const { mails, subscriptions } = testBackend();
  await subscribe();
  Object.assign(subscriptions[0] ?? {}, { status: 'confirmed' });
  await subscribe();
  await subscribe();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Confirm'),
    'You are already subscribed',
  ]);
  const token = tokenIn(mails[1]);
  expect(mails[1]?.headers).toMatchObject({
    'List-Unsubscribe': `<http://backend.test/functions/v1/newsletter-unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(subscriptions[0]?.status).toBe('confirmed');
  vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
  await subscribe();
  expect(mails).toHaveLength(3);
});

it('starts again after an unsubscription', async () => {
  const { mails, subscriptions } = testBackend();
  await subscribe();
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  Object.assign(subscriptions[0] ?? {}, { status: 'unsubscribed' });
  await subscribe();
  expect(subscriptions[0]?.status).toBe('pending');
  expect(mails).toHaveLength(2);
});

it('sends one mail for two concurrent requests', async () => {
  const { mails, subscriptions } = testBackend();
  await Promise.all([subscribe(), subscribe()]);
  expect([mails.length, subscriptions.length]).toEqual([1, 1]);
});

it('stops at a hundred confirmation mails an hour, known address or not', async () => {
  const { outbox, mails } = testBackend();
  await subscribe();
  for (let count = 1; count < 100; count += 1) {
    outbox.push({ kind: 'newsletter_confirm', created_at: new Date().toISOString() });
  }
  for (const email of ['amel@example.com', 'new@example.com']) {
    expect((await subscribe({ email })).status).toBe(429);
  }
  expect(mails).toHaveLength(1);
  vi.setSystemTime(Date.now() + 61 * MINUTE);
  expect((await subscribe({ email: 'new@example.com' })).status).toBe(200);
});

it('mails a person whose form filler filled the honeypot, and says so when it does not', async () => {
  const asked: string[] = [];
  const { mails, subscriptions } = testBackend(undefined, (_headers, kind) => {
    asked.push(kind);
    return asked.length === 1;
  });
  const filled = { website: 'https://filled.example' };
  expect((await subscribe(filled)).answer).toEqual({ success: true });
  expect([mails.length, subscriptions.length]).toEqual([1, 1]);
  expect((await subscribe({ ...filled, email: 'other@example.com' })).status).toBe(429);
  expect([mails.length, subscriptions.length]).toEqual([1, 1]);
  expect(asked).toEqual(['newsletter, honeypot', 'newsletter, honeypot']);
});

it('limits one network without limiting another', async () => {
  const { mails } = testBackend(
    undefined,
    (headers) => headers['cf-connecting-ip'] !== '192.0.2.1',
  );
  const from = async (address: string) => {
    const answered = handler(
      new Request('http://functions.test/', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'cf-connecting-ip': address },
      }),
      env,
    );
    await settle();
    await vi.advanceTimersByTimeAsync(800);
    return (await answered).status;
  };
  expect(await from('192.0.2.1')).toBe(429);
  expect(await from('192.0.2.2')).toBe(200);
  await settle();
  expect(mails).toHaveLength(1);
});

it.each([
  ['no address', { email: 'amel@home' }],
  ['a consent nobody was shown', { consentVersion: '1999' }],
  ['a language nobody wrote', { locale: 'xx' }],
  ['nothing', { email: undefined }],
])('refuses %s', async (_, change) => {
  const { outbox } = testBackend();
  expect((await subscribe(change)).status).toBe(400);
  expect(outbox).toEqual([]);
});
