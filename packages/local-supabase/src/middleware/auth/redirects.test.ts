import { describe, expect, it } from 'vitest';
import { isAllowed } from './redirects.ts';

const config = {
  siteUrl: 'https://expat.example',
  redirectUrls: ['https://preview.example/exact', 'https://*.branch.example/**', 'app://open/?'],
};

describe('a redirect address', () => {
  it.each([
    'https://expat.example/admin/auth',
    'https://expat.example/#there',
    'https://preview.example/exact#there',
    'https://one.branch.example/a/b',
    'app://open/x',
  ])('%s is allowed', (address) => expect(isAllowed(address, config)).toBe(true));

  it.each([
    'https://evil.example',
    'http://expat.example',
    'https://expat.example:8443/',
    'https://expat.example.evil.example/',
    'https://expat.example@evil.example/',
    'https://preview.example/exact/more',
    'https://previewXexample/exact',
    'https://one.two.branch.example/a',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('%s is refused', (address) => expect(isAllowed(address, config)).toBe(false));
});
