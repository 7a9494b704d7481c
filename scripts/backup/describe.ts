import type { Manifest } from './manifest.ts';

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a backup contains, a line for the rows and one for each bucket. */
export function describe({ tables, buckets }: Manifest): string[] {
  const rows = sum(Object.values(tables));
  return [
    `${plural(rows, 'row')} in ${plural(Object.keys(tables).length, 'table')}`,
    ...Object.entries(buckets).map(
      ([bucket, files]) =>
        `${bucket}: ${plural(files.length, 'file')}, ${plural(sum(files.map(({ bytes }) => bytes)), 'byte')}`,
    ),
  ];
}
