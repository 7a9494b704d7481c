import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { DWELL_MS, usePresence } from './use-presence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is somebody who stays, not who passes by', async () => {
  const { result, act } = await renderHook(() => usePresence());
  await act(() => vi.advanceTimersByTime(DWELL_MS - 1));
  expect(result.current.isPresent).toBe(false);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current.isPresent).toBe(true);
});

it('is at once who works with it', async () => {
  const { result, act } = await renderHook(() => usePresence());
  await act(() => result.current.interactions.onPointerDown());
  expect(result.current.isPresent).toBe(true);
});
