import { describe, expect, it, vi } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

describe('a function memoized with a TTL', () => {
  it('runs once for calls within the TTL, and again after it', async () => {
    let now = 0;
    const read = vi.fn(async () => now);
    const shared = memoizeWithTtl(read, 2000, () => now);
    await Promise.all([shared(), shared()]);
    now = 1999;
    expect(await shared()).toBe(0);
    now = 2000;
    expect(await shared()).toBe(2000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read again after a failure', async () => {
    const read = vi.fn<() => Promise<string>>();
    read.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('staff');
    const shared = memoizeWithTtl(read, 2000, () => 0);
    await expect(shared()).rejects.toThrow('no network');
    expect(await shared()).toBe('staff');
  });

  it('can be cleared', async () => {
    const read = vi.fn(async () => 'x');
    const shared = memoizeWithTtl(read, 2000, () => 0);
    await shared();
    shared.forget();
    await shared();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
