import { t } from '#i18n/t.ts';
import { readText } from '#ui/csv.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { sameForm } from '#ui/text-form.ts';
import { type FieldChange, fieldChanges } from '../records/field-changes.ts';
import type { RecordField } from '../records/record-fields.ts';
import { type Fields, nameOfRecord, type RecordKind } from '../records/record-kind.ts';
import type { MatchedColumns } from './match-columns.ts';
import type { CsvTable } from './read-csv.ts';

export type RowState = 'invalid' | 'new' | 'changed' | 'unchanged';

type Problem = { label: string; sentence: string };

export type PlannedRow = {
  number: number;
  id: string;
  name: string;
  state: RowState;
  changes: readonly FieldChange[];
  problems: readonly Problem[];
  values: Fields;
  before?: Fields;
};

type Source = {
  table: CsvTable;
  columns: MatchedColumns;
  kind: RecordKind;
  /** All of the kind, with or without a column. */
  fields: readonly RecordField[];
};

type Row = CsvTable['rows'][number];

function cellOf(row: Row, { fields }: MatchedColumns, wanted: (field: RecordField) => boolean) {
  const at = fields.findIndex((field) => field && wanted(field));
  return readText(row.cells[at] ?? '').trim();
}

const isName = ({ name }: RecordField) => name === 'title' || name === 'name';

/** Without an id, a record has the one that the form proposes, so that a second import finds it. */
function idOf(row: Row, columns: MatchedColumns): string {
  return cellOf(row, columns, ({ name }) => name === 'id') || slugOf(cellOf(row, columns, isName));
}

/** The ids that the file names, to read what exists of them. */
export const idsIn = ({ table, columns }: Pick<Source, 'table' | 'columns'>): string[] => [
  ...new Set(table.rows.map((row) => idOf(row, columns)).filter(Boolean)),
];

/** The values of a row's cells, over those of the record. A cell as exported is no change. */
function readRow(row: Row, { table, columns, kind }: Source, before: Fields | undefined) {
  const values: Record<string, unknown> = { ...(before ?? kind.empty) };
  const problems: Problem[] = [];
  columns.fields.forEach((field, at) => {
    if (!field || field.name === 'id') return;
    const cell = readText(row.cells[at] ?? '');
    const text = cell.trim();
    if (before && sameForm(cell) === sameForm(String(field.format(before[field.name])))) return;
    if (text === '') {
      if (before || !(field.name in kind.empty)) values[field.name] = field.nothing;
      const isMissing = before && !field.isOptional && field.nothing === null;
      if (isMissing) problems.push({ label: field.label, sentence: t('This cannot be empty.') });
      return;
    }
    const { isDayFirst } = table;
    const parsed = field.parse(text, { isDayFirst, before: before?.[field.name] });
    if ('problem' in parsed) problems.push({ label: field.label, sentence: parsed.problem });
    else values[field.name] = parsed.value;
  });
  return { values, problems };
}

const withoutBlanks = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function wrongLength(row: Row, { headers }: CsvTable): Problem[] {
  const extra = row.cells.slice(headers.length).some((cell) => cell.trim() !== '');
  if (!extra && row.cells.length >= headers.length) return [];
  const sentence = t('This row has {cells} cells, the headers have {headers}.', {
    cells: row.cells.length,
    headers: headers.length,
  });
  return [{ label: t('Row'), sentence }];
}

function planRow(row: Row, source: Source, existing: ReadonlyMap<string, Fields>): PlannedRow {
  const { columns, kind, table, fields } = source;
  const id = idOf(row, columns);
  const before = existing.get(id);
  const read = readRow(row, source, before);
  const labels: Readonly<Record<string, string>> = { ...kind.labels, id: t('Id') };
  if (!before && 'status' in kind.labels) read.values.status = 'draft';
  const values = { ...read.values, id };
  const unread = new Set(read.problems.map(({ label }) => label));
  const refused = Object.entries(kind.validate(values))
    .map(([field, sentence]) => ({ label: labels[field] ?? t('Row'), sentence }))
    // A missing title explains the missing id.
    .filter(({ label }, _, all) => label !== t('Id') || id !== '' || all.length === 1)
    .filter(({ label }) => !unread.has(label));
  const problems = [...wrongLength(row, table), ...read.problems, ...refused];
  const saved = { ...before, ...kind.toSave(values) };
  const compared = before ? { ...before, ...kind.toSave({ ...before }) } : kind.toSave(kind.empty);
  // Of every field, because saving can change one without a column: the main type becomes a type.
  const changes = fieldChanges(compared, saved, fields);
  const state = changes.length > 0 ? 'changed' : 'unchanged';
  return {
    number: row.number,
    id,
    name: nameOfRecord({ ...before, ...withoutBlanks(values) }),
    state: problems.length > 0 ? 'invalid' : before ? state : 'new',
    changes,
    problems,
    values: saved,
    ...(before && { before }),
  };
}

/** What importing each row would do, without doing it. */
export function planImport(source: Source, existing: ReadonlyMap<string, Fields>): PlannedRow[] {
  const firstRows = new Map<string, number>();
  return source.table.rows.map((row) => {
    const planned = planRow(row, source, existing);
    const first = firstRows.get(planned.id);
    if (first === undefined) firstRows.set(planned.id, planned.number);
    if (first === undefined || planned.id === '') return planned;
    const sentence = t('Row {first} has the same id.', { first });
    return { ...planned, state: 'invalid', problems: [{ label: t('Id'), sentence }] };
  });
}
