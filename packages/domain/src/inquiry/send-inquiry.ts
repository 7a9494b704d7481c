import type { FunctionsClient } from '../functions/functions-client.ts';
import type { GetProofOfWork } from '../proof-of-work/types.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import { notifyAboutInquiry } from './notification.ts';
import { saveInquiry } from './queries.ts';
import { inquiryReference } from './submission-id.ts';
import type { Inquiry } from './types.ts';

export type InquirySender = {
  database: DatabaseClient;
  functions: FunctionsClient;
  getProofOfWork?: GetProofOfWork;
  /** Sends the files of the inquiry, once it is saved and before its mails, which name them. */
  sendFiles?: (submissionId: string) => Promise<void>;
};

/**
 * Saves an inquiry, sends its files, then asks for its mails (specification, section 7). Resolves once it is saved: a failed mail is
 * not fatal, and the visitor does not wait for the mail server.
 * @returns the reference that visitor and staff share, and whether the mails were confirmed.
 * @throws InquiryError when it is not saved; UnansweredInquiryError when the server did not answer.
 */
export async function sendInquiry(
  { database, functions, getProofOfWork, sendFiles }: InquirySender,
  inquiry: Inquiry,
  submissionId: string,
): Promise<{ reference: string; notified: Promise<boolean> }> {
  await saveInquiry(database, inquiry, submissionId, getProofOfWork);
  await sendFiles?.(submissionId);
  return {
    reference: inquiryReference(submissionId),
    notified: notifyAboutInquiry(functions, inquiry, submissionId),
  };
}
