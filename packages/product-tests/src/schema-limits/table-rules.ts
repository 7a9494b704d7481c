import type { Project } from '../support/project.ts';

export type Sql = Project['sql'];

export type Column = {
  name: string;
  /** As PostgreSQL writes it: `text`, `text[]`, `numeric(2,1)`, `publication_status`. */
  type: string;
  isRequired: boolean;
  /** The values of an enum; empty for other types. */
  labels: string[];
};

/** A check constraint. */
export type Rule = { name: string; columns: string[]; expression: string };

export type TableRules = { columns: Map<string, Column>; rules: Rule[] };

/** The columns and the check constraints of a table in `public`. */
export async function readTableRules(sql: Sql, table: string): Promise<TableRules> {
  const columns = await sql<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
       array(select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder) as labels
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  );
  const rules = await sql<Rule>(
    `select conname as name, pg_get_expr(conbin, conrelid) as expression,
       array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [`public.${table}`],
  );
  // Roles are rows, so a trigger refuses a name that is none: private.refuse_unknown_role().
  const roles = columns
    .filter(({ type }) => type.endsWith('staff_role'))
    .map(({ name }) => ({
      name: `${name} exists`,
      columns: [name],
      expression: `"${name}" in (select granted.role from private.role_rights granted)`,
    }));
  // Kinds and languages are rows too, which a foreign key names.
  const references = await sql<Rule>(
    `select conname as name, array[attname::text] as columns,
       format('%I in (%s)', attname, case confrelid
         when 'public.languages'::regclass then (select string_agg(quote_literal(code), ', ') from public.languages)
         else (select string_agg(quote_literal(key), ', ') from private.inquiry_kinds) end) as expression
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where conrelid = $1::regclass and confrelid in ('private.inquiry_kinds'::regclass, 'public.languages'::regclass)`,
    [`public.${table}`],
  );
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    rules: [...rules, ...roles, ...references],
  };
}

/**
 * Whether the database accepts a row, by its types, its required columns and its check constraints. Only
 * the row's columns count; keys and triggers are ignored.
 */
export async function isAccepted(
  sql: Sql,
  table: string,
  { columns, rules }: TableRules,
  row: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const isNamed = (column: string) => Object.hasOwn(row, column);
  const required = [...columns.values()].filter(
    ({ name, isRequired }) => isRequired && isNamed(name),
  );
  const conditions = [
    'true',
    ...required.map(({ name }) => `"${name}" is not null`),
    ...rules
      .filter((rule) => rule.columns.every(isNamed))
      .map(({ expression }) => `coalesce((${expression}), true)`),
  ];
  try {
    const [answer] = await sql<{ accepted: boolean }>(
      `select ${conditions.join(' and ')} as accepted from jsonb_populate_record(null::public.${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
    return answer?.accepted === true;
  } catch {
    // Not a value of the column's type.
    return false;
  }
}
