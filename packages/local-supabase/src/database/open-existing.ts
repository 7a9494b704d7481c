/** Opens the database of an earlier start, or says in one sentence what is wrong with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Contents, differingTable, readContents } from './contents.ts';
import { openDatabase } from './open-database.ts';

/** Without these, PGlite would make a new database in place of the old one. */
const vital = ['PG_VERSION', 'global/pg_control', 'base'];

export async function openExisting(
  database: string,
  damaged: (reason: string) => Promise<Error>,
  before: Contents = {},
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
  const reason = rows[0]?.whole
    ? await damageOf(connection, before)
    : 'its database has lost the roles or the migrations of the project';
  if (!reason) return connection;
  await connection.close();
  throw await damaged(reason);
}

async function damageOf(
  { driver }: PgliteConnection,
  before: Contents,
): Promise<string | undefined> {
  try {
    const table = differingTable(await readContents(driver), before);
    return table && `its table ${table} does not contain what it did at the last stop`;
  } catch (error) {
    return error instanceof Error ? error.message : messageOf(error);
  }
}

/** PGlite's file system throws objects that have only a number. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message.replace(/\..*$/s, '');
  const { errno } = error as { errno?: number };
  return errno === undefined ? String(error) : `file system error ${errno}`;
}
