/** The local backend on a PostgreSQL server, for tests of what reads or writes the database beside the API. */
import '../lite-switches.ts';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';

const type = (oid: number, parse: (value: string) => unknown) => ({
  to: oid,
  from: [oid],
  // Texts are what lite has written already, as PGlite accepts them.
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse,
});
const number = (value: string) => (Number.isFinite(Number(value)) ? Number(value) : value);
const moment = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** In the place of lite's own. */
const types = {
  bigint: type(20, number),
  numeric: type(1700, number),
  json: type(114, JSON.parse),
  jsonb: type(3802, JSON.parse),
  timestamp: type(1114, moment),
  timestamptz: type(1184, moment),
};

/** @param url of a superuser of a database that has the project's migrations. */
export function connectionTo(url: string): PgliteConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      // Like PGlite, which is one session.
      max: 1,
      types,
      connection: { search_path: '"$user", public, extensions', TimeZone: 'UTC' },
      onnotice: () => undefined,
    },
  });
  const sql = connection.driver;
  const query = async (text: string, values: unknown[] = []) => ({
    rows: [...(await sql.unsafe(text, values as never[]))],
  });
  // The part of PGlite's interface that the middleware uses.
  Object.assign(sql, {
    query,
    exec: (text: string) => sql.unsafe(text).simple(),
    transaction: (work: (inner: unknown) => Promise<unknown>) =>
      sql.begin((inner) =>
        work({
          query: async (text: string, values: unknown[] = []) => ({
            rows: [...(await inner.unsafe(text, values as never[]))],
          }),
        }),
      ),
  });
  Object.assign(connection, { rlsState: 'active' });
  return connection as unknown as PgliteConnection;
}
