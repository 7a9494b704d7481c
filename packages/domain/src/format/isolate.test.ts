import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';
import { isolateNumbers, isolatesAsHtml } from './number-isolation.ts';

it.each([
  ['السعر 12 000 دج', 'السعر \u206812 000\u2069 دج'],
  ['الهاتف +213 21 00 00 00.', 'الهاتف \u2068+213 21 00 00 00\u2069.'],
  ['رقمي +213 (0)550 12 34 56 للواتساب', 'رقمي \u2068+213 (0)550 12 34 56\u2069 للواتساب'],
  ['رقمي (0550) 12-34-56.', 'رقمي \u2068(0550) 12-34-56\u2069.'],
  ['رقمي (+213) 550.12.34.56', 'رقمي \u2068(+213) 550.12.34.56\u2069'],
  ['رقمي +213-550-12-34-56، شكرا', 'رقمي \u2068+213-550-12-34-56\u2069، شكرا'],
  ['من 4–10 أشخاص', 'من \u20684–10\u2069 أشخاص'],
  ['من 09:00–17:00', 'من \u206809:00–17:00\u2069'],
  ['5 أيام، 1200 كم (3 ليال)', '5 أيام، 1200 كم (3 ليال)'],
  ['غرفتان (2) و3 خيم، 4.5 (12)', 'غرفتان (2) و3 خيم، 4.5 (12)'],
  ['2026-11-23: يوم', '2026-11-23: يوم'],
  ['14 000 DA, +213 (0)550 12 34 56', '14 000 DA, +213 (0)550 12 34 56'],
])('keeps a grouped number together: %s', (text, isolated) => {
  expect(isolateNumbers(text)).toBe(isolated);
  expect(isolateNumbers(isolated)).toBe(isolated);
});

it('isolates a number without letters where the text around it is Arabic', () => {
  expect(isolateNumbers('12 000 €', 'ar')).toBe('\u206812 000\u2069 €');
  expect(isolateNumbers('12 000 €', 'fr')).toBe('12 000 €');
});

it('turns complete pairs into elements', () => {
  expect(isolatesAsHtml(`a ${isolate('A-1')} b`)).toBe(
    'a <bdi style="white-space:nowrap">A-1</bdi> b',
  );
  expect(isolatesAsHtml(isolate('x'.repeat(25)))).toBe(`<bdi>${'x'.repeat(25)}</bdi>`);
  const broken = '\u2069a\u2068b\u2067c';
  expect(isolatesAsHtml(broken)).toBe(broken);
});
