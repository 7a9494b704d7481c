import * as z from 'zod/mini';
import { t, translated } from '#i18n/t.ts';
import type { FieldFormat } from './field-format.ts';

type Entry = Readonly<Record<string, unknown>>;

const NOT_JSON = t(
  'This is not JSON. Start from the cell of an exported file, and change only the texts between the quotation marks.',
);
const NO_LIST = t('This has to be a list in square brackets, such as the export writes.');

const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value : []);
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const written = ({ id: _id, ...entry }: Entry) => entry;

/** One entry on each line, its values without their names. */
const shownValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : `${value ?? ''}`);
const shownEntry = (entry: Entry, at: number) =>
  `${at + 1}. ${Object.values(written(entry)).map(shownValue).filter(Boolean).join(' · ')}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with an entry, in a sentence. */
function problemOf(value: unknown, at: number, schema: z.ZodMiniType, names: readonly string[]) {
  if (!isEntry(value))
    return t("Entry {number} has to be in curly brackets, '{ … }'.", { number: at + 1 });
  const unknown = Object.keys(written(value)).find((name) => !names.includes(name));
  if (unknown) {
    return t('Entry {number} has “{unknown}”, which is none of {names}.', {
      number: at + 1,
      unknown: unknown.slice(0, 60),
      names: names.join(', '),
    });
  }
  const { error } = z.safeParse(schema, { ...value, id: 'new' });
  const issue = error?.issues[0];
  if (!issue) return undefined;
  const message = translated(issue.message);
  const name = issue.path.join('.');
  return name
    ? t('Entry {number}, “{name}”: {message}', { number: at + 1, name, message })
    : t('Entry {number}: {message}', { number: at + 1, message });
}

/**
 * A list of objects as JSON in one cell, without the ids of its entries.
 * @param schema of one entry; with an `id` when its entries have one
 */
export function entriesFormat(schema: z.ZodMiniType): FieldFormat {
  const { shape } = schema._zod.def as unknown as { shape: Readonly<Record<string, unknown>> };
  const names = Object.keys(shape).filter((name) => name !== 'id');
  return {
    format: (value) => {
      const entries = entriesOf(value);
      return entries.length > 0 ? JSON.stringify(entries.map(written)) : '';
    },
    show: (value) => entriesOf(value).map(shownEntry).join('\n'),
    parse: (text, { before }) => {
      const value = parsed(text);
      if (value === undefined) return { problem: NOT_JSON };
      if (!Array.isArray(value)) return { problem: NO_LIST };
      const problem = value.map((entry, at) => problemOf(entry, at, schema, names)).find(Boolean);
      if (problem) return { problem };
      // An entry keeps the id of the one in its place, as it does when it is edited in the form.
      const had = entriesOf(before);
      const entries = value.map((entry: Entry, at) =>
        'id' in shape
          ? { id: had[at]?.id ?? crypto.randomUUID(), ...written(entry) }
          : written(entry),
      );
      return { value: entries };
    },
    nothing: [],
    isList: false,
  };
}
