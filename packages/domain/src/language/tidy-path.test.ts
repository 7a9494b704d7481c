import { expect, it } from 'vitest';
import { tidyPath } from './tidy-path.ts';

it.each([
  ['/travels/oran.', '/travels/oran'],
  ['/travels/oran)', '/travels/oran'],
  ['/travels/oran).', '/travels/oran'],
  ['/travels/oran,', '/travels/oran'],
  ['/travels/oran%3E', '/travels/oran'],
  ['/travels/oran%20', '/travels/oran'],
  ['/travels/oran%E2%80%9D', '/travels/oran'],
  ['/travels/oran%C2%A0%C2%BB', '/travels/oran'],
  ['/travels/oran%2C', '/travels/oran'],
  ['/travels/oran%2F.', '/travels/oran%2f'],
  ['/Travels/Oran', '/travels/oran'],
  ['//travels', '/travels'],
  ['/travels//oran', '/travels/oran'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/travels', '/travels'],
  ['/FR/Contact.', '/fr/contact'],
  ['/index.html', '/'],
  ['/fr/index.html', '/fr'],
  ['/travels.html', '/travels'],
  ['/.', '/'],
])('%s means %s', (pathname, path) => {
  expect(tidyPath(pathname)).toBe(path);
});

it.each([
  '/',
  '/fr',
  '/fr/',
  '/travels/',
  '/entry-papers',
  '/events/a-b',
  '/caf%C3%A9',
  '/%E0%A4%A',
  '/english',
])('%s is as it should be', (pathname) => {
  expect(tidyPath(pathname)).toBe(pathname);
});

it('has a tidy result that leads to no other origin', () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/en//evil.example',
    '/%2F%2Fevil.example',
    '/..//',
    '/EN/en/.',
  ]) {
    const tidy = tidyPath(path);
    expect(new URL(tidy, 'https://site.test').origin).toBe('https://site.test');
    expect(tidy).toMatch(/^\/(?!\/)/);
  }
});
