type Shared<Value> = { (): Promise<Value>; forget(): void };

/** Concurrent and recent calls share one promise. Failures are not cached. */
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
