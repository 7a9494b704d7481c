/**
 * PGlite is one connection, and @supabase/lite begins and ends transactions on it without holding
 * it: two requests at once would share a transaction, and with it the role of whoever came last.
 * So each request takes its turn on the whole database.
 */
import type { PGlite, Transaction } from '@electric-sql/pglite';

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

/** The database as its superuser, for the pieces in front of lite. Each call takes a turn of its own. */
export interface Database {
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

export function databaseInTurns(driver: PGlite, turns: Turns): Database {
  return {
    query: <Row>(sql: string, params: unknown[] = []) =>
      turns.take(async () => (await driver.query<Row>(sql, params)).rows),
    transaction: (work) => turns.take(() => driver.transaction(work)),
  };
}
