type AuthFailure = { code?: string; status?: number; name?: string; message?: string };

export const waitingSentence = 'Your account is waiting for an administrator.';
const disabledSentence = 'This account has been disabled. Ask an administrator.';
export const unreachableSentence =
  'The server cannot be reached. Check the connection and try again.';

const byCode: Readonly<Record<string, string>> = {
  invalid_credentials: 'The email or password is incorrect.',
  email_not_confirmed: 'Confirm your email address first: open the link in the email we sent you.',
  user_banned: disabledSentence,
  over_request_rate_limit: 'Too many attempts. Wait a few minutes and try again.',
  over_email_send_rate_limit: 'Too many emails were requested. Wait a few minutes and try again.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  same_password: 'This is your current password. Choose a different one.',
  otp_expired: 'This link has expired or has already been used.',
  session_not_found: 'This link has expired or has already been used.',
  signup_disabled: 'New accounts cannot be created right now.',
  email_address_invalid: 'Please enter a valid email address.',
};

export function authSentence(failure: AuthFailure): string {
  if (failure.name === 'AuthRetryableFetchError' || failure.status === 0) {
    return unreachableSentence;
  }
  const known = failure.code ? byCode[failure.code] : undefined;
  if (known) return known;
  if (failure.status === 429) return byCode.over_request_rate_limit ?? '';
  return 'Something went wrong. Try again in a moment.';
}

export function stateSentence(state: string | null | undefined): string | undefined {
  if (state === 'waiting') return waitingSentence;
  if (state === 'disabled') return disabledSentence;
  return undefined;
}
