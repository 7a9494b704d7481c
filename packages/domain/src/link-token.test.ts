import { expect, it } from 'vitest';
import { tokenIn, tokenInQuery } from './link-token.ts';
import { ERASURE_PREFIX } from './my-inquiry/limits.ts';

const token = 'Zk3_x-0aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uV9wX8';

it.each([
  '',
  '.',
  ')',
  ').',
  ',',
  '>',
  '%3E',
  '%20',
  ' ',
  '"',
  '”',
  '_',
  '?utm_source=mail',
  '&utm_medium=a',
  '/',
  '%0A',
])('is found before %j', (added) => {
  expect(tokenIn(`#${token}${added}`)).toBe(token);
  expect(tokenIn(`${token}${added}`)).toBe(token);
  expect(tokenIn(`#${ERASURE_PREFIX}${token}${added}`)).toBe(`${ERASURE_PREFIX}${token}`);
});

it('is found behind its name', () => {
  expect(tokenIn(`#token=${token}.`)).toBe(token);
});

it.each([null, undefined, '', '#', '#.', '%'])('is not in %j', (part) => {
  expect(tokenIn(part)).toBeNull();
});

it.each(['?token=', '?utm_source=mail&token=', '?utm_source=mail&amp;token='])(
  'is found in a query: %s',
  (query) => {
    expect(tokenInQuery(`${query}${token}.`)).toBe(token);
    expect(tokenInQuery(`${query}${token}&utm_medium=a`)).toBe(token);
  },
);
