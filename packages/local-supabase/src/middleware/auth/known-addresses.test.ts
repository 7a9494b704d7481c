import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededPassword } from '../../database/accounts.ts';
import type { Backend } from '../../start-backend.ts';
import { serviceOf, startTestBackend } from '../../testing/test-backend.ts';

// The default of rate-limits.ts: longer than hashing a password or sending a mail takes.
const EVEN_MS = 500;
/** Tolerance for a busy machine. */
const NOTICEABLE_MS = 250;
const ATTEMPTS = 5;

let backend: Backend;
let requests = 30;

beforeAll(async () => {
  backend = await startTestBackend({ rateLimits: { evenAnswerMs: EVEN_MS } });
});
afterAll(() => backend.stop());

const newKey = () => crypto.randomUUID().slice(0, 8);

/** Three addresses, of new accounts or of nobody: mails to an address are rate limited. */
async function newAddresses(ofAccounts: boolean): Promise<string[]> {
  const emails = ['a', 'b', 'c'].map((name) => `${name}-${newKey()}@example.org`);
  if (!ofAccounts) return emails;
  for (const email of emails) {
    const account = { email, password: seededPassword, email_confirm: true };
    const { error } = await serviceOf(backend).auth.admin.createUser(account);
    if (error) throw error;
  }
  return emails;
}

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

/** Milliseconds between the responses, whose status and text are the same. */
async function differenceInTime(path: string, more: Record<string, unknown>) {
  const [account, nobody] = await Promise.all([
    askForAll(path, await newAddresses(true), more),
    askForAll(path, await newAddresses(false), more),
  ]);
  expect(account.statuses).toEqual(nobody.statuses);
  expect(account.texts).toEqual(nobody.texts);
  // No response comes before the delay. Timers may fire slightly early.
  expect(Math.min(account.milliseconds, nobody.milliseconds)).toBeGreaterThan(EVEN_MS - 5);
  return Math.abs(account.milliseconds - nobody.milliseconds);
}

it.each([
  ['a wrong password', '/auth/v1/token?grant_type=password', { password: 'wrong-password' }],
  ['a reset mail', '/auth/v1/recover', {}],
  ['another confirmation mail', '/auth/v1/resend', { type: 'signup' }],
  ['a sign-in link', '/auth/v1/otp', { create_user: false }],
  ['a sign-up', '/auth/v1/signup', { password: 'a-long-password' }],
])('%s reveals by no status, text or time whether an account exists', async (_, path, more) => {
  // A busy machine slows one side down in some attempts; a secret does in all of them.
  let difference = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && difference >= NOTICEABLE_MS; attempt++) {
    difference = await differenceInTime(path, more);
  }
  expect(difference).toBeLessThan(NOTICEABLE_MS);
});

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
