import { locale } from '#i18n/locale.ts';

export type CsvColumn<Row> = {
  label: string;
  value: (row: Row) => string | number | null | undefined;
};

/** How spreadsheets of a language write files: a comma cannot separate both cells and decimals. */
export type CsvDialect = { separator: ',' | ';'; decimal: '.' | ',' };

export function dialectOf(tag: string): CsvDialect {
  const hasComma = new Intl.NumberFormat(tag).format(0.5).includes(',');
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Without it, spreadsheets misread UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/*
 * Spreadsheets run a cell as a formula that starts with one of `=+-@`. A leading apostrophe prevents that (OWASP,
 * "CSV injection"). What follows a separator or a line break starts a cell too where the file is read with another
 * separator. Where there are apostrophes already, one more is written, so that `readText` returns the same text.
 */
const atStart = /^('*)(?=[\t\r\n]| *[=+\-@＝＋－＠])/;
const readAtStart = /^'('*)(?=[\t\r\n]| *[=+\-@＝＋－＠])/;
const inside = /(?<=[,;\t\r\n])([ "]*)('*)(?=[=+\-@＝＋－＠])/g;
const readInside = /(?<=[,;\t\r\n])([ "]*)'('*)(?=[=+\-@＝＋－＠])/g;

function cell(value: string | number | null | undefined, { decimal }: CsvDialect): string {
  if (value === null || value === undefined) return '';
  // Numbers are ours, so a leading minus is safe.
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = value.replace(inside, "$1'$2").replace(atStart, "'$1");
  return /^$|^[\w .:@'-]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** The text that `toCsv` wrote as this cell: without the apostrophes before formulas. */
export const readText = (cell: string): string =>
  cell.replace(readInside, '$1$2').replace(readAtStart, '$1');

/** RFC 4180 with the separator of the interface's language, safe to open in a spreadsheet. */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  dialect = dialectOf(locale.tag),
): string {
  const head = columns.map(({ label }) => cell(label, dialect));
  const lines = rows.map((row) => columns.map(({ value }) => cell(value(row), dialect)));
  const write = (line: readonly string[]) => `${line.join(dialect.separator)}\r\n`;
  return `${BYTE_ORDER_MARK}${[head, ...lines].map(write).join('')}`;
}
