import { expect, it, vi } from 'vitest';
import { allRows } from './all-rows.ts';

/** A table that hands out at most `most` rows at a time, as the API does. */
function table(length: number, most = 1000) {
  const rows = Array.from({ length }, (_, id) => ({ id }));
  return vi.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + most)),
    count: length,
    error: null,
  }));
}

it('reads more than the thousand rows of one response, each row once', async () => {
  const read = table(2500);
  const rows = await allRows(read);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, id) => id));
  expect(read).toHaveBeenCalledTimes(3);
});

it('sends one request for what fits into one response, full or empty', async () => {
  for (const length of [0, 40, 1000]) {
    const read = table(length);
    expect(await allRows(read)).toHaveLength(length);
    expect(read).toHaveBeenCalledTimes(1);
  }
});

it('reads everything from a server that returns less than requested', async () => {
  expect(await allRows(table(1200, 500))).toHaveLength(1200);
});

it('fails rather than return a part of the rows', async () => {
  const cut = async () => ({ data: [], count: 3, error: null });
  await expect(allRows(cut)).rejects.toThrow('Only 0 of 3 rows');
  const uncounted = async () => ({ data: [{ id: 1 }], count: null, error: null });
  await expect(allRows(uncounted, 1)).rejects.toThrow('exact count');
  expect(await allRows(uncounted)).toEqual([{ id: 1 }]);
  const broken = async () => ({ data: null, count: null, error: new Error('down') });
  await expect(allRows(broken)).rejects.toThrow('down');
});
