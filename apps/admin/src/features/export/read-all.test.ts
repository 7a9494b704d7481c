import { expect, it, vi } from 'vitest';
import { readAll } from './read-all.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

function list(rows: { id: number }[], beforePage?: (page: number) => void) {
  const controller = new AbortController();
  return {
    controller,
    onProgress: vi.fn(),
    signal: controller.signal,
    readPage: vi.fn(async (page: number, perPage: number) => {
      beforePage?.(page);
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    }),
  };
}

it('reads pages until one is not full, in the order of the list', async () => {
  const rows = numbered(2300);
  const asked = list(rows);
  expect(await readAll(asked)).toEqual(rows);
  expect(asked.readPage.mock.calls).toEqual([
    [1, 1000],
    [2, 1000],
    [3, 1000],
  ]);
  expect(asked.onProgress.mock.calls).toEqual([[1000], [2000], [2300]]);
});

it('sends one request when everything fits', async () => {
  const asked = list(numbered(999));
  await readAll(asked);
  expect(asked.readPage).toHaveBeenCalledTimes(1);
});

it('reads again when rows moved between pages', async () => {
  const rows = numbered(1500);
  let isFirst = true;
  const asked = list(rows, (page) => {
    if (page === 2 && isFirst) {
      rows.shift();
      isFirst = false;
    }
  });
  expect(await readAll(asked)).toEqual(rows);
});

it('gives up on a list that keeps changing, without duplicate rows', async () => {
  const rows = numbered(1500);
  const asked = list(rows, () => rows.unshift({ id: 10_000 + rows.length }));
  const read = await readAll(asked);
  expect(asked.readPage).toHaveBeenCalledTimes(6);
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
});

it('can be aborted', async () => {
  const asked = list(numbered(5000), (page) => {
    if (page === 2) asked.controller.abort();
  });
  await expect(readAll(asked)).rejects.toThrow(/abort/i);
  expect(asked.readPage).toHaveBeenCalledTimes(2);
});
