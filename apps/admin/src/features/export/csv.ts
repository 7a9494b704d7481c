export type CsvColumn<Row> = {
  label: string;
  value: (row: Row) => string | number | null | undefined;
};

/** Without it, spreadsheets misread UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets run such a text as a formula. A leading apostrophe prevents that (OWASP, "CSV
 * injection").
 */
const looksLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  // Numbers are ours, so a leading minus is safe.
  if (typeof value === 'number') return String(value);
  const text = looksLikeFormula.test(value) ? `'${value}` : value;
  return /^$|^[\w .:@'-]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** RFC 4180, safe to open in a spreadsheet. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const head = columns.map(({ label }) => cell(label));
  const lines = rows.map((row) => columns.map(({ value }) => cell(value(row))));
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}
