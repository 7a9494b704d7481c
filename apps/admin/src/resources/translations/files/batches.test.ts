import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';

it('groups as many records of a table as fit into one response', () => {
  const record = (resource: string, record_id: string, texts: number) => ({
    resource,
    record_id,
    texts,
  });
  const batches = batchesOf([
    record('tags', 'a', 1),
    record('travels', 'b', 500),
    record('travels', 'c', 400),
    record('travels', 'd', 1),
    record('travels', 'e', 1200),
  ]);
  expect(batches.map((batch) => batch.map(({ record_id }) => record_id))).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
    ['e'],
  ]);
});
