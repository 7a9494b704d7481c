/**
 * Finds UPDATE and DELETE without WHERE in what the database itself holds, with Postgres' own parser: hosted
 * Supabase refuses them to the API, inside functions too (pg-safeupdate).
 */
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import type { SqlSession } from '../database/migrations.ts';
import { queryOf, textsOf, type Variables, variablesOf } from './dynamic-sql.ts';
import { nodesOf } from './syntax-tree.ts';

interface Definition {
  name: string;
  language: 'sql' | 'plpgsql' | 'rule';
  /** The whole statement that makes it. */
  definition: string;
  /** What is between the quotes; empty for BEGIN ATOMIC. */
  body: string;
}

// Triggers have nothing but the function they call, and what an extension brings is not ours.
const definitionsSql = `
select routine.oid::regprocedure::text as name, lanname as language, prosrc as body,
  pg_get_functiondef(routine.oid) as definition
from pg_proc routine
join pg_language on pg_language.oid = prolang
where pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'auth', 'storage', 'tests')
  and prokind in ('f', 'p')
  and not exists (select from pg_depend where objid = routine.oid and deptype = 'e')
union all
select rulename || ' on ' || ev_class::regclass, 'rule', '', pg_get_ruledef(oid)
from pg_rewrite
where rulename <> '_RETURN'
  and ev_class in (select oid from pg_class where relnamespace::regnamespace::text in ('public', 'private'))
order by name
`;

export async function readDefinitions(database: SqlSession): Promise<Definition[]> {
  const { rows } = await database.query<Definition>(definitionsSql);
  return rows;
}

/** As "private.f(): update a set b = 1", or what could not be read. */
export async function findUnguarded(definitions: readonly Definition[]): Promise<string[]> {
  await loadModule();
  return definitions.flatMap((one) => offencesOf(one).map((offence) => `${one.name}: ${offence}`));
}

function offencesOf({ language, definition, body }: Definition): string[] {
  if (language === 'plpgsql') return offencesOfPlPgSql(definition);
  if (language === 'rule' || body === '') return unguardedIn(definition);
  if (language === 'sql') return unguardedIn(body);
  return [`the language ${language} cannot be read`];
}

function offencesOfPlPgSql(definition: string): string[] {
  const trees = nodesOf(parsePlPgSQLSync(definition), 'PLpgSQL_function');
  return trees.flatMap((tree) => {
    // In parse mode 0 it is a statement; the others are expressions, which cannot write.
    const statements = nodesOf(tree, 'PLpgSQL_expr').filter(({ parseMode }) => !parseMode);
    const variables = variablesOf(tree);
    const executed = [
      ...nodesOf(tree, 'PLpgSQL_stmt_dynexecute', 'PLpgSQL_stmt_dynfors').map(({ query }) => query),
      ...nodesOf(tree, 'PLpgSQL_stmt_return_query', 'PLpgSQL_stmt_open').map(
        ({ dynquery }) => dynquery,
      ),
    ].flatMap((expression) => queryOf(expression) ?? []);
    return [
      ...statements.flatMap(({ query }) => unguardedIn(String(query))),
      ...executed.flatMap((expression) => unguardedWhenRun(expression, variables)),
    ];
  });
}

/** One statement that changes no row, whatever the parts are that are only known when it runs. */
const DEFINITION = /^\s*create (trigger|index|or replace view) [^;]*$/i;

function unguardedWhenRun(expression: string, variables: Variables): string[] {
  try {
    const texts = textsOf(expression, variables);
    return texts.filter((text) => !DEFINITION.test(text)).flatMap(unguardedIn);
  } catch {
    return [`cannot be read before it runs: execute ${expression}`];
  }
}

function unguardedIn(sql: string): string[] {
  return nodesOf(parseSync(sql), 'UpdateStmt', 'DeleteStmt')
    .filter(({ whereClause }) => !whereClause)
    .map(() => sql.trim().replace(/\s+/g, ' '));
}
