import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invitationSchema, newAccountSchema } from './schema.ts';

it('lowercases an invited address', () => {
  expect(z.parse(invitationSchema, { email: ' Amel@Example.org ', role: 'staff' }).email).toBe(
    'amel@example.org',
  );
  expect(z.safeParse(invitationSchema, { email: 'amel', role: 'staff' }).success).toBe(false);
  expect(z.safeParse(invitationSchema, { email: 'a@example.org', role: 'owner' }).success).toBe(
    false,
  );
});

it('requires a name and a password of twelve characters that is not among the commonest', () => {
  const accepts = (full_name: string, password: string) =>
    z.safeParse(newAccountSchema, { full_name, password }).success;
  expect(accepts('Amel', 'twelve chars')).toBe(true);
  expect(accepts('Amel', 'eleven char')).toBe(false);
  expect(accepts('Amel', 'QWERTY123456')).toBe(false);
  expect(accepts('  ', 'twelve chars')).toBe(false);
  expect(accepts('a'.repeat(201), 'twelve chars')).toBe(false);
});
