import { deleteExpiredFiles } from '../_shared/expired-files.ts';
import { answerPost, type Environment, failure, json } from '../_shared/http.ts';
import { queueAssignmentMails } from '../_shared/inquiry/assignment-mails.ts';
import { queueCustomerNotices } from '../_shared/inquiry/customer-notices.ts';
import { queueErasureLinkMails } from '../_shared/inquiry/erasure-mails.ts';
import { queueErasureNotices } from '../_shared/inquiry/erasure-notices.ts';
import { queueInquiryLinkMails } from '../_shared/inquiry/inquiry-link-mails.ts';
import { loadInquiry } from '../_shared/inquiry/load-inquiry.ts';
import { queueOfficeMails } from '../_shared/inquiry/office-mails.ts';
import { queueInquiryMails, queuePlainStaffMail } from '../_shared/inquiry/queue-inquiry-mails.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { queueIssueMails } from '../_shared/newsletter/issue-mails.ts';
import { sendDueMails } from '../_shared/outbox.ts';
import { queueProposalAnswers } from '../_shared/proposal/answer-mails.ts';
import { queueProposalOutcomes } from '../_shared/proposal/outcome-mails.ts';
import { queueForgottenReplies } from '../_shared/reply/queue-replies.ts';
import { report } from '../_shared/report.ts';
import { updatePublicReviewPhotos } from '../_shared/review/review-photos.ts';
import { queueReviewRequests } from '../_shared/review/review-request-mails.ts';
import { queueReviewReminders } from '../_shared/review-reminders.ts';
import { isServer } from '../_shared/server-caller.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

const BATCH = 20;
// Shorter than the interval of the schedule and the limit of edge functions.
const LONGEST_MS = 45_000;
// The database returns none that is older.
const MAX_AGE_MS = 8 * 24 * 60 * 60 * 1000;

/** Queues the emails about one inquiry, or a plain one if that fails. */
async function answer(db: ServiceClient, id: string, env: Environment): Promise<void> {
  try {
    const inquiry = await loadInquiry(db, id, MAX_AGE_MS);
    if (inquiry) await queueInquiryMails(db, inquiry, env);
  } catch (failed) {
    report(`The mails about the inquiry ${id} could not be written.`, failed);
    await queuePlainStaffMail(db, id, env);
  }
}

/** Queues emails about inquiries whose sender left before the browser could request them. */
async function queueForgotten(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('start_outbox_drain');
  if (error) throw error;
  for (const id of data) {
    // A failure does not delay the others; the database returns it again later.
    await answer(db, id, env).catch((failed) =>
      report(`No mail could be written about the inquiry ${id}.`, failed),
    );
  }
}

async function drain(db: ServiceClient, env: Environment) {
  const end = Date.now() + LONGEST_MS;
  await queueForgotten(db, env);
  await queueAssignmentMails(db, env).catch((failed) =>
    report('The mails about assignments could not be written.', failed),
  );
  await queueForgottenReplies(db, env).catch((failed) =>
    report('The emails of replies could not be written.', failed),
  );
  await queueCustomerNotices(db, env).catch((failed) =>
    report('The notices about customers could not be written.', failed),
  );
  await queueProposalAnswers(db, env).catch((failed) =>
    report('The emails about answered proposals could not be written.', failed),
  );
  await queueProposalOutcomes(db, env).catch((failed) =>
    report('The emails about confirmed and withdrawn proposals could not be written.', failed),
  );
  await queueInquiryLinkMails(db, env).catch((failed) =>
    report('The links to inquiries could not be written.', failed),
  );
  await queueErasureLinkMails(db, env).catch((failed) =>
    report('The links that confirm erasures could not be written.', failed),
  );
  await queueErasureNotices(db, env).catch((failed) =>
    report('The notices about erasures could not be written.', failed),
  );
  await queueOfficeMails(db, env).catch((failed) =>
    report('The mails about replies and of the morning could not be written.', failed),
  );
  await queueReviewReminders(db, env).catch((failed) =>
    report('The reminders of statements due for review could not be written.', failed),
  );
  await queueIssueMails(db, env).catch((failed) =>
    report('The newsletter could not be queued.', failed),
  );
  await queueReviewRequests(db, env).catch((failed) =>
    report('The review requests could not be written.', failed),
  );
  const total = { sent: 0, failed: 0 };
  for (;;) {
    const { taken, sent, failed } = await sendDueMails(db, BATCH, anyMailTransport(db, env));
    total.sent += sent;
    total.failed += failed;
    if (taken < BATCH || Date.now() > end) return total;
  }
}

/** Sends due emails. Called by a schedule about once a minute; concurrent calls are safe. */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    if (!(await isServer(request, env)))
      return failure(401, 'not_permitted', 'Only the server empties the outbox.');
    const db = serviceClient(env);
    const outcome = await drain(db, env);
    // Unrelated to emails, but a project needs only one schedule this way.
    await updatePublicReviewPhotos(db, env).catch((failed) =>
      report('Photos of reviews could not be published or removed.', failed),
    );
    await deleteExpiredFiles(db, env).catch((failed) =>
      report('Files that nothing needs could not be removed.', failed),
    );
    return json(200, { success: true, ...outcome });
  });
}
