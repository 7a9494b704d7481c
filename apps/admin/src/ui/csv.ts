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

/** One more apostrophe is written before these too, so that `readText` returns the same text. */
const looksEscaped = /^'+[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  // Numbers are ours, so a leading minus is safe.
  if (typeof value === 'number') return String(value);
  const isEscaped = looksLikeFormula.test(value) || looksEscaped.test(value);
  const text = isEscaped ? `'${value}` : value;
  return /^$|^[\w .:@'-]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** The text that `toCsv` wrote as this cell: without the apostrophe before a formula's first character. */
export const readText = (cell: string): string => (looksEscaped.test(cell) ? cell.slice(1) : cell);

/** RFC 4180, safe to open in a spreadsheet. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const head = columns.map(({ label }) => cell(label));
  const lines = rows.map((row) => columns.map(({ value }) => cell(value(row))));
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}
