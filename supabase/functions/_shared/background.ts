import { report } from './report.ts';

type EdgeRuntime = { waitUntil?: (task: Promise<unknown>) => void };

/** Continues after the response; the edge runtime would otherwise stop with the request. */
export function inBackground(task: Promise<unknown>): void {
  const settled = task.catch((error) => report('A background task failed.', error));
  const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: EdgeRuntime };
  runtime?.waitUntil?.(settled);
}

/** Resolves no earlier than after `milliseconds`, so that response times reveal nothing. */
export async function notBefore<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.all([task, pause]);
  return outcome;
}
