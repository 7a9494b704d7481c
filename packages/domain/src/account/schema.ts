import * as z from 'zod/mini';
import { lowerCaseEmailField } from '../email-field.ts';
import { languages } from '../language/languages.ts';
import { FULL_NAME_MAX_LENGTH } from './limits.ts';
import { newPasswordProblem, PASSWORD_TOO_COMMON, PASSWORD_TOO_SHORT } from './new-password.ts';
import { staffRoles } from './staff-role.ts';

const EMAIL_INVALID = 'Please enter a valid email address.';
const NAME_MISSING = 'Please enter your name.';

/** The form of an administrator. The address becomes lower case, as in the auth service. */
export const invitationSchema = z.object({
  email: lowerCaseEmailField(EMAIL_INVALID),
  role: z.enum(staffRoles, 'Please choose a role.'),
  /** The language of emails about the account, starting with the invitation. */
  language: z._default(z.enum(languages, 'Please choose a language.'), 'en'),
});

/** The form of an invited person without an account. */
export const newAccountSchema = z.object({
  full_name: z.string(NAME_MISSING).check(
    z.trim(),
    z.minLength(1, NAME_MISSING),
    z.refine((name) => !name.includes('\0'), NAME_MISSING),
    z.maxLength(FULL_NAME_MAX_LENGTH, `Use at most ${FULL_NAME_MAX_LENGTH} characters.`),
  ),
  password: z.string('Please choose a password.').check(
    z.refine((password) => newPasswordProblem(password) !== PASSWORD_TOO_SHORT, PASSWORD_TOO_SHORT),
    z.refine(
      (password) => newPasswordProblem(password) !== PASSWORD_TOO_COMMON,
      PASSWORD_TOO_COMMON,
    ),
  ),
});
