import { expect, it } from 'vitest';
import { invitationState } from './invitation.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const open = { expires_at: '2026-11-28T12:00:00Z', accepted_at: null, revoked_at: null };

it('knows whether an invitation is open', () => {
  expect(invitationState(open, now)).toBe('open');
  expect(invitationState(open, Date.parse(open.expires_at))).toBe('expired');
  expect(invitationState({ ...open, revoked_at: '2026-11-20T12:00:00Z' }, now)).toBe('revoked');
  const late = Date.parse('2027-01-01T00:00:00Z');
  expect(invitationState({ ...open, accepted_at: '2026-11-22T12:00:00Z' }, late)).toBe('accepted');
});
