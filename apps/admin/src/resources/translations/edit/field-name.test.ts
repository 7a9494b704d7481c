import { expect, it } from 'vitest';
import { fieldName } from './field-name.ts';

it('names an element of a list, also of a day', () => {
  const text = { resource: 'travels', field: 'highlights', day_number: null, element: 2 };
  expect(fieldName(text)).toBe('Highlight 2');
  expect(fieldName({ ...text, field: 'days.stops', day_number: 3 })).toBe('Day 3, stop 2');
});
