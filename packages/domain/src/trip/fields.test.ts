import { expect, it } from 'vitest';
import { type Field, fieldEntries } from '../content/field.ts';
import { travelOnlyColumns, tripColumns } from './columns.ts';
import { type TripTable, tripFields } from './fields.ts';

const selected: Record<TripTable, string> = {
  travels: `${tripColumns},${travelOnlyColumns}`,
  activities: tripColumns,
};

const columnOf = ([name, { translated }]: [string, Field]) =>
  translated ? `${name}~detail` : name;

it.each(['travels', 'activities'] as const)('the pages of %s read every field', (table) => {
  const read = selected[table].split(',');
  const columns = fieldEntries(tripFields[table])
    .filter(([, { shape }]) => shape !== 'rows')
    .map(columnOf);
  const gone = read.filter((column) => !columns.includes(column));
  expect([
    ...columns
      .filter((column) => !read.includes(column))
      .map((column) => `trip/columns.ts does not select “${column}” of ${table}.`),
    ...gone.map((column) => `trip/columns.ts selects “${column}”, which is no field of ${table}.`),
  ]).toEqual([]);
});
