import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCounter } from './sliding-window.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('counts what happened within the window', () => {
  const counter = createCounter(10_000);
  expect([1, 2, 3].map(() => counter.take('a', 2, 1000))).toEqual([true, true, false]);
  vi.advanceTimersByTime(1100);
  expect(counter.take('a', 2, 1000)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(counter.wait('a', 5000)).toBe(5);
});

it('forgets a key whose last event was taken back', () => {
  const counter = createCounter(10_000);
  const forget = counter.add('a');
  forget();
  expect(counter.size()).toBe(0);
});

it('forgets the keys whose windows have passed', () => {
  const counter = createCounter(10_000);
  for (let visitor = 0; visitor < 1000; visitor++) counter.add(`visitor ${visitor}`);
  vi.advanceTimersByTime(11_000);
  counter.add('another');
  expect(counter.size()).toBe(1);
});
