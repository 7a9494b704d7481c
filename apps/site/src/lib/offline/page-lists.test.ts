import { describe, expect, it } from 'vitest';
import { parsePages, withPage } from './page-lists.ts';

const page = (path: string, at = 1) => ({ path, title: path, at });

describe('the stored list of pages', () => {
  it.each([null, '', '{', '"/"', '{"path":"/"}'])('is empty when it holds none: %s', (text) => {
    expect(parsePages(text)).toEqual([]);
  });

  it('drops entries that lead elsewhere or have no date', () => {
    const stored = [
      page('/travels/oran'),
      page('//elsewhere.example'),
      page('javascript:alert(1)'),
      { path: '/faq', title: 'FAQ' },
      { path: '/faq', at: 1 },
    ];
    expect(parsePages(JSON.stringify(stored))).toEqual([page('/travels/oran')]);
  });

  it('has each page once, newest first, up to the limit', () => {
    const pages = [page('/a'), page('/b'), page('/c')];
    expect(withPage(pages, page('/b', 9), 2)).toEqual([page('/b', 9), page('/a')]);
  });
});
