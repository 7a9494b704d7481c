/**
 * What every table contains, as a number of rows and a digest. Compared after a stop, it shows damage that Postgres does
 * not notice: it takes a page of zeros for an empty one. Reading it also finds tables whose file is missing.
 */
import type { PGlite } from '@electric-sql/pglite';

/** `rows digest` by table. */
export type Contents = Record<string, string>;

export async function readContents(driver: PGlite): Promise<Contents> {
  const { rows: tables } = await driver.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%'
     order by 1`,
  );
  const contents: Contents = {};
  for (const { name } of tables) {
    const { rows } = await driver
      .query<{ found: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtext(entry::text)), 0) as found from ${name} entry`,
      )
      .catch(() => {
        throw new Error(`its table ${name} cannot be read`);
      });
    contents[name] = rows[0]?.found ?? '';
  }
  return contents;
}

/** The first table that differs from what it was. */
export const differingTable = (now: Contents, before: Contents): string | undefined =>
  Object.keys(before).find((name) => now[name] !== before[name]);
