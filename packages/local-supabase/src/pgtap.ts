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

export interface Assertion {
  name: string;
  isPassed: boolean;
  /** pgTAP's lines about a failure. */
  diagnostics: string[];
}

export interface TapResult {
  passed: number;
  failed: number;
  problems: string[];
  assertions: Assertion[];
}

export interface FileResult extends TapResult {
  file: string;
}

interface RunOptions {
  dir?: string;
  /** A part of the paths of the files to run. */
  only?: string | undefined;
  log?: (line: string) => void;
}

/** A database with pgTAP, in which the files run one after the other. */
export interface TestSession {
  run: (sql: string) => Promise<Pick<Results, 'rows'>[]>;
  /** Rolls back and discards session state between files. */
  reset: () => Promise<void>;
}

export async function runDatabaseTests(options: RunOptions = {}): Promise<FileResult[]> {
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
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const { file, sql } of await readSqlFiles(dir)) {
    if (only && !file.startsWith('000-') && !file.includes(only)) continue;
    const result = await runFile(session, sql);
    const { passed, failed, problems } = result;
    results.push({ file, ...result });
    log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${file} (${passed} passed, ${failed} failed)`);
    for (const problem of problems) log(`       ${problem.replaceAll('\n', '\n       ')}`);
  }
  return results;
}

export const total = (results: readonly TapResult[]) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

async function runFile(session: TestSession, sql: string): Promise<TapResult> {
  try {
    return readTap(await session.run(sql));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return summarize([failure('runs to its end', `The file stopped: ${message}`)]);
  } finally {
    await session.reset();
  }
}

/** Reads the assertions in the result rows. */
export function readTap(results: Pick<Results, 'rows'>[]): TapResult {
  const lines = results
    .flatMap(({ rows }) => rows as unknown[][])
    .flatMap((row) => (typeof row[0] === 'string' && row.length === 1 ? row[0].split('\n') : []));
  const assertions: Assertion[] = [];
  let planned: number | undefined;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)/.exec(line);
    const [match, not, name = ''] = /^(not )?ok\b(?: \d+)?(?: - )?(.*)/.exec(line) ?? [];
    if (plan) planned = Number(plan[1]);
    else if (match === undefined) {
      if (line.startsWith('#')) assertions.at(-1)?.diagnostics.push(line);
    } else if (not && !/# (TODO|SKIP)/i.test(line)) assertions.push(failure(name, line));
    else assertions.push({ name, isPassed: true, diagnostics: [] });
  }
  const { length } = assertions;
  if (planned !== length) {
    const message = `Planned ${planned ?? 'no'} assertions, but ${length} ran.`;
    assertions.push(failure('runs as many assertions as planned', message));
  }
  return summarize(assertions);
}

const failure = (name: string, message: string): Assertion => ({
  name,
  isPassed: false,
  diagnostics: [message],
});

function summarize(assertions: Assertion[]): TapResult {
  const failed = assertions.filter(({ isPassed }) => !isPassed);
  return {
    passed: assertions.length - failed.length,
    failed: failed.length,
    problems: failed.flatMap(({ diagnostics }) => diagnostics),
    assertions,
  };
}

if (import.meta.main) {
  const { passed, failed } = total(await runDatabaseTests({ only: process.argv[2] }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
