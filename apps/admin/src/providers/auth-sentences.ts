type AuthFailure = { code?: string; status?: number; name?: string; message?: string };

export const waitingSentence = 'Your account is waiting for an administrator.';
const disabledSentence = 'This account has been disabled. Ask an administrator.';
export const unreachableSentence =
  'The server cannot be reached. Check the connection and try again.';

const byCode: Readonly<Record<string, string>> = {
  invalid_credentials: 'The email or the password is not right.',
  email_not_confirmed: 'Confirm your email address first: open the link in the mail we sent you.',
  user_banned: disabledSentence,
  over_request_rate_limit: 'Too many attempts. Wait a few minutes and try again.',
  over_email_send_rate_limit: 'Too many mails were asked for. Wait a few minutes and try again.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  same_password: 'This is the password you had. Choose another one.',
  otp_expired: 'This link has expired or was already used.',
  session_not_found: 'This link has expired or was already used.',
  signup_disabled: 'New accounts cannot be created at the moment.',
  email_address_invalid: 'Please enter a valid email address.',
};

/** What an answer of the sign-in service means for the person who reads it. */
export function authSentence(failure: AuthFailure): string {
  if (failure.name === 'AuthRetryableFetchError' || failure.status === 0) {
    return unreachableSentence;
  }
  const known = failure.code ? byCode[failure.code] : undefined;
  if (known) return known;
  if (failure.status === 429) return byCode.over_request_rate_limit ?? '';
  return 'This did not work. Try again in a moment.';
}

/** Which refusal, if any, the account's state means. */
export function stateSentence(state: string | null | undefined): string | undefined {
  if (state === 'waiting') return waitingSentence;
  if (state === 'disabled') return disabledSentence;
  return undefined;
}
