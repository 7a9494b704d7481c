/**
 * A sliding-window counter.
 * @param longest the longest window that is asked for, in milliseconds: what is older is forgotten
 */
export function createCounter(longest: number) {
  const moments = new Map<string, number[]>();
  let sweptAt = Date.now();

  /** Without it, every address and every email would stay for as long as the process runs. */
  const sweep = () => {
    const oldest = Date.now() - longest;
    if (sweptAt > oldest) return;
    sweptAt = Date.now();
    for (const [key, events] of moments) if ((events.at(-1) ?? 0) < oldest) moments.delete(key);
  };
  const count = (key: string, window: number) =>
    (moments.get(key) ?? []).filter((moment) => moment > Date.now() - window).length;
  const add = (key: string) => {
    sweep();
    const moment = Date.now() + Math.random();
    const recent = (moments.get(key) ?? []).filter((each) => each > Date.now() - longest);
    moments.set(key, [...recent, moment]);
    return () => {
      const others = (moments.get(key) ?? []).filter((each) => each !== moment);
      if (others.length > 0) moments.set(key, others);
      else moments.delete(key);
    };
  };
  return {
    count,
    /** @returns what takes the event back */
    add,
    /** Seconds until `pause` milliseconds have passed since the last event. */
    wait(key: string, pause: number): number {
      const last = moments.get(key)?.at(-1);
      return last === undefined ? 0 : Math.ceil(Math.max(0, last + pause - Date.now()) / 1000);
    },
    take(key: string, limit: number, window: number): boolean {
      if (count(key, window) >= limit) return false;
      add(key);
      return true;
    },
    /** How many keys are remembered. */
    size: () => moments.size,
  };
}
