import * as z from 'zod/mini';
import { candidatesFor, fewFor } from './candidates.ts';
import type { FormEntity } from './form-entity.ts';
import { isAccepted, readTableRules, type Sql } from './table-rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** Every choice that a schema offers, of whichever field. */
function choicesOf(schema: z.ZodMiniType): string[] {
  const description = JSON.stringify(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return [...description.matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
    ([, choices = '[]']) => JSON.parse(choices) as string[],
  );
}

const show = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 50)}… (${text.length - 2} letters)` : text;
};

/**
 * The values that a form accepts and its table refuses, or the other way round, as sentences.
 * Each field is tried with values on both sides of every limit, and the columns of a constraint together.
 */
export async function disagreements(
  sql: Sql,
  { table, schema, example, columns = {}, formOnly = [], mayBeEmpty = [], values = [] }: FormEntity,
): Promise<string[]> {
  const tableRules = await readTableRules(sql, table);
  const columnOf = (field: string) => {
    const column = tableRules.columns.get(columns[field] ?? field);
    if (!column) throw new Error(`${table} has no column for the field ${field}.`);
    return column;
  };
  const fields = Object.keys(example).filter((field) => !formOnly.includes(field));
  const asRow = (record: Values) =>
    Object.fromEntries(fields.map((field) => [columnOf(field).name, record[field] ?? null]));

  const found = new Set<string>();
  const compare = async (change: Values) => {
    const entered = { ...example, ...change };
    const { data } = z.safeParse(schema, entered);
    const row = asRow({ ...entered, ...(data as Values | undefined) });
    const isAcceptedByTable = await isAccepted(sql, table, tableRules, row);
    if (isAcceptedByTable === (data !== undefined)) return;
    const message = isAcceptedByTable
      ? 'the database accepts, the form refuses'
      : 'the form accepts, the database refuses';
    found.add(
      `${table}: ${message} ${Object.entries(change)
        .map(([field, value]) => `${field} ${show(value)}`)
        .join(' with ')}`,
    );
  };

  await compare({});
  const choices = [...values, ...choicesOf(schema)];
  for (const field of fields) {
    const isValid = (value: unknown) => z.safeParse(schema, { ...example, [field]: value }).success;
    const candidates = candidatesFor(columnOf(field), tableRules.rules, choices, isValid);
    for (const candidate of candidates) {
      const isBlank = typeof candidate === 'string' && candidate.trim() === '';
      if (isBlank && mayBeEmpty.includes(field)) continue;
      await compare({ [field]: candidate });
    }
  }
  for (const rule of tableRules.rules) {
    const involved = fields.filter((field) => rule.columns.includes(columnOf(field).name));
    if (rule.columns.length < 2 || involved.length < rule.columns.length) continue;
    let combinations: Values[] = [{}];
    for (const field of involved) {
      combinations = combinations.flatMap((combination) =>
        fewFor(columnOf(field), example[field]).map((value) => ({
          ...combination,
          [field]: value,
        })),
      );
    }
    for (const combination of combinations) await compare(combination);
  }
  return [...found];
}
