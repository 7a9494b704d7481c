/** Opens the database of an earlier start, or says in one sentence what is wrong with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from './open-database.ts';

/** Without these, PGlite would make a new database in place of the old one. */
const vital = ['PG_VERSION', 'global/pg_control', 'base'];

export async function openExisting(
  database: string,
  damaged: (reason: string) => Promise<Error>,
): Promise<PgliteConnection> {
  if (!existsSync(database)) throw await damaged('its database is missing');
  const missing = vital.find((name) => !existsSync(join(database, name)));
  if (missing) throw await damaged(`its database has no ${missing}`);
  let connection: PgliteConnection;
  try {
    connection = await openDatabase(database);
  } catch (error) {
    throw await damaged(`its database cannot be opened (${messageOf(error)})`);
  }
  const { rows } = await connection.driver.query<{ whole: boolean }>(
    `select count(*) = 3 and to_regclass('supabase_migrations.schema_migrations') is not null as whole
     from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`,
  );
  if (rows[0]?.whole) return connection;
  await connection.close();
  throw await damaged('its database has lost the roles or the migrations of the project');
}

/** PGlite's file system throws objects that have only a number. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message.replace(/\..*$/s, '');
  const { errno } = error as { errno?: number };
  return errno === undefined ? String(error) : `file system error ${errno}`;
}
