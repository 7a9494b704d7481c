import { expect, it } from 'vitest';
import { imageUrlOfAttempt } from './image-retry.ts';

it('bypasses the cache only on a retry', () => {
  expect(imageUrlOfAttempt('/a.webp', 0)).toBe('/a.webp');
  expect(imageUrlOfAttempt('/a.webp', 1)).toBe('/a.webp?retry=1');
  expect(imageUrlOfAttempt('/a.webp?v=2#x', 2)).toBe('/a.webp?v=2&retry=2#x');
});
