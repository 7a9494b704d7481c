/**
 * Applies supabase/migrations like `supabase db push`: in the order of their names, one transaction per file,
 * recorded in the same history table, which the CLI reads too. Replaces lite's migration runner, which
 * reads only the folder below the current directory and hides Postgres's error message.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** PGlite, or a client of a PostgreSQL server. */
export interface SqlSession {
  exec: (sql: string) => Promise<unknown>;
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<{ rows: Row[] }>;
}
export interface SqlDatabase extends SqlSession {
  transaction: (work: (session: SqlSession) => Promise<void>) => Promise<unknown>;
}

export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

const fileName = /^(\d{14})_(.+)\.sql$/;

export async function readMigrations(dir: string): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((file) => fileName.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = fileName.exec(file) ?? [];
      return { version, name, file, sql: await readFile(join(dir, file), 'utf8') };
    }),
  );
}

const historySql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
`;

interface AppliedMigration {
  version: string;
  sql: string | null;
}

async function readApplied(database: SqlDatabase): Promise<AppliedMigration[]> {
  await database.exec(historySql);
  const { rows } = await database.query<AppliedMigration>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations order by version',
  );
  return rows;
}

/** The versions applied to the database that `migrations` no longer contain, or contain with other SQL. */
export async function findReplacedVersions(
  database: SqlDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  const current = new Map(migrations.map(({ version, sql }) => [version, sql]));
  const applied = await readApplied(database);
  return applied
    .filter(({ version, sql }) => current.get(version) !== sql)
    .map(({ version }) => version);
}

/** @returns the files applied. @throws an error that names the file and the line. */
export async function applyPending(
  database: SqlDatabase,
  migrations: Migration[],
): Promise<string[]> {
  const known = new Set((await readApplied(database)).map(({ version }) => version));
  const applied: string[] = [];
  for (const migration of migrations) {
    if (known.has(migration.version)) continue;
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(migration.sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [migration.version, migration.name, [migration.sql]],
        );
      });
    } catch (error) {
      throw new Error(`The migration ${describe(migration.file, migration.sql, error)}`);
    }
    applied.push(migration.file);
  }
  return applied;
}

/** Runs files in the given order. */
export async function runSqlFiles(database: SqlDatabase, files: SqlFile[]): Promise<void> {
  for (const { file, sql } of files) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
      });
    } catch (error) {
      throw new Error(`The seed file ${describe(file, sql, error)}`);
    }
  }
}

export interface SqlFile {
  file: string;
  sql: string;
}

/** The .sql files of a folder and its subfolders, sorted by path; none if the folder is missing. */
export async function readSqlFiles(dir: string): Promise<SqlFile[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({ file, sql: await readFile(join(dir, file), 'utf8') })),
  );
}

function describe(file: string, sql: string, error: unknown): string {
  if (!(error instanceof Error)) return `${file} failed: ${error}`;
  const { position, hint, detail } = error as Error &
    Record<'position' | 'hint' | 'detail', string>;
  const line = position ? `:${sql.slice(0, Number(position)).split('\n').length}` : '';
  const more = [detail, hint].filter(Boolean).join(' ');
  return `${file}${line} failed: ${error.message}${more ? ` (${more})` : ''}`;
}
