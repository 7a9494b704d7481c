/** Parses the table of rights in docs/access.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '@expat-buddy/local-supabase/paths';

export const callers = ['anonymous', 'account', 'staff', 'admin', 'disabled'] as const;
export type Caller = (typeof callers)[number];

export const actions = ['select', 'insert', 'update', 'delete', 'execute'] as const;
export type Action = (typeof actions)[number];

/** The restrictions in parentheses after an action; an empty list allows it without restriction. */
export type Cell = Partial<Record<Action, string[]>>;

export interface RightsRow {
  /** `travels`, or `search_site(text, integer)`. */
  thing: string;
  kind: 'table' | 'view' | 'function' | 'bucket';
  cells: Record<Caller, Cell>;
}

export async function readRightsTable(): Promise<RightsRow[]> {
  const text = await readFile(join(repositoryDir, 'docs', 'access.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| (table|view|function|bucket) \|(.*)\|$/gm)];
  return rows.map(([line, thing = '', kind = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => readCell(cell.trim(), line));
    if (cells.length !== callers.length) throw new Error(`Not five cells: ${line}`);
    return {
      thing,
      kind: kind as RightsRow['kind'],
      cells: Object.fromEntries(
        callers.map((caller, place) => [caller, cells[place] ?? {}]),
      ) as Record<Caller, Cell>,
    };
  });
}

function readCell(cell: string, line: string): Cell {
  if (cell === '–') return {};
  const rights: Cell = {};
  const pattern = /(select|insert|update|delete|execute)(?: \(([^)]*)\))?(?:, |$)/y;
  while (pattern.lastIndex < cell.length) {
    const [, action, restrictions] = pattern.exec(cell) ?? [];
    if (!action) throw new Error(`Cannot read "${cell}" in: ${line}`);
    rights[action as Action] = restrictions ? restrictions.split(', ') : [];
  }
  return rights;
}
