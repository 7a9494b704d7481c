import { describe, expect, it } from 'vitest';
import { safeNextPath } from './paths.ts';

describe('where a person goes after signing in', () => {
  it('is the page they asked for', () => {
    expect(safeNextPath('/submissions/edit/1?x=1')).toBe('/submissions/edit/1?x=1');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '', null])(
    'is never another site: %s',
    (next) => {
      expect(safeNextPath(next)).toBe('/');
    },
  );

  it.each(['/auth', '/auth?next=/auth', '/reset-password'])(
    'is never a sign-in page: %s',
    (next) => {
      expect(safeNextPath(next)).toBe('/');
    },
  );
});
