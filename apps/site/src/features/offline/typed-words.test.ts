import { expect, it } from 'vitest';
import { holdWords } from './typed-words.ts';

const field = { type: 'text', value: 'Amel', isReadOnly: false, isInForm: true };

it('words in a form would be lost', () => {
  expect(holdWords([field])).toBe(true);
  expect(holdWords([{ ...field, type: 'textarea' }])).toBe(true);
});

it.each([
  ['nothing but spaces', { value: '  ' }],
  ['what the page itself wrote', { isReadOnly: true }],
  ['a search', { type: 'search' }],
  ['a field without a form', { isInForm: false }],
  ['a choice', { type: 'checkbox', value: 'on' }],
])('%s would not', (_, change) => {
  expect(holdWords([{ ...field, ...change }])).toBe(false);
});
