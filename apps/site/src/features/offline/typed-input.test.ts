import { expect, it } from 'vitest';
import { hasTypedInput } from './typed-input.ts';

const field = { type: 'text', value: 'Amel', isReadOnly: false, isInForm: true };

it('detects input that a reload would lose', () => {
  expect(hasTypedInput([field])).toBe(true);
  expect(hasTypedInput([{ ...field, type: 'textarea' }])).toBe(true);
});

it.each([
  ['nothing but spaces', { value: '  ' }],
  ['what the page itself wrote', { isReadOnly: true }],
  ['a search', { type: 'search' }],
  ['a field without a form', { isInForm: false }],
  ['a choice', { type: 'checkbox', value: 'on' }],
])('%s would not', (_, change) => {
  expect(hasTypedInput([{ ...field, ...change }])).toBe(false);
});
