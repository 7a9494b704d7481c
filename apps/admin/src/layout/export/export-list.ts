import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { algiersMoment } from './algiers-moment.ts';
import { type CsvColumn, toCsv } from './csv.ts';
import { readAll } from './read-all.ts';
import { saveFile } from './save-file.ts';

type ExportList<RecordType extends RaRecord> = {
  provider: DataProvider;
  resource: string;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  /** What the file is called before its moment: `submissions-2026-11-21-1705.csv`. */
  name: string;
  columns: readonly CsvColumn<RecordType>[];
  onProgress: (read: number) => void;
  signal: AbortSignal;
};

// An estimate would not tell whether the list changed on the way.
const meta = { headers: { Prefer: 'count=exact' } };

/** Saves exactly what a list shows on all its pages, in its order. Answers how many rows that were. */
export async function exportList<RecordType extends RaRecord>(
  wanted: ExportList<RecordType>,
): Promise<number> {
  const { provider, resource, filter, sort, name, columns, onProgress, signal } = wanted;
  const rows = await readAll<RecordType>({
    readPage: (page, perPage) => {
      const pagination = { page, perPage };
      return provider.getList<RecordType>(resource, { filter, sort, pagination, meta, signal });
    },
    onProgress,
    signal,
  });
  const moment = algiersMoment(new Date().toISOString()).replace(' ', '-').replace(':', '');
  saveFile(`${name}-${moment}.csv`, toCsv(rows, columns), 'text/csv;charset=utf-8');
  return rows.length;
}
