import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSweepTimer } from './sweep-timer.ts';

const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sweeps shortly after the start and then daily, continues after a failure, and stops on request', async () => {
  const lines: string[] = [];
  const run = vi.fn(async (_statement: string): Promise<unknown> => undefined);
  run.mockRejectedValueOnce(new Error('closed'));
  const timer = startSweepTimer({ run, log: (line) => void lines.push(line) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(run.mock.calls).toEqual([[expect.stringContaining('private.sweep()')]]);
  expect(lines).toEqual([expect.stringContaining('closed')]);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(run).toHaveBeenCalledTimes(2);
  await timer.stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(run).toHaveBeenCalledTimes(2);
});
