import { readCsv } from '#features/bulk/import/read-csv.ts';
import { t } from '#i18n/t.ts';
import { readText, toCsv } from '#ui/csv.ts';
import type { FileRow, NumberedRow } from './file-row.ts';

const columns = [
  'language',
  'resource',
  'record',
  'field',
  'item',
  'source',
  'translation',
  'status',
] as const satisfies readonly (keyof FileRow)[];

const MAX_ROWS = 20_000;

export const toCsvFile = (rows: readonly FileRow[]): string =>
  toCsv(
    rows,
    columns.map((column) => ({ label: column, value: (row) => row[column] })),
  );

/** Rejects with a message for the user. */
export async function readCsvFile(file: File): Promise<NumberedRow[]> {
  const { headers, rows } = await readCsv(file, MAX_ROWS);
  const places = columns.map((column) =>
    headers.findIndex((header) => header.trim().toLowerCase() === column),
  );
  const missing = columns.filter((_column, at) => places[at] === -1);
  if (missing.length > 0) {
    throw new Error(
      t('The file has no column {missing}.', {
        missing: missing.map((name) => `“${name}”`).join(', '),
      }),
    );
  }
  return rows.map(({ number, cells }) => {
    const entries = columns.map((column, at) => [column, readText(cells[places[at] ?? -1] ?? '')]);
    return { number, ...(Object.fromEntries(entries) as FileRow) };
  });
}
