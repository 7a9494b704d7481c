import type { DataProvider, RaRecord } from 'react-admin';
import { readRecords, readReferences } from '../records/read-records.ts';
import { recordFields, shapeOf } from '../records/record-fields.ts';
import type { Fields, RecordKind } from '../records/record-kind.ts';
import { type MatchedColumns, matchColumns } from './match-columns.ts';
import { idsIn, type PlannedRow, planImport, type RowState } from './plan-import.ts';
import { readCsv } from './read-csv.ts';

export type ImportPlan = {
  fileName: string;
  columns: MatchedColumns;
  rows: readonly PlannedRow[];
};

/** Reads a file and compares it with the database. Rejects with a sentence. */
export async function planOf(
  provider: DataProvider,
  kind: RecordKind,
  file: File,
): Promise<ImportPlan> {
  const [table, choices] = await Promise.all([readCsv(file), readReferences(provider, kind)]);
  const fields = recordFields(kind, choices);
  const exportOnly = (kind.exportOnly?.columns ?? []).map(({ label }) => label);
  const columns = matchColumns(table.headers, fields, exportOnly);
  const existing = await readRecords(provider, kind, idsIn({ table, columns }));
  return {
    fileName: file.name,
    columns,
    rows: planImport({ table, columns, kind, fields }, existing),
  };
}

export const countOf = (rows: readonly PlannedRow[], ...states: RowState[]): number =>
  rows.filter(({ state }) => states.includes(state)).length;

export type ImportItem = { number: number; values: Fields; before?: Fields };

/** Catalogue records have a place in their list. */
const isOrdered = (kind: RecordKind) => 'position' in kind.labels && !('position' in shapeOf(kind));

async function lastPosition(provider: DataProvider, { resource }: RecordKind): Promise<number> {
  const { data } = await provider.getList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'DESC' },
    meta: { columns: 'id,position' },
  });
  return Number(data[0]?.position ?? 0);
}

/** The rows to save; new ones go to the end of the order, as those of the form do. */
export async function itemsOf(
  provider: DataProvider,
  kind: RecordKind,
  rows: readonly PlannedRow[],
): Promise<ImportItem[]> {
  let position = isOrdered(kind) ? await lastPosition(provider, kind) : undefined;
  return rows
    .filter(({ state }) => state === 'new' || state === 'changed')
    .map(({ number, values, before }) => {
      if (before || position === undefined) return { number, values, ...(before && { before }) };
      position += 10;
      return { number, values: { ...values, position } };
    });
}
