import { t } from '#i18n/t.ts';

type AuthFailure = { code?: string; status?: number; name?: string; message?: string };

export const waitingSentence = t('Your account is waiting for an administrator.');
const disabledSentence = t('This account has been disabled. Ask an administrator.');
export const unreachableSentence = t(
  'The server cannot be reached. Check the connection and try again.',
);

const byCode: Readonly<Record<string, string>> = {
  invalid_credentials: t('The email or password is incorrect.'),
  email_not_confirmed: t(
    'Confirm your email address first: open the link in the email we sent you.',
  ),
  user_banned: disabledSentence,
  over_request_rate_limit: t('Too many attempts. Wait a few minutes and try again.'),
  over_email_send_rate_limit: t(
    'Too many emails were requested. Wait a few minutes and try again.',
  ),
  weak_password: t('This password is too easy to guess. Choose a longer one.'),
  same_password: t('This is your current password. Choose a different one.'),
  otp_expired: t('This link has expired or has already been used.'),
  session_not_found: t('This link has expired or has already been used.'),
  signup_disabled: t('New accounts cannot be created right now.'),
  email_address_invalid: t('Please enter a valid email address.'),
};

export function authSentence(failure: AuthFailure): string {
  if (failure.name === 'AuthRetryableFetchError' || failure.status === 0) {
    return unreachableSentence;
  }
  const known = failure.code ? byCode[failure.code] : undefined;
  if (known) return known;
  if (failure.status === 429) return byCode.over_request_rate_limit ?? '';
  return t('Something went wrong. Try again in a moment.');
}

export function stateSentence(state: string | null | undefined): string | undefined {
  if (state === 'waiting') return waitingSentence;
  if (state === 'disabled') return disabledSentence;
  return undefined;
}
