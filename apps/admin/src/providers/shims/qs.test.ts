import { expect, it } from 'vitest';
import qs from './qs.ts';

it('writes conditions so that nothing in them ends one early, and leaves out what is missing', () => {
  expect(
    qs.stringify({ order: 'name.asc,id.asc', offset: 0, name: 'eq.a&b=c +', select: undefined }),
  ).toBe('order=name.asc%2Cid.asc&offset=0&name=eq.a%26b%3Dc%20%2B');
});
