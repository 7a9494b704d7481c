import * as z from 'zod/mini';
import { isBeforeDay, isCalendarDay } from '../dates/calendar-day.ts';
import { emailField } from '../email-field.ts';
import { groupSizes } from '../inquiry/group-sizes.ts';
import { inquiryLimits } from '../inquiry/limits.ts';
import { isSubmissionId } from '../inquiry/submission-id.ts';
import { linkTokenSchema } from '../link-token-schema.ts';
import { myInquiryLimits } from './limits.ts';

const token = linkTokenSchema;
const id = z.custom<string>(isSubmissionId);
const day = z.nullable(z.string().check(z.refine(isCalendarDay)));
const email = emailField('email must be an address.');
const withoutNul = z.refine<string>((text) => !text.includes('\0'));

const { message, reason } = myInquiryLimits;

const { children } = inquiryLimits;
const childCount = z.optional(z.int().check(z.minimum(children.min), z.maximum(children.max)));

/** What the customer changes; null leaves a day or the group size open, and without a number the children stay. */
const changedInquirySchema = z
  .object({
    departureDate: day,
    returnDate: day,
    groupSize: z.nullable(z.enum(groupSizes)),
    childrenUnder12: childCount,
    childrenUnder5: childCount,
  })
  .check(
    z.refine(
      ({ departureDate, returnDate }) =>
        !departureDate || !returnDate || !isBeforeDay(returnDate, departureDate),
    ),
  );

export type ChangedInquiry = z.output<typeof changedInquirySchema>;

/** The body of the function `my-inquiry`, except for uploads. */
export const myInquiryRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read'), token }),
  z.object({
    action: z.literal('write'),
    token,
    message: id,
    text: z
      .string()
      .check(z.trim(), z.minLength(message.min), z.maxLength(message.max), withoutNul),
  }),
  z.object({ action: z.literal('change'), token, changes: changedInquirySchema }),
  z.object({
    action: z.literal('answer-proposal'),
    token,
    proposal: id,
    accepts: z.boolean(),
    reason: z.string().check(z.trim(), z.maxLength(reason.max), withoutNul),
  }),
  z.object({ action: z.literal('withdraw'), token }),
  z.object({ action: z.literal('erase'), token, email }),
  z.object({ action: z.literal('confirm-erasure'), token }),
  z.object({ action: z.literal('download'), token, file: id }),
  z.object({ action: z.literal('renew'), email }),
]);

export type MyInquiryRequest = z.output<typeof myInquiryRequestSchema>;
