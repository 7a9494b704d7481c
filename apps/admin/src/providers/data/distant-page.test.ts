import { expect, it, vi } from 'vitest';
import { isDistant, readDistantPage } from './distant-page.ts';

it('starts after the first thousand rows', () => {
  expect(isDistant({ page: 40, perPage: 25 })).toBe(false);
  expect(isDistant({ page: 41, perPage: 25 })).toBe(true);
  expect(isDistant({ page: 2, perPage: 1000 })).toBe(true);
});

it('keeps the order and count of the keys, and skips a row deleted meanwhile', async () => {
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

it('requests a long page in batches that fit in a URL', async () => {
  const ids = Array.from({ length: 250 }, (_, place) => ({ id: `id-${place}` }));
  const readRows = vi.fn(async (batch: unknown[]) => batch.map((id) => ({ id: String(id) })));
  const { data } = await readDistantPage({
    listKeys: async () => ({ data: ids, total: 5000 }),
    readRows,
  });
  expect(data).toEqual(ids);
  expect(readRows).toHaveBeenCalledTimes(3);
});
