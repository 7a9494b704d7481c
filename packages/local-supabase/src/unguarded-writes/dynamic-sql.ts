/**
 * The texts that an expression of PL/pgSQL can have, as far as they stand in the function: constants, put
 * together with `||`, format(), case and coalesce(), and variables that are given such texts. What is only known
 * when it runs becomes a name that the parser accepts.
 */
import { parseSync } from 'libpg-query';
import { isTree, nodesOf, type Tree } from './syntax-tree.ts';

const UNKNOWN = 'unknown';
const MOST_TEXTS = 200;

/** The texts that each variable is given. */
export type Variables = ReadonlyMap<string, readonly string[]>;

/** Tries twice: a variable may be made of another. */
export function variablesOf(functionTree: Tree): Variables {
  const known = new Map<string, readonly string[]>();
  for (let round = 0; round < 2; round += 1) {
    const given = new Map<string, string[]>();
    const give = (name: string, query: unknown) => {
      if (typeof query === 'string')
        given.set(name, [...(given.get(name) ?? []), ...textsOf(query, known)]);
    };
    for (const { expr } of nodesOf(functionTree, 'PLpgSQL_stmt_assign')) {
      const [, name, value] = /^\s*(\w+)\s*:?=(.*)$/s.exec(queryOf(expr) ?? '') ?? [];
      if (name) give(name, value);
    }
    for (const { refname, default_val } of nodesOf(functionTree, 'PLpgSQL_var'))
      if (default_val) give(String(refname), queryOf(default_val));
    for (const [name, texts] of given) known.set(name, [...new Set(texts)]);
  }
  return known;
}

export function queryOf(expression: unknown): string | undefined {
  const [node] = nodesOf(expression, 'PLpgSQL_expr');
  return typeof node?.query === 'string' ? node.query : undefined;
}

/** Every text that the expression can have. */
export function textsOf(expression: string, variables: Variables): string[] {
  const [target] = nodesOf(parseSync(`select ${expression}`), 'ResTarget');
  return evaluate(target?.val, variables).slice(0, MOST_TEXTS);
}

function evaluate(node: unknown, variables: Variables): string[] {
  if (!isTree(node)) return [UNKNOWN];
  const [kind = '', value] = Object.entries(node)[0] ?? [];
  const inside = isTree(value) ? value : {};
  const of = (part: unknown) => evaluate(part, variables);
  const parts = (list: unknown) => (Array.isArray(list) ? list : []);
  switch (kind) {
    case 'A_Const':
      return isTree(inside.sval) ? [String(inside.sval.sval ?? '')] : [UNKNOWN];
    case 'TypeCast':
      return of(inside.arg);
    case 'A_Expr':
      return wordsOf(inside.name).join() === '||'
        ? combine([of(inside.lexpr), of(inside.rexpr)], ([left, right]) => `${left}${right}`)
        : [UNKNOWN];
    case 'ColumnRef': {
      const path = wordsOf(inside.fields);
      return [...((path.length === 1 && variables.get(path[0] ?? '')) || [UNKNOWN])];
    }
    case 'CaseExpr':
      return [
        ...parts(inside.args).flatMap((branch) => of(nodesOf(branch, 'CaseWhen')[0]?.result)),
        ...(inside.defresult ? of(inside.defresult) : []),
      ];
    case 'CoalesceExpr':
      return parts(inside.args).flatMap(of);
    case 'FuncCall':
      return wordsOf(inside.funcname).at(-1) === 'format'
        ? combine(parts(inside.args).map(of), fillIn)
        : [UNKNOWN];
    default:
      return [UNKNOWN];
  }
}

const wordsOf = (list: unknown): string[] =>
  nodesOf(list, 'String').map(({ sval }) => String(sval));

function combine(choices: string[][], join: (picked: string[]) => string): string[] {
  let picks: string[][] = [[]];
  for (const texts of choices)
    picks = picks.flatMap((picked) => texts.map((text) => [...picked, text])).slice(0, MOST_TEXTS);
  return picks.map(join);
}

/** As Postgres' format(): %s is the text itself, %I a name, %L a constant. */
function fillIn([template = '', ...values]: string[]): string {
  let next = 0;
  return template.replace(/%(?:(\d+)\$)?-?\d*([sIL%])/g, (_whole, place, kind) => {
    if (kind === '%') return '%';
    const index = place ? Number(place) - 1 : next;
    next = index + 1;
    const value = values[index] ?? UNKNOWN;
    if (kind === 'I') return `"${value.replaceAll('"', '""')}"`;
    return kind === 'L' ? `'${value.replaceAll("'", "''")}'` : value;
  });
}
