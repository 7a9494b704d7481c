import { PASSWORD_MIN_LENGTH } from './limits.ts';

/**
 * Those of the 10,000 commonest passwords that are long enough, in lower case. Source: `passwords-common` of
 * @zxcvbn-ts/language-common, with which a test of the back office compares this list.
 */
export const commonPasswords: readonly string[] = [
  ...['123qweasdzxc', '1qaz2wsx3edc', 'q1w2e3r4t5y6', '1q2w3e4r5t6y', 'mailcreated5240'],
  ...['qazwsxedcrfv', '123456qwerty', 'qwerty123456', 'polniypizdec0211', 'sojdlg123aljg'],
  ...['leavemealone', 'motherfucker', '123456654321', 'gfhjkmgfhjkm', 'qazwsxedc123'],
  ...['ghjcnjgfhjkm', 'zxcasdqwe123', 'sonyericsson', 'ghhh47hj7649', '123456789qwe'],
  ...['1qazxsw23edc', 'masterbating', 'qwerasdfzxcv', 'qweasdzxc123', 'flvbybcnhfnjh'],
];

export const PASSWORD_TOO_SHORT = `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
export const PASSWORD_TOO_COMMON =
  'This is one of the commonest passwords. Choose one that nobody else uses.';

/** Why a new password is refused, or nothing. The auth service checks the length once more. */
export function newPasswordProblem(password: string): string | undefined {
  if ([...password].length < PASSWORD_MIN_LENGTH) return PASSWORD_TOO_SHORT;
  return commonPasswords.includes(password.trim().toLowerCase()) ? PASSWORD_TOO_COMMON : undefined;
}
