import { languages } from '@expat-buddy/domain/language/languages';
import type { MyInquiryRequest } from '@expat-buddy/domain/my-inquiry/schema';
import { inBackground, notBefore } from '../_shared/background.ts';
import { type Environment, json } from '../_shared/http.ts';
import { queueErasureLinkMails } from '../_shared/inquiry/erasure-mails.ts';
import { queueInquiryLinkMails } from '../_shared/inquiry/inquiry-link-mails.ts';
import { sendNotices } from '../_shared/inquiry/send-notices.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { anyMailTransport } from '../_shared/mail/mail-links.ts';
import { mailMessages } from '../_shared/messages/mail-messages.ts';
import { sendQueuedMails } from '../_shared/outbox.ts';
import { requestErrorOf, tooManyRequests } from '../_shared/request-error.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { sendFile } from './send-file.ts';
import { submissionOfLink } from './submission-of-link.ts';

type Request<Action> = Extract<MyInquiryRequest, { action: Action }>;

// Longer than any address needs, so that timing does not reveal known ones.
const ANSWER_AFTER_MS = 800;

export const invalidLink = () => json(200, { success: false, inquiry: null });

/** The inquiry with its proposals, as the page shows it; null once it is gone. */
async function read(db: ServiceClient, submission: string): Promise<unknown> {
  const [inquiry, proposals] = await Promise.all([
    db.rpc('my_inquiry', { submission }),
    db.rpc('proposals_of_inquiry', { submission }),
  ]);
  if (inquiry.error) throw inquiry.error;
  if (proposals.error) throw proposals.error;
  return inquiry.data && { ...(inquiry.data as object), proposals: proposals.data };
}

function perform(db: ServiceClient, submission: string, body: MyInquiryRequest) {
  switch (body.action) {
    case 'write':
      return db.rpc('write_to_inquiry', { submission, message: body.message, words: body.text });
    case 'change':
      return db.rpc('change_inquiry', {
        submission,
        departure: body.changes.departureDate,
        back: body.changes.returnDate,
        group_size: body.changes.groupSize,
        under_12: body.changes.childrenUnder12,
        under_5: body.changes.childrenUnder5,
      } as never);
    case 'answer-proposal':
      return db.rpc('answer_proposal', {
        submission,
        proposal: body.proposal,
        accepts: body.accepts,
        reason: body.reason,
      });
    case 'withdraw':
      return db.rpc('withdraw_inquiry', { submission });
    case 'erase':
      return db.rpc('request_erasure', { submission, address: body.email });
    default:
      return undefined;
  }
}

/** Of an answered proposal, the database returns its state. */
function isDone(body: MyInquiryRequest, outcome: unknown): boolean {
  if (body.action !== 'answer-proposal') return outcome === true;
  return outcome === (body.accepts ? 'accepted' : 'declined');
}

async function sendLinks(db: ServiceClient, env: Environment): Promise<void> {
  const keys = await queueInquiryLinkMails(db, env);
  if (keys.length > 0) await sendQueuedMails(db, [...keys], anyMailTransport(db, env));
}

async function sendErasureLinks(db: ServiceClient, env: Environment): Promise<void> {
  const keys = await queueErasureLinkMails(db, env);
  if (keys.length > 0) await sendQueuedMails(db, [...keys], anyMailTransport(db, env));
}

const askTheOffice = Object.fromEntries(
  languages.map((language) => [language, mailMessages(language).erasure.message]),
);

async function confirmErasure(
  db: ServiceClient,
  env: Environment,
  { token }: Request<'confirm-erasure'>,
  headers: Headers,
): Promise<Response> {
  const { data: outcome, error } = await db.rpc('confirm_erasure', {
    hash: await hashOfLinkToken(token),
    words: askTheOffice,
    headers: Object.fromEntries(headers),
  });
  if (error) throw requestErrorOf(error);
  if (outcome === null) return invalidLink();
  inBackground(sendNotices(db, env));
  return json(200, { success: true, inquiry: null, outcome });
}

async function renew(
  db: ServiceClient,
  env: Environment,
  { email }: Request<'renew'>,
  headers: Headers,
): Promise<Response> {
  const asked = db.rpc('renew_inquiry_links', {
    address: email,
    headers: Object.fromEntries(headers),
  });
  const { data, error } = await notBefore(ANSWER_AFTER_MS, Promise.resolve(asked));
  if (error) throw error;
  if (!data) throw tooManyRequests();
  inBackground(sendLinks(db, env));
  return json(200, { success: true });
}

export async function act(
  db: ServiceClient,
  env: Environment,
  body: MyInquiryRequest,
  headers: Headers,
): Promise<Response> {
  if (body.action === 'renew') return renew(db, env, body, headers);
  if (body.action === 'confirm-erasure') return confirmErasure(db, env, body, headers);
  const submission = await submissionOfLink(db, body.token, headers);
  if (submission === null) return invalidLink();
  if (body.action === 'download') return sendFile(db, env, submission, body.file);

  const outcome = await perform(db, submission, body);
  // Such as a date in the past, or an address of the team, which administrators erase.
  if (outcome?.error) throw requestErrorOf(outcome.error);
  if (body.action === 'erase') inBackground(sendErasureLinks(db, env));
  else if (body.action !== 'read') inBackground(sendNotices(db, env));
  return json(200, {
    success: outcome ? isDone(body, outcome.data) : true,
    inquiry: await read(db, submission),
  });
}
