import { readCsv } from '#features/bulk/import/read-csv.ts';
import { t, translated } from '#i18n/t.ts';
import { readText, toCsv } from '#ui/csv.ts';
import { publicationNames } from '#ui/publication.ts';
import { nameKey } from '#ui/text-form.ts';
import { type FileRow, type NumberedRow, statuses } from './file-row.ts';

const labels: Readonly<Record<keyof FileRow, string>> = {
  language: t('Language'),
  resource: t('Kind'),
  record: t('Record'),
  field: t('Field'),
  item: t('Item'),
  source: t('English text'),
  translation: t('Translation'),
  status: t('Status'),
};
const columns = Object.keys(labels) as (keyof FileRow)[];

const MAX_ROWS = 20_000;

const statusNames: Readonly<Record<string, string>> = publicationNames;

export const toCsvFile = (rows: readonly FileRow[]): string =>
  toCsv(
    rows,
    columns.map((column) => ({
      label: labels[column],
      value: (row) => (column === 'status' ? (statusNames[row.status] ?? row.status) : row[column]),
    })),
  );

/** Whether a cell says the key or its label, in the language of the interface or in English. */
const says = (cell: string, key: string, label: string) => {
  const said = nameKey(readText(cell));
  return [key, label].some((name) => nameKey(name) === said) || translated(cell.trim()) === label;
};

const placeOf = (headers: readonly string[], column: keyof FileRow) =>
  headers.findIndex((header) => says(header, column, labels[column]));

const statusOf = (cell: string) =>
  statuses.find((status) => says(cell, status, publicationNames[status])) ?? cell;

/** Rejects with a message for the user. */
export async function readCsvFile(file: File): Promise<NumberedRow[]> {
  const { headers, rows } = await readCsv(file, MAX_ROWS);
  const places = columns.map((column) => placeOf(headers, column));
  const missing = columns.filter((_column, at) => places[at] === -1);
  if (missing.length > 0) {
    throw new Error(
      t('The file has no column {missing}.', {
        missing: missing.map((column) => `“${labels[column]}”`).join(', '),
      }),
    );
  }
  return rows.map(({ number, cells }) => {
    const entries = columns.map((column, at) => [column, readText(cells[places[at] ?? -1] ?? '')]);
    const row = Object.fromEntries(entries) as FileRow;
    return { number, ...row, status: statusOf(row.status) };
  });
}
