import { expect, it, vi } from 'vitest';
import { longPage } from './long-page.ts';

const table = (length: number) => {
  const rows = Array.from({ length }, (_, id) => ({ id }));
  return vi.fn(async ({ page, perPage }: { page: number; perPage: number }) => ({
    data: rows.slice((page - 1) * perPage, page * perPage),
    total: length,
  }));
};

it('concatenates all rows, in one request when they fit', async () => {
  const few = table(40);
  expect((await longPage(few)).data).toHaveLength(40);
  expect(few).toHaveBeenCalledTimes(1);

  const full = table(1000);
  expect((await longPage(full)).data).toHaveLength(1000);
  expect(full).toHaveBeenCalledTimes(1);

  const many = table(2500);
  const { data, total } = await longPage(many);
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(total).toBe(2500);
  expect(many).toHaveBeenCalledTimes(3);
});
