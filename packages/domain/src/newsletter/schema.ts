import * as z from 'zod/mini';
import { lowerCaseEmailField } from '../email-field.ts';
import { languages } from '../language/languages.ts';
import { linkTokenSchema } from '../link-token-schema.ts';
import { consentText } from './consent-texts.ts';

/**
 * The body of `newsletter-subscribe`. The address becomes lower case, so that one person is one row.
 * `website` is the honeypot.
 */
export const subscribeRequestSchema = z
  .object({
    email: lowerCaseEmailField('email must be an address.'),
    consentVersion: z.string(),
    locale: z.enum(languages),
    website: z._default(z.string(), ''),
    /** The proof of work, where the settings require one. */
    proofOfWork: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ consentVersion, locale }) => consentText(consentVersion, locale) !== undefined,
      'consentVersion is unknown.',
    ),
  );

export type SubscribeRequest = z.output<typeof subscribeRequestSchema>;

/** The body of `newsletter-confirm` and `newsletter-unsubscribe`. */
export const tokenRequestSchema = z.object({ token: linkTokenSchema });
