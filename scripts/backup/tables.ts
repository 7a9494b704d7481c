import type { Client } from 'pg';

/** Their names are quoted where SQL needs it, such as `public.travels`. */
export type Table = { name: string; columns: string };

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(format('%I', attname), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_catalog.pg_class class join pg_catalog.pg_namespace space on space.oid = relnamespace
  where relkind = 'r'
    and (nspname in ('public', 'private') or (nspname, relname) in (('auth', 'users'), ('auth', 'identities')))
    and not exists (select from pg_catalog.pg_depend
      where classid = 'pg_catalog.pg_class'::regclass and objid = class.oid and deptype = 'e')
  order by nspname = 'auth' desc, nspname, relname = 'identities', relname`;

/** Ours and the accounts, without those of extensions and without generated columns. */
export async function listTables(database: Client): Promise<Table[]> {
  const { rows } = await database.query<Table>(TABLES);
  return rows;
}

/** Rows by table. */
export async function countRows(
  database: Client,
  tables: readonly { name: string }[],
): Promise<Record<string, number>> {
  const counts = tables.map(({ name }) => `('${name}', (select count(*) from ${name}))`);
  const { rows } = await database.query<{ name: string; count: string }>(
    `select name, count from (values ${counts.join(', ')}) counted (name, count)`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Statements that set the sequences to where they are. */
export async function readSequences(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_catalog.pg_sequences
    where schemaname in ('public', 'private') order by 1`);
  const statements: string[] = [];
  for (const { name } of rows) {
    const { rows } = await database.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    for (const { last_value, is_called } of rows)
      statements.push(`SELECT pg_catalog.setval('${name}', ${last_value}, ${is_called});`);
  }
  return statements;
}
