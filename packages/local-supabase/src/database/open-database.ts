import '../lite-switches.ts';
import type { PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { batchRequestSettings } from './batch-request-settings.ts';

type Parser = (value: string) => unknown;

// PostgREST's formats: ISO 8601 with a T, numerics as JSON numbers.
const isoTimestamp: Parser = (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
const numeric: Parser = (value) => (Number.isFinite(Number(value)) ? Number(value) : value);

const parsers: Record<number, Parser> = {
  1114: isoTimestamp,
  1184: isoTimestamp,
  1700: numeric,
};

export const extensions: PGliteOptions['extensions'] = {
  btree_gist,
  citext,
  pg_trgm,
  pgtap,
  unaccent,
  uuid_ossp,
};

// PGlite has one session and does not read what `alter database … set` says.
// Without pgrst.db_schemas, `supabase db advisors` skips most of its rules.
export const sessionSql = `
set search_path to "$user", public, extensions;
set timezone to 'UTC';
set pgrst.db_schemas to 'public';
`;

/** Opens the PGlite database in a folder, or in memory when there is none, optionally from a snapshot. */
export async function openDatabase(
  folder: string | undefined,
  snapshot?: Blob,
): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions, parsers, ...(snapshot ? { loadDataDir: snapshot } : {}) },
  });
  await connection.driver.waitReady;
  await connection.driver.exec(sessionSql);
  await forgetRowArrays(connection.driver);
  refuseUnsendable(connection.driver);
  keepRevokes(connection);
  batchRequestSettings(connection);
  return connection;
}

/**
 * PGlite copies all 444 parsers for every result. 319 of them read arrays of table rows, which no request returns;
 * without them a small request takes an eighth less time.
 */
async function forgetRowArrays(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    `select typarray from pg_type where typtype = 'c' and typarray <> 0`,
  );
  for (const { typarray } of rows) {
    delete driver.parsers[typarray];
    delete driver.serializers[typarray];
  }
}

/**
 * PGlite sends values of any type for an array parameter. The malformed message breaks its only connection,
 * and later statements receive the errors. Throw before it is sent.
 */
function refuseUnsendable({ serializers }: PgliteConnection['driver']): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value: unknown, ...rest: unknown[]) => {
      const sent: unknown = (serialize as (...all: unknown[]) => unknown)(value, ...rest);
      if (typeof sent === 'string' || sent instanceof Uint8Array || sent == null)
        return sent as string;
      throw new Error('Invalid input for list type');
    };
  }
}

/**
 * lite grants ALL on every table to the API roles at the first request, unless this state says it has. On a
 * hosted project the migrations alone decide about grants.
 */
function keepRevokes(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
