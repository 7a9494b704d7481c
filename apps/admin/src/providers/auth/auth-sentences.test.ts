import { describe, expect, it } from 'vitest';
import { authSentence, stateSentence } from './auth-sentences.ts';

describe('the reason for a rejected sign-in', () => {
  it.each([
    [{ code: 'invalid_credentials', status: 400 }, 'The email or password is incorrect.'],
    [{ code: 'user_banned', status: 403 }, 'This account has been disabled. Ask an administrator.'],
    [
      { code: 'over_request_rate_limit', status: 429 },
      'Too many attempts. Wait a few minutes and try again.',
    ],
    [{ status: 429 }, 'Too many attempts. Wait a few minutes and try again.'],
    [
      { name: 'AuthRetryableFetchError', status: 0 },
      'The server cannot be reached. Check the connection and try again.',
    ],
    [{ code: 'brand_new_code', status: 500 }, 'Something went wrong. Try again in a moment.'],
  ])('%o', (failure, sentence) => {
    expect(authSentence(failure)).toBe(sentence);
  });

  it('explains the state of the account', () => {
    expect(stateSentence('waiting')).toBe('Your account is waiting for an administrator.');
    expect(stateSentence('disabled')).toBe('This account has been disabled. Ask an administrator.');
    expect(stateSentence('admin')).toBeUndefined();
  });
});
