import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPassword } from '../database/accounts.ts';
import type { Backend } from '../start-backend.ts';
import { clientOf, startTestBackend } from '../testing/shared-backend.ts';

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

  it('stop guessing of passwords, whoever is guessed at, and count no success', async () => {
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

  it('space the mails to one account', async () => {
    const { auth } = clientOf(backend);
    expect((await auth.resetPasswordForEmail('visitor@example.com')).error).toBeNull();
    const { error } = await auth.resetPasswordForEmail('visitor@example.com');
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/you can only request this after \d+ seconds/);
    expect((await auth.resetPasswordForEmail('nobody@example.org')).error).toBeNull();
    const unknown = await auth.resetPasswordForEmail('nobody@example.org');
    expect([unknown.error?.status, unknown.error?.code]).toEqual([429, error?.code]);
  });

  it('cap the mails of an hour, the sign-ups and the codes tried', async () => {
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
