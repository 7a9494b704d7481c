import { expect, it } from 'vitest';
import { inquiryMessages } from '../messages.ts';
import { serviceTypes } from '../service-types.ts';
import type { DetailField } from './detail-field.ts';
import { detailFieldsOf, everyDetailField } from './details.ts';
import { detailsSchema } from './schema.ts';

const fields = new Map<string, DetailField>([
  ['plate', { label: 'Number plate', shape: 'text', max: 5 }],
  ['bags', { label: 'Bags', shape: 'number', min: 1, max: 99 }],
  ['expiresOn', { label: 'Expires on', shape: 'day' }],
  ['pickUpAt', { label: 'Pick-up time', shape: 'time' }],
]);
const schema = detailsSchema(inquiryMessages, fields);

it('keeps what was filled in, cleaned of what was typed with it', () => {
  const entered = { plate: ' 16-🐪 ', bags: '٣', expiresOn: null, pickUpAt: '', other: 'x' };
  expect(schema.parse(entered)).toEqual({ plate: '16-🐪', bags: 3 });
  expect(schema.parse({ bags: 2, expiresOn: '2028-02-29', pickUpAt: '23:59' })).toEqual({
    bags: 2,
    expiresOn: '2028-02-29',
    pickUpAt: '23:59',
  });
  expect(schema.parse(undefined)).toEqual({});
});

it.each([
  ['plate', '123456', 'Please use one line of at most 5 characters.'],
  ['plate', '1\n2', 'Please use one line of at most 5 characters.'],
  ['bags', '0', 'Please enter a whole number from 1 to 99.'],
  ['bags', '2.5', 'Please enter a whole number from 1 to 99.'],
  ['bags', 'two', 'Please enter a whole number from 1 to 99.'],
  ['expiresOn', '2027-02-29', 'Please pick a date.'],
  ['pickUpAt', '24:00', 'Please enter a time, such as 14:30.'],
])('%s refuses %j: %s', (name, value, message) => {
  const { error } = schema.safeParse({ [name]: value });
  expect(error?.issues).toMatchObject([{ path: [name], message }]);
});

it('kinds that share the name of a field share its rule and label', () => {
  const differing = serviceTypes.flatMap((type) =>
    detailFieldsOf(type).filter(([name, field]) => everyDetailField.get(name) !== field),
  );
  expect(differing).toEqual([]);
});
