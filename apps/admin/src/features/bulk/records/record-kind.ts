import type { ZodMiniType } from 'zod/mini';
import type { CsvColumn } from '#ui/csv.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type Choice = {
  id: string | number;
  name: string;
  /** Where the name is that of another language. */
  english?: string;
};

/** What importing, exporting and editing many records need to know of one kind of content. */
export type RecordKind = {
  resource: string;
  names: { one: string; many: string };
  /** The fields of the form, in its order. */
  labels: Readonly<Record<string, string>>;
  /** The schema of the form, which says what each field holds. */
  schema: ZodMiniType;
  /** The fields of the form that are in other tables, with the schema of their lists. */
  lists?: Readonly<Record<string, ZodMiniType>>;
  /** The form of a new record. */
  empty: Fields;
  /** The messages of the form by field. */
  validate: (values: Record<string, unknown>) => Record<string, string>;
  /** What the form saves. */
  toSave: (values: Record<string, unknown>) => Record<string, unknown>;
  /** The columns of a whole record; all of its table when missing. */
  columns?: string;
  /** Turns a row of these columns into the record that the form edits. */
  fromRow?: (row: Fields) => Fields;
  /** Names of choices. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Fields that hold the id of another record, or several. */
  references?: Readonly<Record<string, { resource: string; name: 'title' | 'name' }>>;
  /** Columns that only the export has, and what they are read from. */
  exportOnly?: { columns: readonly CsvColumn<never>[]; reads?: string };
};

export const nameOfRecord = ({ id, name, title }: Fields): string => String(name || title || id);

export const columnsOf = ({ columns = '*' }: RecordKind): string => columns;
