import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

const HEAD =
  '<link rel="preload" as="image" href="/a.avif"/><title>M&#x27;Zab &amp; more</title>' +
  '<meta property="og:image" content="https://example.org/a.jpg"/>' +
  '<link rel="canonical" href="https://example.org/travels/mzab"/>';

it('separates what React renders for the head from the body', () => {
  const body = '<!--$--><div><svg><title>Map</title></svg></div>';
  expect(parsePage(HEAD + body)).toMatchObject({ head: HEAD, body });
  expect(parsePage(HEAD)).toMatchObject({ head: HEAD, body: '' });
});

it('reads the title, the canonical address and the picture of the page', () => {
  expect(parsePage(`${HEAD}<h1>M'Zab</h1>`)).toMatchObject({
    title: "M'Zab & more",
    canonical: 'https://example.org/travels/mzab',
    image: 'https://example.org/a.jpg',
    isHidden: false,
  });
  expect(parsePage('<meta name="robots" content="noindex"/><p>')).toMatchObject({
    canonical: '',
    image: undefined,
    isHidden: true,
  });
});

it('lists the pages that are linked to, each once', () => {
  const links = [
    '/travels?type=a&amp;b=c',
    '/travels#map',
    '/admin/x',
    '/a.svg',
    '//other.org/x',
    'mailto:a@b.c',
    '/faq',
  ];
  const html = links.map((href) => `<a class="x" href="${href}">link</a>`).join('');
  expect(parsePage(html).links).toEqual(['/travels', '/faq']);
});
