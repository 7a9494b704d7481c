import type { Language } from '../language/languages.ts';
import { isolate } from './isolate.ts';

const ARABIC = /[\u0600-\u06ff]/;

const BLANK = String.raw`[ \u00a0\u202f]`;
const DIGITS = String.raw`\d+(?:[.,:/-]\d+)*`;
const PART = String.raw`(?:${DIGITS}|\(\+?${DIGITS}\)(?=(?:${BLANK}|-)?\d))`;
/** Numbers in a row, also with brackets; or what is isolated already. */
const NUMBERS = new RegExp(
  String.raw`\u2068[^\u2068\u2069]*\u2069|\+?${PART}(?:(?:${BLANK}|[–-])?${PART})*`,
  'g',
);
/** A grouped number, a phone number or a range, whose parts Arabic text would show in reverse order. */
const GROUPED = /^[+(\d].*[ \u00a0\u202f–)]|^\+/;

/** Isolates such numbers in Arabic, which is a text with Arabic letters unless the language says so. */
export const isolateNumbers = (text: string, language?: Language): string =>
  language === 'ar' || ARABIC.test(text)
    ? text.replaceAll(NUMBERS, (found) => (GROUPED.test(found) ? isolate(found) : found))
    : text;

// Longer ones may need more than one line.
const ONE_LINE = 24;

/** Replaces complete pairs only, so that the HTML stays balanced whatever the text contains. */
export const isolatesAsHtml = (html: string): string =>
  html.replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/g, (_, content: string) =>
    content.length > ONE_LINE
      ? `<bdi>${content}</bdi>`
      : `<bdi style="white-space:nowrap">${content}</bdi>`,
  );
