import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldName, fieldNames } from './field-name.ts';

const migration = readFileSync(
  `${import.meta.dirname}/../../../../../../supabase/migrations/20261128090000_translations.sql`,
  'utf8',
);
const listed = migration.slice(migration.indexOf('insert into private.translatable_columns'));
const columns = [...listed.matchAll(/'(?:text|list)', '([^']+)'\)/g)].flatMap(([, names = '']) =>
  names.split(/\s+/),
);

it('names every column that is translated', () => {
  expect(columns.length).toBeGreaterThan(60);
  expect(columns.filter((column) => !(column in fieldNames))).toEqual([]);
});

it('names an element of a list, also of a day', () => {
  const text = { field: 'highlights', day_number: null, element: 2 };
  expect(fieldName(text)).toBe('Highlight 2');
  expect(fieldName({ ...text, field: 'days.stops', day_number: 3 })).toBe('Day 3, stop 2');
});
