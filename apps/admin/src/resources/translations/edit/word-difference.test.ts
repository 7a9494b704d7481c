import { expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

const shown = (was: string, is: string) =>
  wordDifference(was, is)
    .map(({ text, change }) =>
      change === 'same' ? text : change === 'added' ? `[+${text}]` : `[-${text}]`,
    )
    .join('');

it('marks added and removed words', () => {
  expect(shown('Two days in Oran', 'Three days in Oran')).toBe('[-Two][+Three] days in Oran');
  expect(shown('Two days', 'Two days in Oran')).toBe('Two days[+ in Oran]');
  expect(shown('By the sea', 'By sea')).toBe('By [-the ]sea');
  expect(shown('Same', 'Same')).toBe('Same');
  expect(shown('', 'New')).toBe('[+New]');
});

it('keeps every word of both texts', () => {
  const was = 'A walk through the old town, then lunch.';
  const is = 'A slow walk through the town and a late lunch by the port.';
  const parts = wordDifference(was, is);
  const without = (change: string) =>
    parts.flatMap((part) => (part.change === change ? [] : [part.text])).join('');
  expect(without('added')).toBe(was);
  expect(without('removed')).toBe(is);
});

it('shows very long texts in full', () => {
  const long = 'word '.repeat(1500);
  expect(wordDifference(long, `${long}end`).map(({ change }) => change)).toEqual([
    'removed',
    'added',
  ]);
});
