import { inquiryNotificationSchema } from '@expat-buddy/domain/inquiry/schema';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { staffMailKey } from '../_shared/inquiry/inquiry-mails.ts';
import { loadInquiry } from '../_shared/inquiry/load-inquiry.ts';
import { queueInquiryMails } from '../_shared/inquiry/queue-inquiry-mails.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { findSubmission } from './find-submission.ts';

async function sendInquiryMails(db: ServiceClient, submissionId: string | null, env: Environment) {
  const inquiry = submissionId && (await loadInquiry(db, submissionId));
  if (!inquiry) return failure(404, 'invalid_request', 'There is no such recent inquiry.');

  // The sender gets the usual response; staff find the inquiry under Spam.
  if (inquiry.submission.status === 'spam') {
    return json(200, { success: true, reference: inquiryReference(inquiry.submission.id) });
  }

  const { id } = inquiry.submission;
  const keys = await queueInquiryMails(db, inquiry, env);
  const states = await sendQueuedMails(db, keys, anyMailTransport(db, env));
  // Only the email to the office counts. A failed one is retried by drain-outbox, which is not yet
  // a success; "sending" means that another request sends it.
  const state = states.get(staffMailKey(id));
  const isSuccess = state === 'sent' || state === 'sending';
  return json(isSuccess ? 200 : 502, { success: isSuccess, reference: inquiryReference(id) });
}

/**
 * Emails the office about a new inquiry, and sends the visitor a receipt. The caller is anonymous,
 * so recipients and content come only from the database.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const body = inquiryNotificationSchema.safeParse(await readJson(request));
    if (!body.success) return failure(400, 'invalid_request', 'The body is not an inquiry.');
    const db = serviceClient(env);
    const id = body.data.submissionId?.toLowerCase() ?? (await findSubmission(db, body.data));
    return sendInquiryMails(db, id, env);
  });
}
