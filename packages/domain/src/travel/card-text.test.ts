import { expect, it } from 'vitest';
import { cutDescription } from './card-text.ts';

it('cuts a description after 150 characters, and only a longer one', () => {
  expect(cutDescription('a'.repeat(150))).toBe('a'.repeat(150));
  expect(cutDescription('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
  expect(cutDescription('')).toBe('');
});

it('cuts no character in half', () => {
  expect(cutDescription(`${'a'.repeat(149)}🐪🐪`)).toBe(`${'a'.repeat(149)}🐪...`);
});
