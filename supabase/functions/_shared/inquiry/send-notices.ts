import type { Environment } from '../http.ts';
import { anyMailTransport } from '../mail/mail-links.ts';
import { sendQueuedMails } from '../outbox.ts';
import { queueProposalAnswers } from '../proposal/answer-mails.ts';
import type { ServiceClient } from '../service-client.ts';
import { queueCustomerNotices } from './customer-notices.ts';
import { queueErasureNotices } from './erasure-notices.ts';
import { queueOfficeMails } from './office-mails.ts';

/** Tells the owner or the office at once what a customer did; what fails here, the next drain sends. */
export async function sendNotices(db: ServiceClient, env: Environment): Promise<void> {
  const keys = [
    ...(await queueProposalAnswers(db, env)),
    ...(await queueCustomerNotices(db, env)),
    ...(await queueErasureNotices(db, env)),
    ...(await queueOfficeMails(db, env)),
  ];
  if (keys.length > 0) await sendQueuedMails(db, keys, anyMailTransport(db, env));
}
