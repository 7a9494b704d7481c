import { expect, it } from 'vitest';
import { addressIn, pageUrl, splitAddress } from './addresses.ts';
import { ar, en, fr } from './locales.ts';

it('prefixes paths with their language, and the home page without a trailing slash', () => {
  expect([addressIn(en, '/travels'), addressIn(fr, '/travels')]).toEqual([
    '/travels',
    '/fr/travels',
  ]);
  expect([addressIn(en, '/'), addressIn(ar, '/')]).toEqual(['/', '/ar']);
  expect(pageUrl('https://site.example', 'ar', '/my-inquiry')).toBe(
    'https://site.example/ar/my-inquiry',
  );
});

it.each([
  ['/', en, '/'],
  ['/travels', en, '/travels'],
  ['/friends', en, '/friends'],
  ['/fr', fr, '/'],
  ['/ar/travels/oran', ar, '/travels/oran'],
])('splits %s', (address, locale, path) => expect(splitAddress(address)).toEqual({ locale, path }));
