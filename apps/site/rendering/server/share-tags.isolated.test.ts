import { describe, expect, it, vi } from 'vitest';

vi.mock('#lib/env.ts', () => ({ env: { siteUrl: 'https://example.org' } }));
const { shareTags } = await import('./share-tags.ts');
const { parsePage } = await import('./parse-page.ts');

const tagsFor = (head: string) => shareTags(parsePage(head));

const canonical = '<link rel="canonical" href="https://example.org/travels/oran"/>';

describe('the head of a page', () => {
  it('links to the page in every language', () => {
    const urls = {
      en: 'https://example.org/travels/oran',
      fr: 'https://example.org/fr/travels/oran',
      ar: 'https://example.org/ar/travels/oran',
      'x-default': 'https://example.org/travels/oran',
    };
    const links = tagsFor(canonical).match(/<link[^>]*>/g);
    expect(links).toEqual(
      Object.entries(urls).map(
        ([language, url]) => `<link rel="alternate" hreflang="${language}" href="${url}"/>`,
      ),
    );
    const french = canonical.replace('/travels', '/fr/travels');
    expect(tagsFor(french).match(/<link[^>]*>/g)).toEqual(links);
  });

  it('names no alternate URL of a page that is not indexed', () => {
    expect(tagsFor(`${canonical}<meta name="robots" content="noindex"/>`)).not.toContain('<link');
    expect(tagsFor('<title>Lost</title>')).not.toContain('<link');
  });

  it('always has exactly one picture', () => {
    const own = '<meta property="og:image" content="https://api.example/photos/a/960.webp"/>';
    expect(tagsFor(own)).not.toContain('og:image');
    expect(tagsFor('')).toContain('content="https://example.org/share/dunes-night.jpg"');
    expect(tagsFor('')).toContain('<meta property="og:image:width" content="1200"/>');
  });
});
