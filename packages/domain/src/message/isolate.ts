import type { Language } from '../language/languages.ts';

/**
 * Isolates a name, reference, phone number or price from the direction of the Arabic text around it, with
 * U+2068 and U+2069. `isolatesAsHtml` turns these into elements.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

const GROUPED = /\+?\d+(?:[ \u00a0\u202f]\d+)+|\+\d+/g;

/** Within Arabic, the groups of `12 000` and `+213 21 00 00 00` would be shown from right to left. */
export const isolateNumbers = (text: string, language: Language): string =>
  language === 'ar' ? text.replaceAll(GROUPED, isolate) : text;

// Longer ones may need more than one line.
const ONE_LINE = 24;

/** Replaces complete pairs only, so that the HTML stays balanced whatever the text contains. */
export const isolatesAsHtml = (html: string): string =>
  html.replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/g, (_, content: string) =>
    content.length > ONE_LINE
      ? `<bdi>${content}</bdi>`
      : `<bdi style="white-space:nowrap">${content}</bdi>`,
  );
