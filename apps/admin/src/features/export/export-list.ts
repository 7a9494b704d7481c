import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { algiersMoment } from './algiers-moment.ts';
import { type CsvColumn, toCsv } from './csv.ts';
import { readAll } from './read-all.ts';
import { saveFile } from '#ui/save-file.ts';

/** The columns of a file, or how they follow from what is in the rows. */
export type ColumnsOf<RecordType extends RaRecord> =
  | readonly CsvColumn<RecordType>[]
  | ((rows: readonly RecordType[]) => Promise<readonly CsvColumn<RecordType>[]>);

type ExportList<RecordType extends RaRecord> = {
  provider: DataProvider;
  resource: string;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  /** What the file is called before its moment: `submissions-2026-11-21-1705.csv`. */
  name: string;
  columns: ColumnsOf<RecordType>;
  /** What is read of each row, where it is more than the list shows. */
  fields: string | undefined;
  onProgress: (read: number) => void;
  signal: AbortSignal;
};

// An estimate would not tell whether the list changed on the way.
const headers = { Prefer: 'count=exact' };

/** Saves exactly what a list shows on all its pages, in its order. Answers how many rows that were. */
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
  const moment = algiersMoment(new Date().toISOString()).replace(' ', '-').replace(':', '');
  const shown = typeof columns === 'function' ? await columns(rows) : columns;
  saveFile(`${name}-${moment}.csv`, toCsv(rows, shown), 'text/csv;charset=utf-8');
  return rows.length;
}
