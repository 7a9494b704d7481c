/**
 * A read that can start before its page's code has loaded (`*-early-read.ts` beside the page). The first read with
 * the same arguments gets its result.
 */
export function earlyRead<Arguments extends unknown[], Result>(
  read: (...what: Arguments) => Promise<Result>,
) {
  const begun = new Map<string, Promise<Result>>();
  return {
    begin(...what: Arguments): void {
      const result = read(...what);
      // Its reader sees the error.
      result.catch(() => {});
      begun.set(JSON.stringify(what), result);
    },
    read(...what: Arguments): Promise<Result> {
      const key = JSON.stringify(what);
      const early = begun.get(key);
      begun.delete(key);
      return early ?? read(...what);
    },
  };
}
