import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { recordFields } from '../records/record-fields.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { describeValues, initialValues, planEdit, sharedErrors } from './edit-values.ts';

const schema = z
  .object({
    id: z.string(),
    region: z.nullable(z.string()),
    tags: z.array(z.string()),
    age: z.nullable(z.number().check(z.maximum(99, 'At most 99.'))),
    until: z.nullable(z.number()),
  })
  .check(
    z.refine(({ age, until }) => until === null || until > (age ?? 0), {
      path: ['until'],
      error: 'Not before the age.',
    }),
  );

const kind: RecordKind = {
  resource: 'trips',
  names: { one: 'trip', many: 'trips' },
  labels: { region: 'Region', tags: 'Tags', age: 'Age', until: 'Until' },
  schema,
  empty: {},
  validate: validateWith(schema),
  toSave: (values) => values,
};
const fields = recordFields(kind, {});
const sea = { id: 'sea', region: 'North', tags: ['coast', 'city'], age: null, until: 9, note: 'x' };
const sand = { id: 'sand', region: 'South', tags: ['dunes'], age: 12, until: 18, note: 'y' };
const records = [sea, sand];

const plan = (field: string, value: unknown, mode?: 'add' | 'remove' | 'replace') =>
  planEdit(kind, records, { modes: new Map([[field, mode]]), entered: { [field]: value } });
const saved = (...of: Parameters<typeof plan>) => plan(...of).toSave.map(({ values }) => values);

describe('an edit of many records', () => {
  it('sets only the ticked field, and skips records that have the value', () => {
    expect(saved('region', 'North')).toEqual([{ ...sand, region: 'North' }]);
  });

  it('adds to lists, removes from them, and replaces them', () => {
    expect(saved('tags', ['city', 'food', ''], 'add').map(({ tags }) => tags)).toEqual([
      ['coast', 'city', 'food'],
      ['dunes', 'city', 'food'],
    ]);
    expect(saved('tags', ['city'], 'remove')).toEqual([{ ...sea, tags: ['coast'] }]);
    expect(saved('tags', [], 'replace').map(({ tags }) => tags)).toEqual([[], []]);
  });

  it('leaves out records that their schema refuses', () => {
    const { toSave, refused } = plan('age', 10);
    expect(toSave.map(({ before }) => before)).toEqual([sand]);
    expect(refused).toEqual([{ id: 'sea', errors: { until: 'Not before the age.' } }]);
  });

  it('blames the entry for what every record refuses', () => {
    const edit = { modes: new Map([['age', undefined]]), entered: { age: 120 } };
    expect(sharedErrors(planEdit(kind, records, edit), edit)).toEqual({ age: 'At most 99.' });
    const fine = { ...edit, entered: { age: 10 } };
    expect(sharedErrors(planEdit(kind, records, fine), fine)).toEqual({});
  });
});

it('starts with what all records share, and with empty lists', () => {
  const inputs = ['region', 'tags', 'age'].map((name) => ({
    ...{ label: name, fields: [name], input: null },
  }));
  const of = (shared: typeof records) => initialValues(kind, { inputs, fields, records: shared });
  expect(of(records)).toEqual({ region: null, tags: [], age: null });
  expect(of([sand, sand])).toEqual({ region: 'South', tags: [], age: 12 });
});

it('says what the records hold now', () => {
  const byName = (name: string) => fields.find((field) => field.name === name) ?? fields[0];
  const shown = (name: string, of: typeof records) => {
    const field = byName(name);
    return field && describeValues(of, field);
  };
  expect(shown('region', [sea, sand, sand])).toBe('South (2), North');
  expect(shown('tags', [sea, sand, sea])).toBe('coast (2), city (2), dunes');
  expect(shown('region', [sea, { ...sand, region: 'a'.repeat(50) }])).toBe('2 different texts');
  expect(shown('age', [sea, sea])).toBe('nothing');
});
