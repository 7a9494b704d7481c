import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { seededCost, serviceOf, startTestBackend } from '../../testing/test-backend.ts';

// The default of rate-limits.ts: longer than hashing a password or sending a mail takes.
const EVEN_MS = 500;
/** Tolerance for a busy machine. */
const NOTICEABLE_MS = 250;

let backend: Backend;
let requests = 30;
// A mail to an address is rate limited, so a second endpoint for the same kind of mail uses other addresses.
const known = [
  ['visitor', 'staff', 'admin'].map((name) => `${name}@example.com`),
  ['first', 'second', 'third'].map((name) => `${name}@example.com`),
];
const unknown = [
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

/** Sends the same request twice from a new IP address, and measures the first response. */
async function ask(path: string, body: Record<string, unknown>) {
  const answers: { status: number; text: string; milliseconds: number }[] = [];
  const address = `192.0.2.${requests++}`;
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

type Answer = Awaited<ReturnType<typeof ask>>;

/** The fastest of several: a busy machine slows some of them, a secret all of them. */
const combined = (answers: Answer[]) => ({
  statuses: answers.map(({ statuses }) => statuses),
  texts: answers.map(({ texts }) => texts),
  milliseconds: Math.min(...answers.map(({ milliseconds }) => milliseconds)),
});

async function askForAll(path: string, emails: string[], more: Record<string, unknown>) {
  const answers: Answer[] = [];
  for (const email of emails) answers.push(await ask(path, { email, ...more }));
  return combined(answers);
}

const askForBoth = (path: string, more: Record<string, unknown>, set: number) =>
  Promise.all([askForAll(path, known[set] ?? [], more), askForAll(path, unknown[set] ?? [], more)]);

/** No response comes before the delay, and then all take the same time. */
function expectTheSameTime(account: Pick<Answer, 'milliseconds'>, nobody: typeof account) {
  // Timers may fire slightly early.
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
  '%s reveals by no status, text or time whether an account exists',
  async (_, path, more, set) => {
    const [account, nobody] = await askForBoth(path, more, set);
    expect(account.statuses).toEqual(nobody.statuses);
    expect(account.texts).toEqual(nobody.texts);
    expectTheSameTime(account, nobody);
  },
);

it('a wrong password does not reveal an unconfirmed account', async () => {
  const email = 'unconfirmed@example.org';
  await ask('/auth/v1/signup', { email, password: 'a-long-password' });
  const path = '/auth/v1/token?grant_type=password';
  const [account, nobody] = await Promise.all([
    ask(path, { email, password: 'wrong-password' }),
    ask(path, { email: 'd@example.org', password: 'wrong-password' }),
  ]);
  expect([account.statuses, account.texts]).toEqual([nobody.statuses, nobody.texts]);
});
