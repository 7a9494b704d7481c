import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmailAddress } from './email-address.ts';
import { cleanPhone } from './pasted-text.ts';
import { parseNumber, plainNumber } from './typed-number.ts';

const marks = [
  ...'\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufe0f\ufeff',
];

describe('an email address', () => {
  it.each(marks)('loses %j wherever it stands, and is refused with it', (mark) => {
    for (const pasted of [
      `${mark}amina@example.com${mark}`,
      `am${mark}ina@example.com`,
      `amina@exam${mark}ple.com`,
      `amina@example.c${mark}om`,
    ]) {
      expect(cleanEmail(pasted)).toBe('amina@example.com');
      expect(isEmailAddress(pasted)).toBe(false);
    }
  });

  it('loses white space around it, whichever, and keeps what people see', () => {
    expect(cleanEmail('\u00a0 amina@example.com\u202f\n')).toBe('amina@example.com');
    expect(cleanEmail('amïna@exämple.com')).toBe('amïna@exämple.com');
    expect(isEmailAddress('amina\u00a0@example.com')).toBe(false);
  });
});

it.each([
  ['\u202a+213 555 12 34 56\u202c', '+213 555 12 34 56'],
  ['+213\u00a0555\u202f12\u200934 56', '+213 555 12 34 56'],
  ['\u2066٠٥٥٥ ١٢ ٣٤ ٥٦\u2069', '0555 12 34 56'],
  ['☎'.slice(1).concat('+213\ufe0f (0)555–12‑34'), '+213 (0)555-12-34'],
  ['tel:+213555123456', '+213555123456'],
  ['۰۵۵۵۱۲۳۴۵۶', '0555123456'],
])('cleans the phone number %j', (pasted, clean) => {
  expect(cleanPhone(pasted)).toBe(clean);
});

it.each([
  ['24,55', 24.55],
  ['152.5', 152.5],
  ['٢٤٫٥٥', 24.55],
  ['۲۴,۵', 24.5],
  ['\u202a36,753\u202c', 36.753],
  ['−5,2', -5.2],
  ['38\u202f000', 38000],
  ['38 000,50', 38000.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1234567],
  ["38'000", 38000],
  ['٣٨٬٠٠٠', 38000],
  ['12 345 678', 12345678],
  [' 7\u00a0', 7],
  ['0', 0],
])('reads the number %j', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

it('takes three digits after a single mark for thousands where there are no such decimals', () => {
  expect([parseNumber('38,000', 2), parseNumber('38.000', 0), parseNumber('0,500', 2)]).toEqual([
    38000, 38000, 0.5,
  ]);
  expect([parseNumber('38,00', 2), plainNumber('12.50', 2)]).toEqual([38, '12.50']);
});

it.each(['', 'abc', '1,2,3', '12 DA', '1e3', '--5', '1.2.3', '5 6', 'Infinity', '1,234,5'])(
  'refuses %j',
  (typed) => {
    expect(parseNumber(typed)).toBeNull();
  },
);
