type Shared<Value> = { (): Promise<Value>; forget(): void };

/** Calls within `milliseconds` of each other share one answer. A failure is shared with nobody later. */
export function memoizeWithTtl<Value>(
  read: () => Promise<Value>,
  milliseconds: number,
  now: () => number = Date.now,
): Shared<Value> {
  let current: { promise: Promise<Value>; startedAt: number } | undefined;
  const shared = () => {
    if (current && now() - current.startedAt < milliseconds) return current.promise;
    const entry = { promise: read(), startedAt: now() };
    current = entry;
    entry.promise.catch(() => {
      if (current === entry) current = undefined;
    });
    return entry.promise;
  };
  shared.forget = () => {
    current = undefined;
  };
  return shared;
}
