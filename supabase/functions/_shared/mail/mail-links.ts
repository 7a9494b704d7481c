import { type Environment, requiredSetting } from '../http.ts';
import { answerAddress } from '../inquiry/answer-by-email.ts';
import { ERASURE_LINK_MAIL, finishErasureLink } from '../inquiry/erasure-mails.ts';
import { inquiryLinkToken, withInquiryToken } from '../inquiry/inquiry-link.ts';
import { INQUIRY_LINK_MAIL } from '../inquiry/inquiry-link-mails.ts';
import { VISITOR_MAIL } from '../inquiry/inquiry-mails.ts';
import { replyAddress } from '../inquiry/reply-address.ts';
import {
  INVITATION_MAIL,
  invitationMailKey,
  invitationToken,
  withInvitationToken,
} from '../invitation-link.ts';
import { hashOfLinkToken } from '../link-token.ts';
import { issueFinisher } from '../newsletter/issue-mails.ts';
import {
  ALREADY_MAIL,
  CONFIRM_MAIL,
  confirmMailKey,
  WELCOME_MAIL,
} from '../newsletter/newsletter-mails.ts';
import {
  confirmToken,
  siteUrlOf,
  unsubscribeToken,
  withConfirmToken,
  withUnsubscribeToken,
} from '../newsletter/send-newsletter-mail.ts';
import {
  ISSUE_MAIL,
  type QueuedMail,
  REPLY_COPY_MAIL,
  REPLY_MAIL,
  type TransportOf,
} from '../outbox.ts';
import { PROPOSAL_OUTCOME_MAIL } from '../proposal/outcome-mails.ts';
import { replyFinisher } from '../reply/reply-finisher.ts';
import { REVIEW_REQUEST_MAIL, reviewToken, withReviewToken } from '../review/review-link.ts';
import type { ServiceClient } from '../service-client.ts';
import type { Mail } from './mail.ts';
import { WithdrawnMailError } from './mail-errors.ts';
import { mailTransport } from './mail-transport.ts';

type Finish = (mail: Mail) => Mail;
type FinishOf = (db: ServiceClient, env: Environment, mail: QueuedMail) => Promise<Finish>;

async function subscriptionOf(db: ServiceClient, email: string) {
  const { data, error } = await db
    .from('newsletter_subscriptions')
    .select('id,email,status,requested_at,confirm_token_hash')
    .eq('email', email)
    .maybeSingle();
  if (error) throw error;
  return data;
}

async function finishConfirm(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const known = await subscriptionOf(db, mail.to_email);
  const token = known ? await confirmToken(env, known.email, known.requested_at) : '';
  const hash = await hashOfLinkToken(token);
  const isOpen = known?.status === 'pending' && known.confirm_token_hash === hash;
  if (!isOpen || mail.idempotency_key !== confirmMailKey(hash)) {
    throw new WithdrawnMailError('subscription_superseded');
  }
  return (ready: Mail) => withConfirmToken(ready, siteUrlOf(env), token);
}

async function finishToReader(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const known = await subscriptionOf(db, mail.to_email);
  if (known?.status !== 'confirmed') {
    throw new WithdrawnMailError('subscriber_gone');
  }
  const token = await unsubscribeToken(db, env, known.id);
  return (ready: Mail) => withUnsubscribeToken(ready, env, token);
}

async function finishInvitation(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const id = mail.idempotency_key.split(':')[1] ?? '';
  const { data: known, error } = await db
    .from('staff_invitations')
    .select('id,expires_at,token_hash,accepted_at,revoked_at')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const token = known ? await invitationToken(env, known.id, known.expires_at) : '';
  const hash = await hashOfLinkToken(token);
  const isOpen =
    known?.token_hash === hash && known.accepted_at === null && known.revoked_at === null;
  if (!isOpen || mail.idempotency_key !== invitationMailKey(id, hash)) {
    throw new WithdrawnMailError('invitation_superseded');
  }
  return (ready: Mail) => withInvitationToken(ready, requiredSetting(env, 'SITE_URL'), token);
}

async function finishReviewRequest(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const id = mail.idempotency_key.split(':')[1] ?? '';
  const { data: known, error } = await db
    .from('review_requests')
    .select(
      'token_hash,used_at,declined_at,expires_at,submission:contact_submissions(status,holds_review_request)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const token = await reviewToken(env, id);
  const isOpen =
    known?.token_hash === (await hashOfLinkToken(token)) &&
    known.used_at === null &&
    known.declined_at === null &&
    Date.parse(known.expires_at) > Date.now() &&
    known.submission?.status === 'won' &&
    !known.submission.holds_review_request;
  if (!isOpen) {
    throw new WithdrawnMailError('review_request_closed');
  }
  return (ready: Mail) => withReviewToken(ready, siteUrlOf(env), token);
}

/** For every email to a customer about their inquiry. */
async function finishInquiry(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const token = mail.submission_id && (await inquiryLinkToken(db, env, mail.submission_id));
  if (!token) throw new WithdrawnMailError('inquiry_deleted');
  // Instead of the office's own address, so that an answer by email joins the thread.
  const replyTo = await replyAddress(env, mail.submission_id ?? '');
  return (ready: Mail) => ({
    ...withInquiryToken(ready, siteUrlOf(env), token),
    ...(replyTo === undefined ? {} : { replyTo }),
  });
}

async function finishReplyToCustomer(db: ServiceClient, env: Environment, mail: QueuedMail) {
  const [addLink, finishReply] = await Promise.all([
    finishInquiry(db, env, mail),
    replyFinisher(db, env, mail),
  ]);
  return (ready: Mail) => finishReply(addLink(ready));
}

const finishers: Readonly<Record<string, FinishOf>> = {
  [CONFIRM_MAIL]: finishConfirm,
  [WELCOME_MAIL]: finishToReader,
  [ALREADY_MAIL]: finishToReader,
  [INVITATION_MAIL]: finishInvitation,
  [REVIEW_REQUEST_MAIL]: finishReviewRequest,
  [VISITOR_MAIL]: finishInquiry,
  [INQUIRY_LINK_MAIL]: finishInquiry,
  [PROPOSAL_OUTCOME_MAIL]: finishInquiry,
  [ERASURE_LINK_MAIL]: finishErasureLink,
  [REPLY_MAIL]: finishReplyToCustomer,
  [REPLY_COPY_MAIL]: replyFinisher,
};

/**
 * Sends any email in the outbox. The outbox stores no tokens: they are derived here, and an email
 * with an outdated link is withdrawn.
 */
export function anyMailTransport(db: ServiceClient, env: Environment): TransportOf {
  const finishIssue = issueFinisher(db, env);
  return async (mail) => {
    const transport = mailTransport(env);
    const finish = await (mail.kind === ISSUE_MAIL
      ? finishIssue(mail)
      : finishers[mail.kind]?.(db, env, mail));
    const answer = await answerAddress(env, mail);
    return (ready) =>
      transport({
        ...(finish ? finish(ready) : ready),
        ...(answer === undefined ? {} : { replyTo: answer }),
      });
  };
}
