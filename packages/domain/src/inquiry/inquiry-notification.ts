import * as z from 'zod/mini';
import type { FunctionsClient } from '../functions/functions-client.ts';
import { type Inquiry, inquiryShape } from './inquiry-schema.ts';
import { isSubmissionId } from './submission-id.ts';

export const SEND_EMAIL_FUNCTION = 'send-email';

/**
 * The body of `send-email`: the ten fields of spec section 7 and, the one addition, the id of the
 * saved row. The function mails what that row says; nothing else in the body reaches a mail.
 */
export const inquiryNotificationSchema = z.object({
  submissionId: z.custom<string>(isSubmissionId, 'submissionId must be a uuid.'),
  ...inquiryShape(),
});

export type InquiryNotification = z.output<typeof inquiryNotificationSchema>;

export function inquiryNotification(inquiry: Inquiry, submissionId: string): InquiryNotification {
  return {
    name: inquiry.name,
    email: inquiry.email,
    service: inquiry.service,
    message: inquiry.message,
    groupSize: inquiry.groupSize,
    childrenUnder12: inquiry.childrenUnder12,
    childrenUnder5: inquiry.childrenUnder5,
    departureDate: inquiry.departureDate,
    returnDate: inquiry.returnDate,
    needsTransportation: inquiry.needsTransportation,
    submissionId,
  };
}

/**
 * Asks for the mails about a saved inquiry. Never throws: the inquiry is saved and staff see it, so a
 * failure is only a warning (spec section 8).
 * @returns whether the function answered with `success`.
 */
export async function notifyAboutInquiry(
  functions: FunctionsClient,
  inquiry: Inquiry,
  submissionId: string,
): Promise<boolean> {
  const warn = (reason: unknown) => {
    console.warn('The mail about the inquiry was not confirmed.', reason);
    return false;
  };
  try {
    const body = inquiryNotification(inquiry, submissionId);
    const { data, error } = await functions.invoke(SEND_EMAIL_FUNCTION, { body });
    if (error) return warn(error);
    const isSuccess = z.safeParse(z.object({ success: z.literal(true) }), data).success;
    return isSuccess || warn(data);
  } catch (error) {
    return warn(error);
  }
}
