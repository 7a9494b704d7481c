import { expect, it } from 'vitest';
import { imageUrl } from './image-url.ts';

it('makes a path root-relative unless it starts with http', () => {
  expect(imageUrl('illustrations/dunes-night.webp')).toBe('/illustrations/dunes-night.webp');
  expect(imageUrl('/illustrations/dunes-night.webp')).toBe('/illustrations/dunes-night.webp');
  expect(imageUrl('https://example.com/a.webp')).toBe('https://example.com/a.webp');
  expect(imageUrl('//example.com/a.webp')).toBe('/example.com/a.webp');
  expect(imageUrl('  ')).toBeNull();
  expect(imageUrl(null)).toBeNull();
});
