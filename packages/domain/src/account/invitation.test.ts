import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invitationSchema, invitationState, newAccountSchema } from './invitation.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const open = { expires_at: '2026-11-28T12:00:00Z', accepted_at: null, revoked_at: null };

it('knows an invitation that is open from one that is over', () => {
  expect(invitationState(open, now)).toBe('open');
  expect(invitationState(open, Date.parse(open.expires_at))).toBe('expired');
  expect(invitationState({ ...open, revoked_at: '2026-11-20T12:00:00Z' }, now)).toBe('revoked');
  const late = Date.parse('2027-01-01T00:00:00Z');
  expect(invitationState({ ...open, accepted_at: '2026-11-22T12:00:00Z' }, late)).toBe('accepted');
});

it('writes an invited address in small letters', () => {
  expect(z.parse(invitationSchema, { email: ' Amel@Example.org ', role: 'staff' }).email).toBe(
    'amel@example.org',
  );
  expect(z.safeParse(invitationSchema, { email: 'amel', role: 'staff' }).success).toBe(false);
  expect(z.safeParse(invitationSchema, { email: 'a@example.org', role: 'owner' }).success).toBe(
    false,
  );
});

it('asks for a name and eight characters', () => {
  const accepts = (full_name: string, password: string) =>
    z.safeParse(newAccountSchema, { full_name, password }).success;
  expect(accepts('Amel', 'eight ch')).toBe(true);
  expect(accepts('Amel', 'seven c')).toBe(false);
  expect(accepts('  ', 'eight ch')).toBe(false);
  expect(accepts('a'.repeat(201), 'eight ch')).toBe(false);
});
