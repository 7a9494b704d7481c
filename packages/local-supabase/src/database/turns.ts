/**
 * PGlite is one connection, and @supabase/lite begins and ends transactions on it without holding
 * it: two requests at once would share a transaction, and with it the role of whoever came last.
 * So each request takes its turn on the whole database.
 */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
