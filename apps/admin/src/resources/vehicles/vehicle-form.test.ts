import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { vehicleSchema } from '@expat-buddy/domain/vehicle/schema';
import { describe, expect, it } from 'vitest';
import { savedValues } from '#features/catalogue/saved-values.ts';
import { emptyForm } from '#ui/fields/field-labels.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

const emptyVehicle = emptyForm(vehicleFields);
const validate = validateWith(vehicleSchema);
const van = { ...emptyVehicle, id: 'long-van', name: 'Long van' };

describe('the vehicle form', () => {
  it('takes the least that a vehicle needs', () => {
    expect(validate(van)).toEqual({});
  });

  it('reports missing values at each field', () => {
    expect(validate({ ...emptyVehicle, seats: null, berths: 21, minimum_days: 1.5 })).toEqual({
      id: 'Use lowercase letters, digits and single hyphens, such as "long-van".',
      name: 'Please enter a name.',
      seats: 'Enter a whole number from 1 to 60.',
      berths: 'Enter a whole number from 0 to 20.',
      minimum_days: 'Enter a whole number from 1 to 60.',
    });
  });

  it('takes a vehicle without beds, and not one without seats', () => {
    expect(validate({ ...van, berths: 0 })).toEqual({});
    expect(validate({ ...van, seats: 0 })).toHaveProperty('seats');
  });

  it.each(['', 'on request', '14 000 DA', 'From €140'])('takes the price "%s"', (price_per_day) => {
    expect(validate({ ...van, price_per_day })).toEqual({});
  });

  it('refuses a currency without an amount', () => {
    expect(validate({ ...van, price_per_day: ' DA' })).toHaveProperty('price_per_day');
  });
});

describe('unavailable days', () => {
  const period = { starts_on: '2027-05-01', ends_on: '2027-05-03', reason: 'rented' };

  it.each([
    [[period], undefined],
    [[{ ...period, ends_on: '' }], 'Enter the first and the last day.'],
    [[{ ...period, ends_on: '2027-04-30' }], 'A period ends before it starts.'],
    [[period, { starts_on: '2027-05-03', ends_on: '2027-05-09' }], 'Two periods overlap.'],
  ])('%j: %s', (unavailable, problem) => {
    expect(validate({ ...van, unavailable }).unavailable).toBe(problem);
    expect(savedValues({ ...van, unavailable }, emptyVehicle)).toMatchObject({ unavailable });
  });
});

it('refuses an element outside the vehicle', () => {
  const table = { kind: 'table', x: 580, y: 0, length: 60, width: 60 };
  const floor_plan = { length: 600, width: 200, day: [table], night: [] };
  expect(validate({ ...van, floor_plan })).toEqual({
    floor_plan: 'Every element has to lie inside the vehicle.',
  });
});

it('saves texts trimmed, lists without empty lines, numbers as they are', () => {
  const values = { ...van, name: ' Van ', description: null, equipment: [' A table ', ''] };
  expect(savedValues(values, emptyVehicle)).toMatchObject({
    name: 'Van',
    description: '',
    equipment: ['A table'],
    berths: 2,
    with_driver: false,
  });
});
