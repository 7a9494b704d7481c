import { characterCount } from './character-count.ts';
import { withoutInvisible } from './pasted-text.ts';

export const EMAIL_MAX_LENGTH = 320;

/** As `private.is_email_address()`. It excludes what would need quoting in a header. */
const PATTERN = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;
/** Control characters and lone surrogates. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** An address as its owner means it: messengers paste direction marks around it. */
export const cleanEmail = withoutInvisible;

export function isEmailAddress(text: string): boolean {
  return (
    characterCount(text) <= EMAIL_MAX_LENGTH &&
    PATTERN.test(text) &&
    !UNFIT.test(text) &&
    cleanEmail(text) === text
  );
}
