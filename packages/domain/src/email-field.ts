import * as z from 'zod/mini';
import { cleanEmail, isEmailAddress } from './email-address.ts';

/** An address, cleaned of what was pasted with it. */
export const emailField = (error: string) =>
  z.string(error).check(z.overwrite(cleanEmail), z.refine(isEmailAddress, error));

/** One person is one row. */
export const lowerCaseEmailField = (error: string) => emailField(error).check(z.toLowerCase());
