import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

it('counts who unsubscribed among those who received it', () => {
  const figures = new Map([
    ['waiting', 50],
    ['queued', 10],
    ['sent', 30],
    ['unsubscribed', 5],
    ['bounced', 4],
    ['skipped', 1],
  ] as const);
  const { done, share, results } = progressOf(figures, 100);
  expect([done, share]).toEqual([40, 0.4]);
  expect(results.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Delivered 35',
    'Failed 0',
    'Bounced 4',
    'Unsubscribed 5',
    'Skipped 1',
  ]);
});

it('is complete without recipients', () => {
  expect(progressOf(new Map(), 0)).toMatchObject({ done: 0, share: 1 });
});
