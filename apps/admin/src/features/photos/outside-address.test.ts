import { expect, it } from 'vitest';
import { isOutsideAddress } from './outside-address.ts';

const own = ['https://expat-buddy.example', 'https://project.example/'];

it.each([
  ['', false],
  [null, false],
  ['illustrations/sea-fishing.webp', false],
  ['https://expat-buddy.example/illustrations/a.webp', false],
  ['https://project.example/storage/v1/object/public/photos/a.webp', false],
  ['/storage/v1/object/public/photos/a.webp', false],
  ['https://pictures.example/a.webp', true],
  ['http://project.example/a.webp', true],
  ['https://project.example.evil.example/a.webp', true],
  ['http', true],
])('of the picture %j it says %j', (path, isOutside) => {
  expect(isOutsideAddress(path, own)).toBe(isOutside);
});
