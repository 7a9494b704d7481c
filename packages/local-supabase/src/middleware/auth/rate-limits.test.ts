import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPassword } from '../../database/accounts.ts';
import type { Backend } from '../../start-backend.ts';
import { clientOf, startTestBackend } from '../../testing/test-backend.ts';

describe('limits', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startTestBackend({
      rateLimits: {
        signInSignUps: 3,
        emailSent: 5,
        tokenVerifications: 2,
        maxFrequencySeconds: 60,
        evenAnswerMs: 0,
        slowerByMs: 0,
      },
    });
  });
  afterAll(() => backend.stop());

  it('stop password guessing for any account, and count no success', async () => {
    const { auth } = clientOf(backend);
    const right = { email: 'admin@example.com', password: seededPassword };
    for (let i = 0; i < 5; i++) expect((await auth.signInWithPassword(right)).error).toBeNull();
    for (let i = 0; i < 3; i++) {
      const { error } = await auth.signInWithPassword({
        email: `guess-${i}@example.org`,
        password: 'wrong',
      });
      expect(error?.status).toBe(400);
    }
    expect((await auth.signInWithPassword(right)).error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
  });

  it('limit the mails to one account', async () => {
    const { auth } = clientOf(backend);
    expect((await auth.resetPasswordForEmail('visitor@example.com')).error).toBeNull();
    const { error } = await auth.resetPasswordForEmail('visitor@example.com');
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/you can only request this after \d+ seconds/);
    expect((await auth.resetPasswordForEmail('nobody@example.org')).error).toBeNull();
    const unknown = await auth.resetPasswordForEmail('nobody@example.org');
    expect([unknown.error?.status, unknown.error?.code]).toEqual([429, error?.code]);
  });

  it('limit mails per hour, sign-ups and attempted codes', async () => {
    const { auth } = clientOf(backend);
    await auth.resetPasswordForEmail('staff@example.com');
    for (let i = 0; i < 2; i++) {
      expect(
        (await auth.signUp({ email: `new-${i}@example.org`, password: 'a-long-password' })).error,
      ).toBeNull();
    }
    expect((await auth.resetPasswordForEmail('admin@example.com')).error?.code).toBe(
      'over_email_send_rate_limit',
    );
    await auth.signUp({ email: 'new-3@example.org', password: 'a-long-password' });
    expect(
      (await auth.signUp({ email: 'new-4@example.org', password: 'a-long-password' })).error?.code,
    ).toBe('over_request_rate_limit');
    const guess = () =>
      auth.verifyOtp({ type: 'recovery', email: 'admin@example.com', token: '000000' });
    await guess();
    await guess();
    expect((await guess()).error?.code).toBe('over_request_rate_limit');
  });
});

describe('sixty wrong passwords in a row', () => {
  let backend: Backend;
  const delays: number[] = [];
  beforeAll(async () => {
    // The values of config.toml; the delays are recorded instead of waited for.
    backend = await startTestBackend({
      rateLimits: { pause: async (milliseconds) => void delays.push(milliseconds) },
    });
  });
  afterAll(() => backend.stop());

  /** Posts from an address, with forged headers of other gateways. */
  const signIn = (address: string, forged?: string, password = 'wrong-password') =>
    fetch(`${backend.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': forged ? `${forged}, ${address}` : address,
        ...(forged && { 'cf-connecting-ip': forged, 'x-real-ip': forged }),
      },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    });
  const tally = (answers: Response[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
        status,
        all?.length,
      ]),
    );

  it('are delayed, refused after thirty, and another address signs in', async () => {
    const answers: Response[] = [];
    for (let index = 0; index < 60; index++) {
      answers.push(await signIn('192.0.2.20', `203.0.113.${index}`));
    }
    expect(tally(answers)).toEqual({ 400: 30, 429: 30 });
    const slower = [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400];
    expect(delays).toEqual([500, 500, 500, ...slower, ...Array(18).fill(1500)]);
    expect((await signIn('198.51.100.21', undefined, seededPassword)).status).toBe(200);
  });

  it('are limited too when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn('192.0.2.21')));
    expect(tally(answers)).toEqual({ 400: 30, 429: 30 });
  });
});
