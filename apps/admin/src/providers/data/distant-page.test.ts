import { expect, it, vi } from 'vitest';
import { isDistant, readDistantPage } from './distant-page.ts';

it('begins at the row after the first thousand', () => {
  expect(isDistant({ page: 40, perPage: 25 })).toBe(false);
  expect(isDistant({ page: 41, perPage: 25 })).toBe(true);
  expect(isDistant({ page: 2, perPage: 1000 })).toBe(true);
});

it('keeps the order and the count of the keys, and leaves out a row that is gone since', async () => {
  const readRows = vi.fn(async (ids: unknown[]) =>
    ids
      .filter((id) => id !== 'b')
      .map((id) => ({ id: String(id), name: `Row ${id}` }))
      .reverse(),
  );
  const page = await readDistantPage({
    listKeys: async () => ({ data: [{ id: 'c' }, { id: 'b' }, { id: 'a' }], total: 2000 }),
    readRows,
  });
  expect(page).toEqual({
    data: [
      { id: 'c', name: 'Row c' },
      { id: 'a', name: 'Row a' },
    ],
    total: 2000,
  });
});

it('asks for the rows of a long page in addresses that every server takes', async () => {
  const ids = Array.from({ length: 250 }, (_, place) => ({ id: `id-${place}` }));
  const readRows = vi.fn(async (portion: unknown[]) => portion.map((id) => ({ id: String(id) })));
  const { data } = await readDistantPage({
    listKeys: async () => ({ data: ids, total: 5000 }),
    readRows,
  });
  expect(data).toEqual(ids);
  expect(readRows).toHaveBeenCalledTimes(3);
});
