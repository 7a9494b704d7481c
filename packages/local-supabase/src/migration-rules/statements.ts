/** What the files of supabase/migrations define, read with Postgres' own parser. */
import { loadModule, parseSync } from 'libpg-query';
import type { Migration } from '../database/migrations.ts';
import { isTree, nodesOf } from '../unguarded-writes/syntax-tree.ts';

export interface Definition {
  /** The migration's file. */
  file: string;
  /** A function as "private.f(text, integer[])", a trigger as "public.travels travels_touch". */
  name: string;
}

export async function readFunctions(migrations: readonly Migration[]): Promise<Definition[]> {
  return readNodes(migrations, 'CreateFunctionStmt', ({ funcname, parameters }) => {
    const types = nodesOf(parameters, 'FunctionParameter')
      .filter(({ mode }) => mode !== 'FUNC_PARAM_OUT' && mode !== 'FUNC_PARAM_TABLE')
      .map(({ argType }) => typeName(argType));
    return `${stringsOf(funcname).join('.')}(${types.join(', ')})`;
  });
}

export async function readTriggers(migrations: readonly Migration[]): Promise<Definition[]> {
  return readNodes(migrations, 'CreateTrigStmt', ({ relation, trigname }) => {
    const { schemaname, relname } = isTree(relation) ? relation : {};
    return `${schemaname}.${relname} ${trigname}`;
  });
}

/** Functions that two files define, or one file twice, as "private.f(): a.sql, b.sql". */
export function repeated(definitions: readonly Definition[]): string[] {
  const files = Map.groupBy(definitions, ({ name }) => name);
  return [...files]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`);
}

async function readNodes(
  migrations: readonly Migration[],
  kind: string,
  nameOf: (node: Record<string, unknown>) => string,
): Promise<Definition[]> {
  await loadModule();
  return migrations.flatMap(({ file, sql }) =>
    nodesOf(parseSync(sql), kind).map((node) => ({ file, name: nameOf(node) })),
  );
}

const stringsOf = (list: unknown) => nodesOf(list, 'String').map(({ sval }) => String(sval));

function typeName(type: unknown): string {
  const { names, arrayBounds } = isTree(type) ? type : {};
  return `${stringsOf(names).join('.')}${arrayBounds ? '[]' : ''}`;
}
