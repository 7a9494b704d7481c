import type { Column, Rule } from './table-rules.ts';

const TEXTS = [
  '',
  ' ',
  'a',
  'a-b',
  'A b',
  '-a',
  'a\nb',
  '/travels',
  '//elsewhere',
  'javascript:a',
  'http://example.com',
  'https://example.com',
  'amina@example.com',
  'amina@example',
  ...[...'\u00a0\u00ad\u061c\u200b\u200f\u202a\u2066\u2069\ufe0f\ufeff\u{e0001}'].flatMap(
    (mark) => [`am${mark}ina@example.com`, `${mark}amina@example.com`],
  ),
  '\u202a+213\u00a0٥٥٥ 12‑34 56\u202c',
  '+213 21 00 00 00',
  '12',
];

const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const literalsIn = (text: string) =>
  [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, literal = '']) => literal.replaceAll("''", "'"));

/** The greatest valid size up to `end`, by binary search; undefined without a limit. */
function limitOf(isValid: (size: number) => boolean, end: number): number | undefined {
  let valid = [1, 2, 5, 10].find(isValid);
  if (valid === undefined || isValid(end)) return undefined;
  let invalid = end;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  return valid;
}

const MOST_CHARACTERS = 30_000;
const MOST_LINES = 200;
const MOST_NUMBER = 2 ** 40;

function textsOf(sizes: readonly number[]): string[] {
  const lengths = sizes.filter((size) => size > 0 && size <= MOST_CHARACTERS);
  // An emoji is one character to the database and two to `length`.
  return lengths.flatMap((length) => ['a'.repeat(length), '🐪'.repeat(length)]);
}

function listsOf(sizes: readonly number[]): string[][] {
  const counts = sizes.filter((size) => size > 0 && size <= MOST_LINES);
  return [
    ...counts.map((count) => Array(count).fill('a')),
    ...textsOf(sizes).map((line) => [line]),
  ];
}

/**
 * Values on both sides of every limit of a column, in the database or in the form.
 * @param values the choices of the form.
 * @param isValid whether the form accepts a value.
 */
export function candidatesFor(
  column: Column,
  rules: readonly Rule[],
  values: readonly string[],
  isValid: (value: unknown) => boolean,
): unknown[] {
  const expressions = rules
    .filter(({ columns }) => columns.includes(column.name))
    .map(({ expression }) => expression)
    .join(' ');
  const around = (...limits: (number | undefined)[]) =>
    [...numbersIn(expressions), ...limits.filter((limit) => limit !== undefined)].flatMap(
      (limit) => [limit - 1, limit, limit + 1],
    );
  const none = column.isRequired ? [] : [null];
  const choices = [...values, ...column.labels, ...literalsIn(expressions)];
  switch (column.type.replace(/\(.*/, '')) {
    case 'text': {
      const limit = limitOf((size) => isValid('a'.repeat(size)), MOST_CHARACTERS);
      return [...TEXTS, ...choices, ...textsOf(around(limit))];
    }
    case 'text[]': {
      const count = limitOf((size) => isValid(Array(size).fill('a')), MOST_LINES);
      const length = limitOf((size) => isValid(['a'.repeat(size)]), MOST_CHARACTERS);
      return [[], ...listsOf(around(count, length))];
    }
    case 'integer':
    case 'numeric': {
      const most = limitOf((size) => isValid(size), MOST_NUMBER);
      const least = limitOf((size) => isValid(-size), MOST_NUMBER);
      const limits = around(0, 1, most, least === undefined ? undefined : -least);
      return [...none, ...new Set(limits.flatMap((limit) => [limit, limit + 0.5, limit + 0.25]))];
    }
    case 'boolean':
      return [...none, true, false];
    case 'date':
      return [...none, '2027-01-01', '2027-01-02', '2027-02-30', 'a'];
    case 'timestamp with time zone':
      return [...none, '2027-01-01T10:00:00Z', '2027-01-02T10:00:00Z', 'a'];
    case 'jsonb':
      return [{}, []];
    default:
      // An enum.
      return [...choices, 'a'];
  }
}

/** A few values of a column, for constraints about several columns. */
export function fewFor(column: Column, example: unknown): unknown[] {
  switch (column.type.replace(/\(.*/, '')) {
    case 'text':
      return ['', example];
    case 'integer':
    case 'numeric':
      return [null, 0, 1];
    case 'date':
      return [null, '2027-01-01', '2027-01-02'];
    case 'timestamp with time zone':
      return [null, '2027-01-01T10:00:00Z', '2027-01-02T10:00:00Z'];
    default:
      return column.labels.length > 0 ? column.labels : [example];
  }
}
