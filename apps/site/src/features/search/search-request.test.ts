import { expect, it } from 'vitest';
import { readSearchRequest, searchKindPath } from './search-request.ts';

it('reads term and kind from a URL, and ignores unknown values', () => {
  expect(readSearchRequest('?q=%20B%C3%A9ja%C3%AFa%20&kind=activity')).toEqual({
    term: 'Béjaïa',
    kind: 'activity',
  });
  expect(readSearchRequest('?q=a+b%00&kind=toString')).toEqual({ term: 'a b', kind: null });
  expect(readSearchRequest('?q=%E0%A4%A')).toMatchObject({ kind: null });
  expect(readSearchRequest('')).toEqual({ term: null, kind: null });
});

it('writes a URL that it can read', () => {
  const term = `"50%_\\'(),&kind=x#🐪`;
  expect(readSearchRequest(searchKindPath(term, 'vehicle').replace('/search', ''))).toEqual({
    term,
    kind: 'vehicle',
  });
});
