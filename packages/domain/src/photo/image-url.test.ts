import { expect, it } from 'vitest';
import { imageUrl, photoUrl, picturePath, storedPhoto } from './image-url.ts';

const api = 'https://api.example.com';

it('makes a path root-relative unless it starts with http', () => {
  const illustration = '/illustrations/dunes-night.webp';
  expect(imageUrl('illustrations/dunes-night.webp', api)).toBe(illustration);
  expect(imageUrl(illustration, api)).toBe(illustration);
  expect(imageUrl('photos/2026/dune.jpg', api)).toBe('/photos/2026/dune.jpg');
  expect(imageUrl('https://example.com/a.webp', api)).toBe('https://example.com/a.webp');
  expect(imageUrl('//example.com/a.webp', api)).toBe('/example.com/a.webp');
  expect(imageUrl('  ', api)).toBeNull();
  expect(imageUrl(null, api)).toBeNull();
});

const stored = '/storage/v1/object/public/photos/2026/b7c4-w480/480.webp';

it.each([
  [stored],
  [stored.slice(1)],
  [`https://abcdefghijklmnopqrst.supabase.co${stored}`],
  [`http://localhost:54321${stored}?v=2#part`],
  [`  HTTPS://api.example.org/base${stored} `],
  [`//api.example.org${stored}`],
  [`https://a.supabase.co${stored.replace('object', 'render/image')}?width=200`],
])('reads the photo named %j from our API, wherever it was chosen', (address) => {
  expect(picturePath(address)).toBe(stored);
  expect(imageUrl(address, api)).toBe(`https://api.example.com${stored}`);
  expect(imageUrl(imageUrl(address, 'https://old.example'), api)).toBe(
    `https://api.example.com${stored}`,
  );
});

it.each([
  ['https://example.com/a.webp?from=/storage/v1/object/public/photos/a.webp'],
  ['https://a.supabase.co/storage/v1/object/sign/photos/a.webp?token=b'],
  ['illustrations/a.webp'],
  ['See https://a.supabase.co/storage/v1/object/public/photos/a.webp'],
  [''],
])('leaves %j as it is', (address) => {
  expect(picturePath(address)).toBe(address);
});

it('names a photo of the library by its path', () => {
  expect(storedPhoto('2026/b7c4-w480/480.webp')).toBe(stored);
  expect(photoUrl(api, '2026/b7c4-w480/480.webp')).toBe(`https://api.example.com${stored}`);
});
