import { eventFields } from '@expat-buddy/domain/event/fields';
import { eventSchema } from '@expat-buddy/domain/event/schema';
import { expect, it } from 'vitest';
import { savedValues } from '#features/catalogue/saved-values.ts';
import { emptyForm } from '#ui/fields/field-labels.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

const emptyEvent = emptyForm(eventFields);
const validate = validateWith(eventSchema);
const event = { ...emptyEvent, id: 'algroove', title: 'Algroove' };

it.each([
  ['open dates', null, null],
  ['a first day only', '2027-06-12', null],
  ['one day', '2027-06-12', '2027-06-12'],
  ['days over a new year', '2027-12-31', '2028-01-01'],
])('takes %s', (_, starts_on, ends_on) => {
  expect(validate({ ...event, starts_on, ends_on })).toEqual({});
});

it('refuses a last day without a first, and one before it', () => {
  expect(validate({ ...event, ends_on: '2027-06-12' })).toHaveProperty('starts_on');
  expect(validate({ ...event, starts_on: '2027-06-12', ends_on: '2027-06-11' })).toHaveProperty(
    'ends_on',
  );
});

it('takes times on known days, in their order', () => {
  const day = { ...event, starts_on: '2027-06-12', start_time: '19:30' };
  expect(validate(day)).toEqual({});
  expect(validate({ ...day, end_time: '23:00' })).toEqual({});
  expect(validate({ ...day, end_time: '02:00' })).toHaveProperty('end_time');
  expect(validate({ ...day, end_time: '02:00', ends_on: '2027-06-13' })).toEqual({});
  expect(validate({ ...event, start_time: '19:30' })).toHaveProperty('starts_on');
  expect(validate({ ...day, start_time: '', end_time: '23:00' })).toHaveProperty('start_time');
});

it('saves an emptied day as not known', () => {
  expect(savedValues({ ...event, starts_on: '', ends_on: undefined }, emptyEvent)).toMatchObject({
    starts_on: null,
    ends_on: null,
  });
});
