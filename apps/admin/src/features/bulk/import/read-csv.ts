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
  /** Where semicolons separate cells, commas separate decimals. */
  hasDecimalComma: boolean;
};

const count = new Intl.NumberFormat(locale.dateTag);

function decoded(bytes: ArrayBuffer): string {
  try {
    // Drops a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Another encoding, or a workbook.
  }
  throw new Error(t('This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.'));
}

const isFilled = ({ cells }: CsvRow) => cells.some((cell) => cell.trim() !== '');

type Parser = typeof import('papaparse');

/** The separator that makes the most columns of the headers. */
function delimiterOf(text: string, { parse }: Parser): string {
  const columns = (delimiter: string) =>
    parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [',', ';', '\t'].reduce((best, other) => (columns(other) > columns(best) ? other : best));
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
  const delimiter = delimiterOf(text, papa);
  const { data, errors } = papa.parse<string[]>(text, { delimiter });
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
  return { headers, rows, hasDecimalComma: delimiter === ';' };
}
