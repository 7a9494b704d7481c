import { expect, it } from 'vitest';
import { withLeftToRightNumbers } from './left-to-right-numbers.ts';

it.each([
  ['14 000 دج', '\u200e14 000 دج'],
  ['من 4–10 أشخاص', 'من \u200e4–10 أشخاص'],
  ['الهاتف +213 21 00 00 00', 'الهاتف \u200e+213 21 00 00 00'],
  ['من 09:00–17:00', 'من \u200e09:00–17:00'],
  ['3 أيام، 1200 كم', '3 أيام، 1200 كم'],
  ['2026-11-23: يوم', '2026-11-23: يوم'],
  ['14 000 DA', '14 000 DA'],
])('%j becomes %j', (text, expected) => expect(withLeftToRightNumbers(text)).toBe(expected));
