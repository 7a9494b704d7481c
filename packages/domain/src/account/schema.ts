import * as z from 'zod/mini';
import { isEmailAddress } from '../email-address.ts';
import { FULL_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';
import { staffRoles } from './staff-role.ts';

/** The form of an administrator. The address becomes lower case, as in the auth service. */
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

/** The form of an invited person without an account. */
export const newAccountSchema = z.object({
  full_name: z.string('Please enter your name.').check(
    z.trim(),
    z.minLength(1, 'Please enter your name.'),
    z.refine((name) => !name.includes('\0'), 'Please enter your name.'),
    z.maxLength(FULL_NAME_MAX_LENGTH, `Use at most ${FULL_NAME_MAX_LENGTH} characters.`),
  ),
  password: z
    .string('Please choose a password.')
    .check(z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)),
});
