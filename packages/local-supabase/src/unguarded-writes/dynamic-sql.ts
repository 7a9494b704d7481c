/**
 * The texts that an expression of PL/pgSQL can have, as far as they stand in the function: constants, put
 * together with `||`, format(), concat_ws(), case and coalesce(), and variables that are given such texts. What is
 * only known when it runs becomes a name that the parser accepts.
 */
import { parseSync } from 'libpg-query';
import { isTree, nodesOf, type Tree } from './syntax-tree.ts';

const UNKNOWN = 'unknown';
const MOST_TEXTS = 2000;

type Text = string | null;

/** The texts that each variable is given. */
export type Variables = ReadonlyMap<string, readonly Text[]>;

/** Tries twice: a variable may be made of another. */
export function variablesOf(functionTree: Tree): Variables {
  const known = new Map<string, readonly Text[]>();
  for (let round = 0; round < 2; round += 1) {
    const given = new Map<string, Text[]>();
    const give = (name: string, texts: Text[]) =>
      given.set(name, [...(given.get(name) ?? []), ...texts]);
    for (const { expr } of nodesOf(functionTree, 'PLpgSQL_stmt_assign')) {
      const [, name, value] = /^\s*(\w+)\s*:?=(.*)$/s.exec(queryOf(expr) ?? '') ?? [];
      if (name) give(name, textsOrUnknown(value, known));
    }
    for (const { refname, default_val } of nodesOf(functionTree, 'PLpgSQL_var'))
      if (default_val) give(String(refname), textsOrUnknown(queryOf(default_val), known));
    for (const { target } of nodesOf(
      functionTree,
      'PLpgSQL_stmt_execsql',
      'PLpgSQL_stmt_dynexecute',
    ))
      for (const { fields } of nodesOf(target, 'PLpgSQL_row'))
        for (const { name } of fields as { name: string }[]) give(name, [UNKNOWN]);
    for (const [name, texts] of given) known.set(name, [...new Set(texts)]);
  }
  return known;
}

function textsOrUnknown(expression: string | undefined, variables: Variables): Text[] {
  try {
    return expression === undefined ? [UNKNOWN] : evaluateExpression(expression, variables);
  } catch {
    return [UNKNOWN];
  }
}

export function queryOf(expression: unknown): string | undefined {
  const [node] = nodesOf(expression, 'PLpgSQL_expr');
  return typeof node?.query === 'string' ? node.query : undefined;
}

/** Every text that the expression can have; throws when there are too many. */
export function textsOf(expression: string, variables: Variables): string[] {
  const texts = evaluateExpression(expression, variables);
  return [...new Set(texts)].filter((text) => text !== null);
}

function evaluateExpression(expression: string, variables: Variables): Text[] {
  const [target] = nodesOf(parseSync(`select ${expression}`), 'ResTarget');
  return evaluate(target?.val, variables);
}

function evaluate(node: unknown, variables: Variables): Text[] {
  if (!isTree(node)) return [UNKNOWN];
  const [kind = '', value] = Object.entries(node)[0] ?? [];
  const inside = isTree(value) ? value : {};
  const of = (part: unknown) => evaluate(part, variables);
  const parts = (list: unknown) => (Array.isArray(list) ? list : []);
  switch (kind) {
    case 'A_Const':
      if (inside.isnull) return [null];
      return isTree(inside.sval) ? [String(inside.sval.sval ?? '')] : [UNKNOWN];
    case 'TypeCast':
      return of(inside.arg);
    case 'A_Expr':
      return wordsOf(inside.name).join() === '||'
        ? combine(
            [of(inside.lexpr), of(inside.rexpr)],
            unlessNull((texts) => texts.join('')),
          )
        : [UNKNOWN];
    case 'ColumnRef': {
      const path = wordsOf(inside.fields);
      return [...((path.length === 1 && variables.get(path[0] ?? '')) || [UNKNOWN])];
    }
    case 'CaseExpr':
      return [
        ...parts(inside.args).flatMap((branch) => of(nodesOf(branch, 'CaseWhen')[0]?.result)),
        ...(inside.defresult ? of(inside.defresult) : [null]),
      ];
    case 'CoalesceExpr':
      return parts(inside.args).flatMap(of);
    case 'FuncCall': {
      const join = joins[wordsOf(inside.funcname).at(-1) ?? ''];
      return join ? combine(parts(inside.args).map(of), join) : [UNKNOWN];
    }
    default:
      return [UNKNOWN];
  }
}

type Join = (picked: Text[]) => Text;

const unlessNull =
  (join: (texts: string[]) => string): Join =>
  (picked) => {
    const texts = picked.filter((text) => text !== null);
    return texts.length === picked.length ? join(texts) : null;
  };

const joins: Record<string, Join> = {
  format: ([template = null, ...values]) => (template === null ? null : fillIn(template, values)),
  concat: (picked) => picked.join(''),
  concat_ws: ([separator = null, ...values]) =>
    separator === null ? null : values.filter((text) => text !== null).join(separator),
};

const wordsOf = (list: unknown): string[] =>
  nodesOf(list, 'String').map(({ sval }) => String(sval));

function combine(choices: Text[][], join: Join): Text[] {
  let picks: Text[][] = [[]];
  for (const texts of choices) {
    picks = picks.flatMap((picked) => texts.map((text) => [...picked, text]));
    if (picks.length > MOST_TEXTS) throw new Error('It can have too many texts.');
  }
  return picks.map(join);
}

/** As Postgres' format(): %s is the text itself, %I a name, %L a constant. */
function fillIn(template: string, values: Text[]): string {
  let next = 0;
  return template.replace(/%(?:(\d+)\$)?-?\d*([sIL%])/g, (_whole, place, kind) => {
    if (kind === '%') return '%';
    const index = place ? Number(place) - 1 : next;
    next = index + 1;
    const value = values[index] ?? (kind === 's' ? '' : UNKNOWN);
    if (kind === 'I') return `"${value.replaceAll('"', '""')}"`;
    return kind === 'L' ? `'${value.replaceAll("'", "''")}'` : value;
  });
}
