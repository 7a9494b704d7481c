import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { dialectOf, readText, toCsv } from './csv.ts';

type Row = { name: string | null; count?: number };
const columns = [
  { label: 'Name', value: ({ name }: Row) => name },
  { label: 'Count', value: ({ count }: Row) => count },
];
const lineOf = (name: string) => toCsv([{ name }], columns.slice(0, 1)).split('\r\n')[1];

describe('a table as a file for spreadsheets', () => {
  it('starts with a byte order mark and ends each line', () => {
    expect(toCsv([{ name: 'Béjaïa بجاية', count: 2 }], columns)).toBe(
      '\uFEFFName,Count\r\n"Béjaïa بجاية",2\r\n',
    );
  });

  it.each(['=1+1', '+213 555', '-2', '@SUM(A1)', '\tx', '\rx', '\n=x', '＝1', '=HYPERLINK("x")'])(
    'keeps %j a text',
    (name) => {
      expect(toCsv([{ name }], columns.slice(0, 1)).slice(1)).toMatch(/^Name\r\n"?'/);
    },
  );

  it('leaves such characters inside a text and in numbers alone', () => {
    expect(lineOf('a=b')).toBe('"a=b"');
    expect(lineOf('sea-view')).toBe('sea-view');
    expect(toCsv([{ name: 'x', count: -2 }], columns)).toContain('x,-2\r\n');
  });

  it('quotes commas, semicolons, quotes and lines', () => {
    expect(lineOf('a,b')).toBe('"a,b"');
    expect(lineOf('a;b')).toBe('"a;b"');
    expect(lineOf('say "salam"')).toBe('"say ""salam"""');
    expect(toCsv([{ name: 'one\ntwo' }], columns.slice(0, 1))).toContain('"one\ntwo"\r\n');
  });

  it('has semicolons and decimal commas where the language has decimal commas', () => {
    const file = toCsv([{ name: 'a;b', count: 36.95 }], columns, dialectOf('fr'));
    expect(file).toBe('\uFEFFName;Count\r\n"a;b";36,95\r\n');
  });

  it.each([
    "a;=cmd|'/C calc'!A0;b",
    'a,=1+1',
    'a\t@SUM(A1)',
    'first\n-2+3',
    'a;"=1+1"',
    'a; +1',
    "a;'=1",
    'a\r\n＝1',
  ])('starts no cell with a formula, whatever separates cells: %j', (name) => {
    const rows = [{ name, count: 1 }];
    for (const separator of [',', ';'] as const) {
      const file = toCsv(rows, columns, { separator, decimal: '.' });
      for (const delimiter of [',', ';', '\t']) {
        const cells = Papa.parse<string[]>(file, { delimiter }).data.flat();
        expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
      }
      const [, line] = Papa.parse<string[]>(file, { delimiter: separator, newline: '\r\n' }).data;
      expect(readText(line?.[0] ?? '')).toBe(name);
    }
  });

  it.each(['+213 555', "'+213", "''=x", "'quoted'", '=1+1', 'plain'])('reads %j back', (name) => {
    const cell = toCsv([{ name }], columns.slice(0, 1)).slice(1).split('\r\n')[1] ?? '';
    expect(readText(cell.replace(/^"(.*)"$/, '$1'))).toBe(name);
  });

  it('writes missing values as empty', () => {
    expect(toCsv([{ name: null }], columns)).toBe('\uFEFFName,Count\r\n,\r\n');
  });
});
