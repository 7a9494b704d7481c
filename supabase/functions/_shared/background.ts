import { report } from './report.ts';

type EdgeRuntime = { waitUntil?: (work: Promise<unknown>) => void };

/** Continues after the response; the edge runtime would otherwise stop with the request. */
export function inBackground(work: Promise<unknown>): void {
  const settled = work.catch((error) => report('Work after an answer failed.', error));
  const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: EdgeRuntime };
  runtime?.waitUntil?.(settled);
}

/** Resolves no earlier than after `milliseconds`, so that response times reveal nothing. */
export async function notBefore<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.all([work, pause]);
  return outcome;
}
