import { expect, it, vi } from 'vitest';
import { earlyRead } from './early-read.ts';

it('hands what began early to its first reader only', async () => {
  const ask = vi.fn(async (term: string) => `${term}, ${ask.mock.calls.length}`);
  const { begin, read } = earlyRead(ask);
  begin('taghit');
  expect(await read('oran')).toBe('oran, 2');
  expect(await read('taghit')).toBe('taghit, 1');
  expect(await read('taghit')).toBe('taghit, 3');
});

it('hands on a failure, after which the next read asks again', async () => {
  const ask = vi.fn(async () => 'found').mockRejectedValueOnce(new Error('offline'));
  const { begin, read } = earlyRead(ask);
  begin();
  await expect(read()).rejects.toThrow('offline');
  expect(await read()).toBe('found');
});
