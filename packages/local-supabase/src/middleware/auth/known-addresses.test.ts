import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { seededCost, serviceOf, startTestBackend } from '../../testing/test-backend.ts';

// Longer than hashing a password or sending a mail takes.
const EVEN_MS = 300;

let backend: Backend;
let place = 30;
// A mail to an address is followed by a pause, so a second question of its kind asks other addresses.
const known = [
  ['visitor', 'staff', 'admin'].map((name) => `${name}@example.com`),
  ['first', 'second', 'third'].map((name) => `${name}@example.com`),
];
const strangers = [
  ['a', 'b', 'c'].map((name) => `${name}@example.org`),
  ['e', 'f', 'g'].map((name) => `${name}@example.org`),
];

beforeAll(async () => {
  backend = await startTestBackend({ rateLimits: { evenAnswerMs: EVEN_MS } }, seededCost);
  for (const email of known[1] ?? []) {
    await serviceOf(backend).auth.admin.createUser({ email, email_confirm: true });
  }
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
    const text = (await response.text())
      .replace(/\d+ seconds/, 'some seconds')
      .replace(/[0-9a-f-]{36}/g, 'an id')
      .replace(/\d{4}-[\dT:.-]+Z/g, 'a moment')
      .replace(String(body.email), 'an address');
    answers.push({ status: response.status, text, milliseconds: performance.now() - start });
  }
  return {
    statuses: answers.map(({ status }) => status),
    texts: answers.map(({ text }) => text),
    milliseconds: answers[0]?.milliseconds ?? 0,
  };
}

// What a busy machine may add.
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

const askForBoth = (path: string, more: Record<string, unknown>, turn: number) =>
  Promise.all([
    askForAll(path, known[turn] ?? [], more),
    askForAll(path, strangers[turn] ?? [], more),
  ]);

type Asked = Awaited<ReturnType<typeof askForAll>>;

/** No answer comes before the pause, and then all come at the same time. */
function expectTheSameTime(account: Asked, nobody: Asked) {
  // A timer may go off a moment early.
  expect(Math.min(account.milliseconds, nobody.milliseconds)).toBeGreaterThan(EVEN_MS - 5);
  expect(Math.abs(account.milliseconds - nobody.milliseconds)).toBeLessThan(NOTICEABLE_MS);
}

it.each([
  ['a wrong password', '/auth/v1/token?grant_type=password', { password: 'wrong-password' }, 0],
  ['a reset mail', '/auth/v1/recover', {}, 0],
  ['another confirmation mail', '/auth/v1/resend', { type: 'signup' }, 0],
  ['a sign-in link', '/auth/v1/otp', { create_user: false }, 1],
  ['a sign-up', '/auth/v1/signup', { password: 'a-long-password' }, 1],
])(
  '%s tells by no status, word or time whether there is an account',
  async (_, path, more, turn) => {
    const [account, nobody] = await askForBoth(path, more, turn);
    expect(account.statuses).toEqual(nobody.statuses);
    expect(account.texts).toEqual(nobody.texts);
    expectTheSameTime(account, nobody);
  },
);

it('a wrong password tells nothing of an account that waits for its confirmation', async () => {
  const email = 'unconfirmed@example.org';
  await ask('/auth/v1/signup', { email, password: 'a-long-password' });
  const path = '/auth/v1/token?grant_type=password';
  const [account, nobody] = await Promise.all([
    ask(path, { email, password: 'wrong-password' }),
    ask(path, { email: 'd@example.org', password: 'wrong-password' }),
  ]);
  expect([account.statuses, account.texts]).toEqual([nobody.statuses, nobody.texts]);
});
