const ARABIC = /[\u0600-\u06ff]/;

/** A grouped number, a phone number or a range, also of times, whose parts Arabic text would display in reverse order. */
const GROUPED = /\+?\d[\d.,]*(?::\d\d)?(?:[ \u00a0\u202f–]\d[\d.,]*(?::\d\d)?)+|\+\d+/g;

/** Puts a left-to-right mark (U+200E) before each such number in Arabic text. */
export const withLeftToRightNumbers = (text: string): string =>
  ARABIC.test(text) ? text.replace(GROUPED, '\u200e$&') : text;
