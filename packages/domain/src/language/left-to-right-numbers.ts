const ARABIC = /[\u0600-\u06ff]/;

/** A number in groups, a phone number or a range: in Arabic text their parts would stand in the wrong order. */
const GROUPED = /\+?\d[\d.,]*(?:[ \u00a0\u202f–]\d[\d.,]*)+|\+\d+/g;

/** Marks such numbers in Arabic text as left-to-right (U+200E). */
export const withLeftToRightNumbers = (text: string): string =>
  ARABIC.test(text) ? text.replace(GROUPED, '\u200e$&') : text;
