import * as z from 'zod/mini';
import type { FunctionsClient } from '../functions/functions-client.ts';
import { submissionOf } from './fields.ts';
import type { Inquiry, InquiryNotification } from './types.ts';

const SEND_EMAIL_FUNCTION = 'send-email';

/**
 * Asks for the mails about a saved inquiry. Never throws: the inquiry is saved and staff see it, so a
 * failure is only a warning (specification, section 8).
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
    const body: InquiryNotification = { ...submissionOf(inquiry), submissionId };
    const { data, error } = await functions.invoke(SEND_EMAIL_FUNCTION, { body });
    if (error) return warn(error);
    const isSuccess = z.safeParse(z.object({ success: z.literal(true) }), data).success;
    return isSuccess || warn(data);
  } catch (error) {
    return warn(error);
  }
}
