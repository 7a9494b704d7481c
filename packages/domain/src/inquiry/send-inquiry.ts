import type { FunctionsClient } from '../functions/functions-client.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { DoWork } from '../work/work-calls.ts';
import { notifyAboutInquiry } from './inquiry-notification.ts';
import type { Inquiry } from './inquiry-schema.ts';
import { saveInquiry } from './save-inquiry.ts';
import { inquiryReference } from './submission-id.ts';

export type InquirySender = {
  database: DatabaseClient;
  functions: FunctionsClient;
  doWork?: DoWork;
};

/**
 * The whole sending: save, then notify. Resolves once the inquiry is saved; the mails are asked for
 * beside it, because they are not fatal and the visitor should not wait for a mail server.
 * @returns the reference that the visitor and the office share.
 * @throws Error with SAVE_FAILED_MESSAGE when it is not saved, TOO_MANY_MESSAGE when it is one too many,
 * WORK_FAILED_MESSAGE when the task against spam was not solved.
 */
export async function sendInquiry(
  { database, functions, doWork }: InquirySender,
  inquiry: Inquiry,
  submissionId: string,
): Promise<{ reference: string; notified: Promise<boolean> }> {
  await saveInquiry(database, inquiry, submissionId, doWork);
  return {
    reference: inquiryReference(submissionId),
    notified: notifyAboutInquiry(functions, inquiry, submissionId),
  };
}
