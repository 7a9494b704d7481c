/** Runs at most `limit` tasks at the same time; the others wait in order. */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Hands the slot to the next task, so that no other can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
