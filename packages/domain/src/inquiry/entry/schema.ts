import * as z from 'zod/mini';
import { ids, requiredText } from '../../schema-fields.ts';
import { makeInquirySchema } from '../schema.ts';
import { channels } from './channels.ts';
import { entryLimits } from './limits.ts';

const PHONE = /^\+?[0-9 ().-]{6,30}$/;

/** What staff enter of an inquiry by phone, WhatsApp, email or in person. */
export const inquiryEntrySchema = z.intersection(
  makeInquirySchema(),
  z.object({
    channel: z
      .enum(channels, 'Please choose how it reached us.')
      .check(z.refine((channel) => channel !== 'form', 'Please choose how it reached us.')),
    consent_note: requiredText('how the person agreed', entryLimits.consentNote.max),
    phone: z._default(
      z.nullable(
        z
          .string()
          .check(z.refine((phone) => phone === '' || PHONE.test(phone), 'Enter a phone number.')),
      ),
      null,
    ),
    language: z.enum(['en', 'fr', 'ar'], 'Please choose a language.'),
    assignee_id: z.optional(z.nullable(z.string())),
    travel_ids: ids,
    activity_ids: ids,
  }),
);
