/** Compares the limits of each form's schema with the columns and check constraints of its table. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TRAVEL_DAYS } from '@expat-buddy/domain/travel/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedProject } from '../support/project.ts';
import { catalogueForms } from './catalogue-forms.ts';
import { disagreements } from './disagreements.ts';
import { officeForms } from './office-forms.ts';
import { isAccepted, readTableRules, type Sql } from './table-rules.ts';
import { travelForms } from './travel-forms.ts';
import { visitorForms } from './visitor-forms.ts';

const entities = [...visitorForms, ...travelForms, ...catalogueForms, ...officeForms];

/** Built from compared schemas, or not saved in a table. */
const notCompared = [
  'inquirySchema',
  'inquiryEntrySchema',
  'inquiryNotificationSchema',
  'settingsSchema',
  'tokenRequestSchema',
  'reviewRequestSchema',
  'myInquiryRequestSchema',
];

let sql: Sql;
beforeAll(async () => {
  sql = (await sharedProject()).sql;
});

describe('a form and its table have the same limits', () => {
  it.each(entities.map((entity) => [entity.table, entity] as const))('%s', async (_, entity) => {
    expect(await disagreements(sql, entity)).toEqual([]);
  });

  it('days of a programme', async () => {
    const rules = await readTableRules(sql, 'travel_days');
    const accepts = (day_number: number) => isAccepted(sql, 'travel_days', rules, { day_number });
    expect([await accepts(MAX_TRAVEL_DAYS), await accepts(MAX_TRAVEL_DAYS + 1)]).toEqual([
      true,
      false,
    ]);
  });
});

it('compares every schema of the domain', async () => {
  const domain = join(import.meta.dirname, '../../../domain/src');
  const files = await readdir(domain, { recursive: true });
  const compared = new Set<unknown>(entities.map(({ schema }) => schema));
  for (const file of files.filter((name) => name.endsWith('/schema.ts'))) {
    const module: Record<string, unknown> = await import(join(domain, file));
    for (const [name, schema] of Object.entries(module)) {
      const isExpected = name.endsWith('Schema') && typeof schema === 'object';
      if (isExpected && !notCompared.includes(name)) expect(compared, name).toContain(schema);
    }
  }
});

describe('a wrong limit is found', () => {
  const off = (title: z.ZodMiniType, example: unknown = 'Coast') =>
    disagreements(sql, {
      table: 'regions',
      schema: z.object({ title }),
      example: { title: example },
    });

  it.each([
    ['too long', z.string().check(z.minLength(1), z.maxLength(101))],
    ['too short', z.string().check(z.minLength(1), z.maxLength(99))],
    ['missing', z.string().check(z.minLength(1))],
    [
      'counted in code units',
      z.string().check(
        z.minLength(1),
        z.refine((title) => title.length <= 100),
      ),
    ],
    ['empty', z.string().check(z.maxLength(100))],
  ])('%s', async (_, title) => {
    expect(await off(title)).not.toEqual([]);
  });

  it('of a number, of a choice, and of two columns together', async () => {
    const found = (table: string, schema: z.ZodMiniType, example: Record<string, unknown>) =>
      disagreements(sql, { table, schema, example });
    const seats = z.object({ seats: z.int().check(z.minimum(1), z.maximum(61)) });
    expect(await found('vehicles', seats, { seats: 4 })).toEqual([
      'vehicles: the form accepts, the database refuses seats 61',
    ]);
    const gearbox = z.object({ gearbox: z.enum(['manual', 'automatic', 'none']) });
    expect(await found('vehicles', gearbox, { gearbox: 'manual' })).toEqual([
      'vehicles: the form accepts, the database refuses gearbox "none"',
    ]);
    const day = z.nullable(z.iso.date());
    const days = z.object({ starts_on: day, ends_on: day });
    expect(await found('events', days, { starts_on: '2027-01-01', ends_on: null })).toContain(
      'events: the form accepts, the database refuses starts_on "2027-01-02" with ends_on "2027-01-01"',
    );
  });
});
