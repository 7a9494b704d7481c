import { expect, it } from 'vitest';
import { stableSort } from './stable-sort.ts';

it('adds the key as a tie-breaker', () => {
  expect(stableSort({ field: 'created_at', order: 'DESC' }, 'id')).toEqual({
    field: 'created_at.desc,id',
    order: 'DESC',
  });
});

it('sorts by the column that orders the field', () => {
  expect(stableSort({ field: 'title', order: 'ASC' }, 'id', { title: 'title_key' })).toEqual({
    field: 'title_key.asc,id',
    order: 'ASC',
  });
});

it('sorts by the key alone when asked to', () => {
  expect(stableSort({ field: 'id', order: 'DESC' }, 'user_id')).toEqual({
    field: 'user_id',
    order: 'DESC',
  });
  expect(stableSort(undefined, 'id')).toEqual({ field: 'id', order: 'ASC' });
});
