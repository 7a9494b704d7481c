import * as z from 'zod/mini';
import { languages } from '../../language/languages.ts';
import { ids, optionalPhone, requiredText } from '../../schema-fields.ts';
import { makeInquirySchema } from '../schema.ts';
import { enteredChannels } from './channels.ts';
import { entryLimits } from './limits.ts';

/** What staff enter besides what a visitor would. */
export const inquiryContactSchema = z.object({
  channel: z.enum(enteredChannels, 'Please choose how it reached us.'),
  consent_note: requiredText('how the person agreed', entryLimits.consentNote.max),
  phone: optionalPhone,
  language: z.enum(languages, 'Please choose a language.'),
});

/** An inquiry by phone, WhatsApp, email or in person. */
export const inquiryEntrySchema = z.intersection(
  z.intersection(makeInquirySchema(), inquiryContactSchema),
  z.object({
    assignee_id: z.optional(z.nullable(z.string())),
    travel_ids: ids,
    activity_ids: ids,
  }),
);
