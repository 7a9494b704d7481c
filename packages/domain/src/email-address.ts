import { characterCount } from './character-count.ts';

/**
 * What counts as a mail address. Kept to what JavaScript and PostgreSQL read alike, because the check
 * constraints of the database hold this same text. It leaves out what would need quoting in a header.
 */
export const EMAIL_PATTERN =
  '^[^\\s@<>(),;:"\\[\\]\\\\]+@[^\\s@<>(),;:"\\[\\]\\\\]+\\.[^\\s@<>(),;:"\\[\\]\\\\.]{2,}$';

export const EMAIL_MAX_LENGTH = 320;

const pattern = new RegExp(EMAIL_PATTERN);
// Control characters, which no mail server takes, and half characters, which no database holds.
const unfit = /[\p{Cc}\p{Cs}]/u;

export function isEmailAddress(text: string): boolean {
  return characterCount(text) <= EMAIL_MAX_LENGTH && pattern.test(text) && !unfit.test(text);
}
