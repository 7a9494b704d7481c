import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { type CsvColumn, toCsv } from '#ui/csv.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { saveFile } from '#ui/save-file.ts';
import { momentInName } from './algiers-moment.ts';
import { readAll } from './read-all.ts';

/** The columns, or a function of the rows that returns them. */
export type ColumnsOf<RecordType extends RaRecord> =
  | readonly CsvColumn<RecordType>[]
  | ((rows: readonly RecordType[]) => Promise<readonly CsvColumn<RecordType>[]>);

type ExportList<RecordType extends RaRecord> = {
  provider: DataProvider;
  resource: string;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  /** The file name's prefix: `submissions-2026-11-21-1705.csv`. */
  name: string;
  columns: ColumnsOf<RecordType>;
  /** Columns to read when the list shows fewer. */
  fields: string | undefined;
  onProgress: (read: number) => void;
  signal: AbortSignal;
};

// An estimated count cannot tell whether the list changed while it was read.
const headers = { Prefer: 'count=exact' };

/** Exports all pages of a list in its order and resolves with the number of rows. */
export async function exportList<RecordType extends RaRecord>(
  wanted: ExportList<RecordType>,
): Promise<number> {
  const { provider, resource, filter, sort, name, columns, fields, onProgress, signal } = wanted;
  const meta = { headers, ...(fields && { columns: fields }) };
  const rows = await readAll<RecordType>({
    readPage: (page, perPage) => {
      const pagination = { page, perPage };
      return provider.getList<RecordType>(resource, { filter, sort, pagination, meta, signal });
    },
    onProgress,
    signal,
  });
  const shown = typeof columns === 'function' ? await columns(rows) : columns;
  saveFile(`${slugOf(name)}-${momentInName()}.csv`, toCsv(rows, shown), 'text/csv;charset=utf-8');
  return rows.length;
}
