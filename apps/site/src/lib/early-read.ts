/**
 * A read that can begin before the code of its page is there (`*-early-read.ts` beside the page). Whoever reads the same
 * first gets the result of the early one.
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
