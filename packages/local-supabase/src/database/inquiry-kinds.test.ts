/** The database knows the kinds of inquiry that the domain describes, and accepts the same details. */

import type { DetailRule } from '@expat-buddy/domain/inquiry/kinds/detail-field';
import { detailProblem } from '@expat-buddy/domain/inquiry/kinds/detail-value';
import { detailFieldsOf } from '@expat-buddy/domain/inquiry/kinds/details';
import { inquiryMessages } from '@expat-buddy/domain/inquiry/messages';
import { serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let connection: PgliteConnection;
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
});
afterAll(() => connection.close());

it('private.inquiry_kinds has a row for each kind', async () => {
  const { rows } = await connection.driver.query<{ key: string }>(
    'select key from private.inquiry_kinds',
  );
  expect(rows.map(({ key }) => key).toSorted()).toEqual(serviceTypes.toSorted());
});

it('private.inquiry_fields has a row for each field of a kind', async () => {
  const { rows } = await connection.driver.query<{ field: string; rule: object }>(
    `select kind || '.' || name as field,
       jsonb_strip_nulls(jsonb_build_object('shape', shape, 'min', min, 'max', max)) as rule
     from private.inquiry_fields`,
  );
  const described = serviceTypes.flatMap((kind) =>
    detailFieldsOf(kind).map(([name, { label: _, ...rule }]) => [`${kind}.${name}`, rule]),
  );
  expect(Object.fromEntries(rows.map(({ field, rule }) => [field, rule]))).toEqual(
    Object.fromEntries(described),
  );
});

const rules: DetailRule[] = [
  { shape: 'text', max: 5 },
  { shape: 'number', min: -2, max: 99 },
  { shape: 'day' },
  { shape: 'time' },
];
const details = [
  ...[
    '',
    ' ',
    'AH',
    ' AH ',
    '12345',
    '123456',
    '🐪🐪🐪🐪🐪',
    'a\nb',
    '\u200b',
    '\u00a0',
    'a\u0085b',
  ],
  ...['2027-02-28', '2027-02-29', '2028-02-29', '1999-12-31', '2200-01-01', '2027-13-01', '27-1-1'],
  ...['00:00', '23:59', '24:00', '12:60', '7:05', '07:05:00'],
  ...[-3, -2, 0, 99, 100, 1.5, 1e300, true, null, [], {}, ['AH']],
];

describe('a detail that the form accepts is one that the database accepts', () => {
  it.each(rules)('%o', async (rule) => {
    const { shape, min = null, max = null } = { min: undefined, max: undefined, ...rule };
    const { rows } = await connection.driver.query<{ accepted: boolean[] }>(
      `select array_agg(private.is_inquiry_detail(detail, $1, $2, $3) order by place) as accepted
       from jsonb_array_elements($4::jsonb) with ordinality listed (detail, place)`,
      [shape, min, max, JSON.stringify(details)],
    );
    const named = (isAccepted: (index: number) => boolean | undefined) =>
      details.map((detail, index) => [detail, isAccepted(index)]);
    expect(named((index) => rows[0]?.accepted[index])).toEqual(
      named((index) => detailProblem(rule, details[index], inquiryMessages) === undefined),
    );
  });
});
