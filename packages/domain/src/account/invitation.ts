import * as z from 'zod/mini';
import { characterCount } from '../character-count.ts';
import { isEmailAddress } from '../email-address.ts';
import { PASSWORD_MIN_LENGTH } from './password.ts';
import { staffRoles } from './staff-role.ts';

export const INVITATION_DAYS = 7;

const FULL_NAME_MAX_LENGTH = 200;

/** What an administrator fills in. Addresses are compared in small letters, as the auth service keeps them. */
export const invitationSchema = z.object({
  email: z
    .string('Please enter a valid email address.')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.refine(isEmailAddress, 'Please enter a valid email address.'),
    ),
  role: z.enum(staffRoles, 'Please choose a role.'),
});

/** What somebody without an account fills in to accept. */
export const newAccountSchema = z.object({
  full_name: z.string('Please enter your name.').check(
    z.trim(),
    z.refine((name) => characterCount(name) > 0 && !name.includes('\0'), 'Please enter your name.'),
    z.refine(
      (name) => characterCount(name) <= FULL_NAME_MAX_LENGTH,
      `Use at most ${FULL_NAME_MAX_LENGTH} characters.`,
    ),
  ),
  password: z
    .string('Please choose a password.')
    .check(
      z.refine(
        (password) => characterCount(password) >= PASSWORD_MIN_LENGTH,
        `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
      ),
    ),
});

export type InvitationState = 'open' | 'expired' | 'accepted' | 'revoked';

type Moments = { expires_at: string; accepted_at: string | null; revoked_at: string | null };

export function invitationState(invitation: Moments, now = Date.now()): InvitationState {
  if (invitation.accepted_at !== null) return 'accepted';
  if (invitation.revoked_at !== null) return 'revoked';
  return Date.parse(invitation.expires_at) <= now ? 'expired' : 'open';
}
