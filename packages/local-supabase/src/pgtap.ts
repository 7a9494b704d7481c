/**
 * Runs the pgTAP files of supabase/tests, as `supabase test db` does: in a new in-memory database with the
 * migrations and without the seed, or in a given session.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { PGlite, Results } from '@electric-sql/pglite';
import { readSqlFiles } from './database/migrations.ts';
import { openDatabase, sessionSql } from './database/open-database.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { databaseTestsDir, migrationsDir } from './paths.ts';

// On a hosted project, extensions belong to another superuser, whose default privileges the migrations do not
// revoke. The tests call pgTAP in every role.
export const pgtapSql = `
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to public;
`;

/** PGlite's copy of pgTAP as a script, for a server without the extension. */
export function pgtapScript(): string {
  const archive = join(
    import.meta.dirname,
    '../node_modules/@electric-sql/pglite/dist/pgtap.tar.gz',
  );
  const file = 'share/postgresql/extension/pgtap--1.3.5.sql';
  return execFileSync('tar', ['-xzOf', archive, file], { encoding: 'utf8', maxBuffer: 10_000_000 });
}

export interface TapResult {
  passed: number;
  failed: number;
  problems: string[];
}

export interface DatabaseTestResult {
  passed: number;
  failed: number;
}

interface RunOptions {
  dir?: string;
  only?: string;
  log?: (line: string) => void;
}

/** A database with pgTAP, in which the files run one after the other. */
export interface TestSession {
  run: (sql: string) => Promise<Pick<Results, 'rows'>[]>;
  /** Rolls back and discards session state between files. */
  reset: () => Promise<void>;
}

export async function runDatabaseTests(options: RunOptions = {}): Promise<DatabaseTestResult> {
  const log = options.log ?? console.log;
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log });
  const connection = await openDatabase(undefined, snapshot);
  try {
    await connection.driver.exec(pgtapSql);
    return await runTestFiles(embeddedSession(connection.driver), options);
  } finally {
    await connection.close();
  }
}

function embeddedSession(database: PGlite): TestSession {
  return {
    run: (sql) => database.exec(sql, { rowMode: 'array' }),
    reset: async () => {
      await database.exec('rollback');
      await database.exec('discard all');
      await database.exec(sessionSql);
    },
  };
}

export async function runTestFiles(
  session: TestSession,
  { dir = databaseTestsDir, only, log = console.log }: RunOptions = {},
): Promise<DatabaseTestResult> {
  const total = { passed: 0, failed: 0 };
  for (const { file, sql } of await readSqlFiles(dir)) {
    if (only && !file.startsWith('000-') && !file.includes(only)) continue;
    const { passed, failed, problems } = await runFile(session, sql);
    total.passed += passed;
    total.failed += failed;
    log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${file} (${passed} passed, ${failed} failed)`);
    for (const problem of problems) log(`       ${problem.replaceAll('\n', '\n       ')}`);
  }
  return total;
}

async function runFile(session: TestSession, sql: string): Promise<TapResult> {
  try {
    return readTap(await session.run(sql));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, problems: [`The file stopped: ${message}`] };
  } finally {
    await session.reset();
  }
}

/** Counts the assertions in the result rows. */
export function readTap(results: Pick<Results, 'rows'>[]): TapResult {
  const lines = results
    .flatMap(({ rows }) => rows as unknown[][])
    .flatMap((row) => (typeof row[0] === 'string' && row.length === 1 ? row[0].split('\n') : []));
  const outcome: TapResult = { passed: 0, failed: 0, problems: [] };
  let planned: number | undefined;
  let seen = 0;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)/.exec(line);
    const assertion = /^(not )?ok\b/.exec(line);
    if (plan) planned = Number(plan[1]);
    else if (assertion) {
      seen += 1;
      const isFailure = assertion[1] !== undefined && !/# (TODO|SKIP)/i.test(line);
      outcome[isFailure ? 'failed' : 'passed'] += 1;
      if (isFailure) outcome.problems.push(line);
    } else if (line.startsWith('#') && outcome.failed > 0) outcome.problems.push(line);
  }
  if (planned !== seen) {
    outcome.failed += 1;
    outcome.problems.push(`Planned ${planned ?? 'no'} assertions, but ${seen} ran.`);
  }
  return outcome;
}

if (import.meta.main) {
  const { passed, failed } = await runDatabaseTests({ only: process.argv[2] });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
