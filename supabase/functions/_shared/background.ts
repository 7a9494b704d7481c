import { report } from './report.ts';

type EdgeRuntime = { waitUntil?: (work: Promise<unknown>) => void };

/** Lets work go on after the answer; the edge runtime would stop it with the request otherwise. */
export function inBackground(work: Promise<unknown>): void {
  const settled = work.catch((error) => report('Work after an answer failed.', error));
  const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: EdgeRuntime };
  runtime?.waitUntil?.(settled);
}

/** The outcome of some work, not before `milliseconds` have passed: how long it took tells nothing. */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.all([work, pause]);
  return outcome;
}
