import { characterCount } from './character-count.ts';

/**
 * A valid email address. JavaScript and PostgreSQL read this pattern alike; the check constraints contain
 * it. It excludes what would need quoting in a header.
 */
export const EMAIL_PATTERN =
  '^[^\\s@<>(),;:"\\[\\]\\\\]+@[^\\s@<>(),;:"\\[\\]\\\\]+\\.[^\\s@<>(),;:"\\[\\]\\\\.]{2,}$';

export const EMAIL_MAX_LENGTH = 320;

const pattern = new RegExp(EMAIL_PATTERN);
// Control characters and lone surrogates.
const unfit = /[\p{Cc}\p{Cs}]/u;

export function isEmailAddress(text: string): boolean {
  return characterCount(text) <= EMAIL_MAX_LENGTH && pattern.test(text) && !unfit.test(text);
}
