import { expect, it } from 'vitest';
import { stableSort } from './stable-sort.ts';

it('ends every order with the key, so that pages neither repeat nor lose rows', () => {
  expect(stableSort({ field: 'created_at', order: 'DESC' }, 'id')).toEqual({
    field: 'created_at.desc,id',
    order: 'DESC',
  });
});

it('sorts by the key itself once', () => {
  expect(stableSort({ field: 'id', order: 'DESC' }, 'user_id')).toEqual({
    field: 'user_id',
    order: 'DESC',
  });
  expect(stableSort(undefined, 'id')).toEqual({ field: 'id', order: 'ASC' });
});
