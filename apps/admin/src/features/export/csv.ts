export type CsvColumn<Row> = {
  label: string;
  value: (row: Row) => string | number | null | undefined;
};

/** Tells spreadsheets that the file is UTF-8; without it they break accents and Arabic. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text that begins like this is taken for a formula, which may send what stands beside it to a stranger.
 * The apostrophe in front keeps it a text (OWASP, "CSV injection").
 */
const looksLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  // A number is written by us, so its minus is one.
  if (typeof value === 'number') return String(value);
  const text = looksLikeFormula.test(value) ? `'${value}` : value;
  return /^$|^[\w .:@'-]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A table as RFC 4180 has it, and as spreadsheets open it without harm. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const head = columns.map(({ label }) => cell(label));
  const lines = rows.map((row) => columns.map(({ value }) => cell(value(row))));
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}
