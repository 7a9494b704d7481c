// Every write of the site, the back office and the edge functions, as PostgREST does it: logged in as `authenticator`,
// with the caller's role and claims. Tables, rights and functions come from docs/access.md and the system catalog.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '@expat-buddy/local-supabase/paths';
import {
  callAttempt,
  deleteAttempt,
  insertAttempt,
  updateAttempt,
} from '@expat-buddy/product-tests/access/attempts';
import { readThing } from '@expat-buddy/product-tests/access/database-objects';
import { type RightsRow, readRightsTable } from '@expat-buddy/product-tests/access/rights-table';
import type { Client } from 'pg';
import { type Caller, fixtureSql, functionCalls, serverWrites } from './function-calls.ts';
import type { HostedLike } from './hosted-like.ts';

export interface WriteResult {
  passed: number;
  problems: string[];
}

const CALLERS = ['anonymous', 'staff', 'admin'] as const satisfies Caller[];
const oneOfEverything = join(
  repositoryDir,
  'packages/product-tests/src/access/one-of-everything.sql',
);

/** Runs after the database tests, whose schema `tests` creates the accounts and the content. */
export async function tryApiWrites(database: HostedLike): Promise<WriteResult> {
  const owner = await database.connect('postgres');
  await owner.query(readFileSync(oneOfEverything, 'utf8'));
  await owner.query(fixtureSql);
  const api = await database.connect('authenticator');
  try {
    const trial = { owner, api, result: { passed: 0, problems: [] } };
    for (const row of await readRightsTable()) {
      if (row.kind === 'table') await tryTable(trial, row);
      if (row.kind === 'function') await tryFunction(trial, row);
    }
    for (const statement of serverWrites) await tryOne(trial, 'server', [statement]);
    return trial.result;
  } finally {
    await Promise.all([api.end(), owner.end()]);
  }
}

interface Trial {
  owner: Client;
  api: Client;
  result: WriteResult;
}

async function tryTable(trial: Trial, row: RightsRow): Promise<void> {
  const { rows } = await trial.owner.query<{ statement: string }>(
    `select tests.insert_statement(name, 'hosted-new', 'published') as statement
     from tests.content_tables where name = $1`,
    [row.thing],
  );
  const insert = rows[0]?.statement ?? insertAttempt(row.thing);
  const thing = await readThing(trial.owner, row.thing);
  const found = await trial.owner.query<{ key: string }>(
    `select ${thing.key} as key from public.${row.thing}`,
  );
  const keys = found.rows.map(({ key }) => key);
  for (const caller of CALLERS) {
    const rights = row.cells[caller];
    if (rights.insert && insert) await tryOne(trial, caller, [insert]);
    if (rights.update)
      await tryOne(
        trial,
        caller,
        keys.map((key) => updateAttempt(thing, key)),
        'one',
      );
    if (rights.delete)
      await tryOne(
        trial,
        caller,
        keys.map((key) => deleteAttempt(thing, key)),
        'one',
      );
  }
}

async function tryFunction(trial: Trial, { thing, cells }: RightsRow): Promise<void> {
  const [name = ''] = thing.split('(');
  const written = functionCalls[name];
  if (written) {
    const [caller, ...statements] = written;
    return tryOne(trial, caller, statements);
  }
  for (const caller of CALLERS) {
    const restrictions = cells[caller].execute;
    if (restrictions && !restrictions.includes('refused'))
      await tryOne(trial, caller, [callAttempt(thing)], 'reach');
  }
}

/**
 * `all`: each statement succeeds and affects a row. `one`: at least one does (triggers may refuse the others), and no
 * statement is invalid. `reach`: the arguments may be refused, but no statement is invalid.
 */
type Need = 'all' | 'one' | 'reach';

async function tryOne(
  trial: Trial,
  caller: Caller,
  statements: readonly string[],
  need: Need = 'all',
): Promise<void> {
  const { api, owner, result } = trial;
  const { rows } = await owner.query<{ id: string }>(
    `select id from public.profiles where email = $1`,
    [`${caller}@tests.example`],
  );
  const role = {
    anonymous: 'anon',
    server: 'service_role',
    staff: 'authenticated',
    admin: 'authenticated',
  };
  const claims = { role: role[caller], ...(rows[0] && { sub: rows[0].id }) };
  await api.query('begin');
  await api.query(
    `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true),
       set_config('request.jwt.claims', $2, true)`,
    [role[caller], JSON.stringify(claims)],
  );
  const problems: string[] = [];
  let affected = 0;
  for (const statement of statements) {
    const problem = await outcomeOf(api, statement);
    if (problem === undefined) affected += 1;
    else if (need === 'all' || isInvalid(problem.code))
      problems.push(`${statement}\n      ${problem.message}`);
  }
  await api.query('rollback');
  if (need === 'one' && affected === 0)
    problems.push(`None of these affects a row: ${statements[0]}, …`);
  if (problems.length === 0) result.passed += 1;
  result.problems.push(...problems.map((problem) => `${caller}: ${problem}`));
}

interface Problem {
  code: string;
  message: string;
}

/** Runs deferred triggers at once. */
async function outcomeOf(api: Client, statement: string): Promise<Problem | undefined> {
  await api.query('savepoint attempt');
  try {
    const { rowCount } = await api.query(statement);
    await api.query('set constraints all immediate');
    await api.query('set constraints all deferred');
    if (rowCount === 0) throw Object.assign(new Error('affects no row'), { code: '' });
    await api.query('release attempt');
    return undefined;
  } catch (error) {
    await api.query('rollback to attempt');
    const { code = '', message } = error as Error & { code?: string };
    return { code, message };
  }
}

/** A missing WHERE (21), missing objects or rights, syntax and internal errors. */
const isInvalid = (code: string) => /^(21|XX|42(?!501))/.test(code);
