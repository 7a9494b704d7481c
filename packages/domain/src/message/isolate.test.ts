import { expect, it } from 'vitest';
import { isolate, isolateNumbers, isolatesAsHtml } from './isolate.ts';

it.each([
  ['السعر 12 000 دج', 'السعر \u206812 000\u2069 دج'],
  ['الهاتف +213 21 00 00 00.', 'الهاتف \u2068+213 21 00 00 00\u2069.'],
  ['5 أيام، 12 شخصًا', '5 أيام، 12 شخصًا'],
])('keeps grouped numbers together: %s', (text, isolated) => {
  expect(isolateNumbers(text, 'ar')).toBe(isolated);
  expect(isolateNumbers(text, 'fr')).toBe(text);
});

it('turns complete pairs into elements', () => {
  expect(isolatesAsHtml(`a ${isolate('A-1')} b`)).toBe(
    'a <bdi style="white-space:nowrap">A-1</bdi> b',
  );
  expect(isolatesAsHtml(isolate('x'.repeat(25)))).toBe(`<bdi>${'x'.repeat(25)}</bdi>`);
  const broken = '\u2069a\u2068b\u2067c';
  expect(isolatesAsHtml(broken)).toBe(broken);
});
