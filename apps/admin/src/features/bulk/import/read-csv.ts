import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
export const MAX_ROWS = 2000;
const MAX_MEGABYTES = 5;

type CsvRow = {
  /** As a spreadsheet numbers it: the headers are row 1. */
  number: number;
  cells: readonly string[];
};

export type CsvTable = {
  headers: readonly string[];
  rows: readonly CsvRow[];
  /** Where semicolons separate cells, dates begin with the day. */
  isDayFirst: boolean;
};

const count = new Intl.NumberFormat(locale.dateTag);

/** “Unicode text” of Excel is UTF-16 with a byte order mark. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: ArrayBuffer): string {
  try {
    // Drops a byte order mark.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Another encoding, or a workbook.
  }
  throw new Error(t('This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.'));
}

const isFilled = ({ cells }: CsvRow) => !cells.every(isEmpty);

type Parser = typeof import('papaparse');

const SEPARATORS = [',', ';', '\t'];

/** The separator that makes the most columns of the headers. */
function delimiterOf(text: string, { parse }: Parser): string {
  const columns = (delimiter: string) =>
    parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return SEPARATORS.reduce((best, other) => (columns(other) > columns(best) ? other : best), ',');
}

/** A first line that tells Excel the separator, such as `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i;

function parseCells(text: string, parser: Parser) {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const rest = text.slice(line.length);
  const delimiter = named ?? delimiterOf(rest, parser);
  return { delimiter, ...parser.parse<string[]>(rest, { delimiter }) };
}

const hasSeparator = (cell = '') => SEPARATORS.some((sign) => cell.includes(sign));
const isEmpty = (cell: string) => cell.trim() === '';

/**
 * A spreadsheet that expects another separator opens each line as one cell, and saves some of them in quotation
 * marks. Returns the cells of these lines if they make a table.
 */
function parseLinesInCells(rows: readonly string[][], parser: Parser) {
  const [first = []] = rows;
  const isLine = first.slice(1).every(isEmpty)
    ? (cells: readonly string[]) => cells.slice(1).every(isEmpty)
    : (cells: readonly string[]) => cells.length === 1;
  if (!rows.some((cells) => isLine(cells) && hasSeparator(cells[0]))) return undefined;
  const lines = rows.map((cells) => (isLine(cells) ? cells[0] : parser.unparse([cells])));
  const parsed = parseCells(lines.join('\n'), parser);
  const columns = parsed.data[0]?.length ?? 0;
  const isTable = parsed.data.every((cells) => cells.length === columns || cells.every(isEmpty));
  return columns > 1 && isTable && parsed.errors.length === 0 ? parsed : undefined;
}

/** Reads a file separated by commas, semicolons or tabs. Rejects with a sentence. */
export async function readCsv(file: File, maxRows = MAX_ROWS): Promise<CsvTable> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) {
    throw new Error(
      t('The file is larger than {maxMegabytes} MB. Split it into several.', {
        maxMegabytes: MAX_MEGABYTES,
      }),
    );
  }
  const text = decoded(await file.arrayBuffer());
  const { default: papa } = await import('papaparse');
  const table = parseCells(text, papa);
  const { data, errors, delimiter } = parseLinesInCells(table.data, papa) ?? table;
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new Error(
      t('A quotation mark in row {row} is never closed.', { row: (broken.row ?? 0) + 1 }),
    );
  }
  const [headers = [], ...rest] = data;
  const rows = rest
    .map((cells, at) => ({
      number: at + 2,
      cells: cells.map((cell) => cell.replaceAll('\r\n', '\n')),
    }))
    .filter(isFilled);
  if (rows.length === 0) throw new Error(t('The file has no rows below its headers.'));
  if (rows.length > maxRows) {
    throw new Error(
      t('The file has {count} rows; at most {maxRows} can be imported at once.', {
        count: count.format(rows.length),
        maxRows: count.format(maxRows),
      }),
    );
  }
  return { headers, rows, isDayFirst: delimiter === ';' };
}
