import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../start-backend.ts';
import { startTestBackend } from '../testing/shared-backend.ts';

let backend: Backend;
let place = 30;
const known = ['visitor', 'staff', 'admin'].map((name) => `${name}@example.com`);
const strangers = ['a', 'b', 'c'].map((name) => `${name}@example.org`);

beforeAll(async () => {
  backend = await startTestBackend({ rateLimits: 'on' });
});
afterAll(() => backend.stop());

/** The same question twice, from a place of its own; and how long the first answer took. */
async function ask(path: string, body: Record<string, unknown>) {
  const answers: { status: number; text: string; milliseconds: number }[] = [];
  const address = `192.0.2.${place++}`;
  for (let count = 0; count < 2; count++) {
    const start = performance.now();
    const response = await fetch(backend.apiUrl + path, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
    });
    const text = (await response.text()).replace(/\d+ seconds/, 'some seconds');
    answers.push({ status: response.status, text, milliseconds: performance.now() - start });
  }
  return {
    statuses: answers.map(({ status }) => status),
    texts: answers.map(({ text }) => text),
    milliseconds: answers[0]?.milliseconds ?? 0,
  };
}

// Hashing a password or sending a mail takes longer than this; a busy machine rarely adds as much.
const NOTICEABLE_MS = 250;

/** Of three addresses, the quickest: a busy machine slows any of them, and secrets slow all. */
async function askForAll(path: string, emails: string[], more: Record<string, unknown>) {
  const asked = [];
  for (const email of emails) asked.push(await ask(path, { email, ...more }));
  return {
    statuses: asked.map(({ statuses }) => statuses),
    texts: asked.map(({ texts }) => texts),
    milliseconds: Math.min(...asked.map(({ milliseconds }) => milliseconds)),
  };
}

const askForBoth = async (path: string, more: Record<string, unknown>) =>
  [await askForAll(path, known, more), await askForAll(path, strangers, more)] as const;

it.each([
  ['a wrong password', '/auth/v1/token?grant_type=password', { password: 'wrong-password' }],
  ['a reset mail', '/auth/v1/recover', {}],
  ['another confirmation mail', '/auth/v1/resend', { type: 'signup' }],
])('%s tells by no status, word or time whether there is an account', async (_, path, more) => {
  const [account, nobody] = await askForBoth(path, more);
  expect(account.statuses).toEqual(nobody.statuses);
  expect(account.texts).toEqual(nobody.texts);
  expect(Math.abs(account.milliseconds - nobody.milliseconds)).toBeLessThan(NOTICEABLE_MS);
});

// What GoTrue answers to a sign-up carries the empty list `identities` for a known address: docs/security.md.
it('a sign-up tells it by no status or time', async () => {
  const [account, nobody] = await askForBoth('/auth/v1/signup', { password: 'a-long-password' });
  expect(account.statuses).toEqual(nobody.statuses);
  expect(Math.abs(account.milliseconds - nobody.milliseconds)).toBeLessThan(NOTICEABLE_MS);
});

it('a wrong password tells nothing of an account that waits for its confirmation', async () => {
  const email = 'unconfirmed@example.org';
  await ask('/auth/v1/signup', { email, password: 'a-long-password' });
  const path = '/auth/v1/token?grant_type=password';
  const account = await ask(path, { email, password: 'wrong-password' });
  const nobody = await ask(path, { email: 'd@example.org', password: 'wrong-password' });
  expect([account.statuses, account.texts]).toEqual([nobody.statuses, nobody.texts]);
});
