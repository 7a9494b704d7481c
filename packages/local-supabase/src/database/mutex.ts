/**
 * PGlite has one connection, and @supabase/lite runs transactions on it without locking: concurrent
 * requests would share a transaction, and with it the database role of the latest one. Every request
 * therefore holds this mutex while it uses the database.
 */
import type { PGlite, Transaction } from '@electric-sql/pglite';

export interface Mutex {
  /** Runs the callers' functions one at a time, in the order of the calls. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
}

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return {
    runExclusive(work) {
      const current = last.then(work, work);
      last = current.catch(() => undefined);
      return current;
    },
  };
}

/** The database as its superuser, for middleware. Each call acquires the mutex. */
export interface Database {
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

export function databaseBehind(driver: PGlite, mutex: Mutex): Database {
  return {
    query: <Row>(sql: string, params: unknown[] = []) =>
      mutex.runExclusive(async () => (await driver.query<Row>(sql, params)).rows),
    transaction: (work) => mutex.runExclusive(() => driver.transaction(work)),
  };
}
