import { expect, it } from 'vitest';
import { groupResults } from './queries.ts';
import type { SearchResult } from './types.ts';

it('groups results by kind in display order and keeps their rank', () => {
  const result = (kind: string, record_id: string, total: number): SearchResult => ({
    kind,
    record_id,
    total,
    title: record_id,
    summary: '',
    url: '',
    image: '',
    rank: 1,
    marks: '',
    untranslated: [],
  });
  const groups = groupResults([
    result('vehicle', 'v', 1),
    result('travel', 'a', 9),
    result('travel', 'b', 9),
  ]);
  expect(groups.map(({ kind, total, results }) => [kind, total, results.length])).toEqual([
    ['travel', 9, 2],
    ['vehicle', 1, 1],
  ]);
});
