import { expect, it } from 'vitest';
import { imageUrlOfAttempt } from './image-retry.ts';
import { imageUrl } from './image-url.ts';

it('makes a path root-relative unless it starts with http', () => {
  expect(imageUrl('illustrations/dunes-night.webp')).toBe('/illustrations/dunes-night.webp');
  expect(imageUrl('/illustrations/dunes-night.webp')).toBe('/illustrations/dunes-night.webp');
  expect(imageUrl('https://example.com/a.webp')).toBe('https://example.com/a.webp');
  expect(imageUrl('//example.com/a.webp')).toBe('/example.com/a.webp');
  expect(imageUrl('  ')).toBeNull();
  expect(imageUrl(null)).toBeNull();
});

it('asks past the cache only when it tries again', () => {
  expect(imageUrlOfAttempt('/a.webp', 0)).toBe('/a.webp');
  expect(imageUrlOfAttempt('/a.webp', 1)).toBe('/a.webp?retry=1');
  expect(imageUrlOfAttempt('/a.webp?v=2#x', 2)).toBe('/a.webp?v=2&retry=2#x');
});
