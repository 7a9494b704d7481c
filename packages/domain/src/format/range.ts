import type { Language } from '../language/languages.ts';

const ARABIC = /[\u0600-\u06ff]/;
const NUMBER = String.raw`\d+(?:[.,:]\d+)*(?:[ \u00a0\u202f]\d{3})*`;
const RANGE = new RegExp(
  String.raw`(?<![-–:\d])(?:من\s+)?(${NUMBER})\s?[-–]\s?(${NUMBER})(?![-–:\d])`,
  'g',
);

/** From one number to another: `1–24`, من 1 إلى 24. */
export const countRange = (from: string, to: string, language: Language): string =>
  language === 'ar' ? `من ${from} إلى ${to}` : `${from}–${to}`;

/** The ranges of a text that staff wrote, as `countRange` writes them: `4-10 people` is `4–10 people`. */
export const withRanges = (text: string): string =>
  text.replace(RANGE, (_range, first: string, last: string) =>
    countRange(first, last, ARABIC.test(text) ? 'ar' : 'en'),
  );

/** The ranges of an Arabic text in words; other texts unchanged. */
export const withArabicRanges = (text: string): string =>
  ARABIC.test(text) ? withRanges(text) : text;
