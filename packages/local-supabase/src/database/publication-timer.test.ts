import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPublicationTimer } from './publication-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the schedule regularly, one at a time, continues after a failure, and stops on request', async () => {
  const lines: string[] = [];
  const slow = Promise.withResolvers<void>();
  const run = vi.fn(async (_statement: string): Promise<unknown> => undefined);
  run.mockRejectedValueOnce(new Error('closed')).mockReturnValueOnce(slow.promise);
  const log = (line: string) => void lines.push(line);
  const timer = startPublicationTimer({ run, everySeconds: 15, log });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(run.mock.calls).toEqual([[expect.stringContaining('run_scheduled_publications()')]]);
  expect(lines).toEqual([expect.stringContaining('closed')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(run).toHaveBeenCalledTimes(3);
  await timer.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(3);
});
