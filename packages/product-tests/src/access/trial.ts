/** A database with a row in every table, in which statements run as a caller and are rolled back. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSqlFiles, type SqlSession } from '@expat-buddy/local-supabase/database/migrations';
import { openDatabase, sessionSql } from '@expat-buddy/local-supabase/database/open-database';
import { projectSnapshot } from '@expat-buddy/local-supabase/database/prepare-database';
import { databaseTestsDir, migrationsDir } from '@expat-buddy/local-supabase/paths';
import { pgtapSql } from '@expat-buddy/local-supabase/pgtap';
import { Client } from 'pg';
import { namedProject } from '../support/supabase-project.ts';
import type { Caller } from './rights-table.ts';

/** The accounts of supabase/tests/000-setup.sql. */
export const people: Record<Caller, string> = {
  anonymous: 'anonymous',
  account: 'visitor',
  staff: 'staff',
  admin: 'admin',
  disabled: 'disabled',
};

interface TrialDatabase extends SqlSession {
  close: () => Promise<void>;
}

async function openEmbedded(): Promise<TrialDatabase> {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: () => undefined });
  const { driver } = await openDatabase(undefined, snapshot);
  await driver.exec(pgtapSql);
  return driver;
}

async function connect(connectionString: string): Promise<TrialDatabase> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sessionSql);
  await client.query('create extension if not exists pgtap with schema extensions');
  return {
    exec: (sql) => client.query(sql),
    async query<Row>(sql: string, parameters?: unknown[]) {
      const { rows } = await client.query(sql, parameters);
      return { rows: rows as Row[] };
    },
    async close() {
      await client.query('rollback');
      await client.query('drop schema if exists tests cascade');
      await client.end();
    },
  };
}

export async function openTrial() {
  const named = namedProject();
  const database = await (named ? connect(named.databaseUrl) : openEmbedded());
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
    /** An insert statement for each table with a publication state. */
    contentInserts: new Map(inserts.rows.map(({ name, statement }) => [name, statement])),
    attempts: () => count,
    close: () => database.close(),

    async as<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      await database.query('select tests.become($1)', [people[caller]]);
      try {
        return await work();
      } finally {
        await database.query('select tests.be_server()');
      }
    },

    /** The outcome of each statement: "3 rows", or the error. */
    async outcomes(statements: string[]): Promise<string[]> {
      count += statements.length;
      const { rows } = await database.query<{ outcome: string }>(
        `select tests.outcome(statement) as outcome
         from unnest($1::text[]) with ordinality tried (statement, place) order by place`,
        [statements],
      );
      return rows.map(({ outcome }) => outcome);
    },

    /** The keys that a query returns; null if it is refused. */
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
