/**
 * Runs supabase/tests/*.sql, pgTAP files that `supabase test db` runs too, in one fresh database
 * in memory with the migrations and no seed.
 */
import type { PGlite, Results } from '@electric-sql/pglite';
import { readSqlFiles } from './database/migrations.ts';
import { openDatabase, sessionSql } from './database/open-database.ts';
import { projectSnapshot } from './database/prepare-database.ts';
import { databaseTestsDir, migrationsDir } from './paths.ts';

// In a project an extension belongs to another superuser, whom the revoked default privileges of
// the migrations do not touch; the tests call its functions in every role.
export const pgtapSql = `
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to public;
`;

export interface TapResult {
  passed: number;
  failed: number;
  /** What went wrong, for people. */
  problems: string[];
}

export interface DatabaseTestResult {
  passed: number;
  failed: number;
}

export async function runDatabaseTests(
  options: { dir?: string; only?: string; log?: (line: string) => void } = {},
): Promise<DatabaseTestResult> {
  const log = options.log ?? console.log;
  const files = await readSqlFiles(options.dir ?? databaseTestsDir);
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log });
  const connection = await openDatabase(undefined, snapshot);
  const total = { passed: 0, failed: 0 };
  try {
    await connection.driver.exec(pgtapSql);
    for (const { file, sql } of files) {
      if (options.only && !file.startsWith('000-') && !file.includes(options.only)) continue;
      const result = await runFile(connection.driver, sql);
      total.passed += result.passed;
      total.failed += result.failed;
      log(
        `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${file} (${result.passed} passed, ${result.failed} failed)`,
      );
      for (const problem of result.problems) log(`       ${problem.replaceAll('\n', '\n       ')}`);
    }
  } finally {
    await connection.close();
  }
  return total;
}

async function runFile(database: PGlite, sql: string): Promise<TapResult> {
  try {
    return readTap(await database.exec(sql, { rowMode: 'array' }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, problems: [`The file stopped: ${message}`] };
  } finally {
    // Each file gets what a session of its own would be.
    await database.exec('rollback');
    await database.exec('discard all');
    await database.exec(sessionSql);
  }
}

/** Counts the assertions in the rows that the statements gave. */
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
