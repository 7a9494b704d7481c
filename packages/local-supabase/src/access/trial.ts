/** A database with one of everything, in which each statement is tried as somebody and taken back. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSqlFiles } from '../database/migrations.ts';
import { openDatabase, sessionSql } from '../database/open-database.ts';
import { projectSnapshot } from '../database/prepare-database.ts';
import { databaseTestsDir, migrationsDir } from '../paths.ts';
import { pgtapSql } from '../pgtap.ts';
import type { Caller } from './rights-table.ts';

/** The accounts of supabase/tests/000-setup.sql. */
export const people: Record<Caller, string> = {
  anonymous: 'anonymous',
  account: 'visitor',
  staff: 'staff',
  admin: 'admin',
  disabled: 'disabled',
};

export async function openTrial() {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: () => undefined });
  const connection = await openDatabase(undefined, snapshot);
  const database = connection.driver;
  await database.exec(pgtapSql);
  for (const { file, sql } of await readSqlFiles(databaseTestsDir)) {
    if (!file.startsWith('000-')) continue;
    await database.exec(sql);
    await database.exec('discard all');
    await database.exec(sessionSql);
  }
  await database.exec('begin');
  await database.exec(await readFile(join(import.meta.dirname, 'one-of-everything.sql'), 'utf8'));
  const inserts = await database.query<{ name: string; statement: string }>(
    `select name, tests.insert_statement(name, 'test-new', 'draft') as statement from tests.content_tables`,
  );
  let count = 0;

  return {
    database,
    /** An insert for each table with a publication state. */
    contentInserts: new Map(inserts.rows.map(({ name, statement }) => [name, statement])),
    attempts: () => count,
    close: () => connection.close(),

    async as<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      await database.query('select tests.become($1)', [people[caller]]);
      try {
        return await work();
      } finally {
        await database.query('select tests.be_server()');
      }
    },

    /** What became of statements: "3 rows", or how it was refused. */
    async outcomes(statements: string[]): Promise<string[]> {
      count += statements.length;
      const { rows } = await database.query<{ outcome: string }>(
        `select tests.outcome(statement) as outcome
         from unnest($1::text[]) with ordinality tried (statement, place) order by place`,
        [statements],
      );
      return rows.map(({ outcome }) => outcome);
    },

    /** The rows that a query gives, as a text each; null when it is refused. */
    async keys(query: string): Promise<string[] | null> {
      count += 1;
      const { rows } = await database.query<{ keys: string[] | null }>(
        'select tests.keys($1) as keys',
        [query],
      );
      return rows[0]?.keys ?? null;
    },
  };
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;
