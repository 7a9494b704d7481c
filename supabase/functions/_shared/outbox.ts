import type { NewRow, Row } from '@expat-buddy/domain/supabase-client';
import { readCompany } from './company.ts';
import { limitConcurrency } from './mail/limit-concurrency.ts';
import type { Mail, MailTransport } from './mail/mail.ts';
import {
  BouncedMailError,
  LastingMailError,
  MailError,
  storedError,
  UncertainMailError,
  WithdrawnMailError,
} from './mail/mail-errors.ts';
import { report } from './report.ts';
import type { ServiceClient } from './service-client.ts';

export type NewMail = Pick<
  NewRow<'mail_outbox'>,
  | 'kind'
  | 'submission_id'
  | 'to_email'
  | 'reply_to'
  | 'subject'
  | 'body_text'
  | 'body_html'
  | 'idempotency_key'
  | 'answer_to'
  | 'answer_as'
>;

/** The kind of an issue's mails, which are sent after all others. */
export const ISSUE_MAIL = 'newsletter_issue';

export type QueuedMail = Row<'mail_outbox'>;

/** Throws if the email must not be sent any more. */
export type TransportOf = (mail: QueuedMail) => MailTransport | Promise<MailTransport>;

type Outcome = {
  outcome: 'sent' | 'failed' | 'refused' | 'bounced' | 'uncertain' | 'withdrawn';
  sentence: string;
};

/** A reply is written by a person. */
export const REPLY_MAIL = 'reply';
/** To its other recipients, without the customer's link. */
export const REPLY_COPY_MAIL = 'reply_copy';

const autoSubmitted: Readonly<Record<string, Mail['autoSubmitted']>> = {
  inquiry_visitor: 'auto-replied',
  [REPLY_MAIL]: 'no',
  [REPLY_COPY_MAIL]: 'no',
};

const SETTLE_TRIES = 3;
const SETTLE_PAUSE_MS = 300;

// Mail servers limit connections, and fewer emails are uncertain after a crash.
const limited = limitConcurrency(4);
// Their own, so that an inquiry's mail does not wait for a slot behind a newsletter.
const limitedIssues = limitConcurrency(4);

/** Queues emails. Existing idempotency keys are unchanged, so a repeated call sends one email. */
export async function queueMails(db: ServiceClient, mails: NewMail[]): Promise<void> {
  const { error } = await db
    .from('mail_outbox')
    .upsert(mails, { onConflict: 'idempotency_key', ignoreDuplicates: true });
  if (error) throw error;
}

/**
 * Claims due emails; nobody else gets them until the claim expires (claim_mails in the database).
 */
async function claim(db: ServiceClient, batch: number, keys?: string[]): Promise<QueuedMail[]> {
  const { data, error } = await db.rpc('claim_mails', { batch, ...(keys && { keys }) });
  if (error) throw error;
  return data;
}

async function beginHandingOver(db: ServiceClient, mail: QueuedMail): Promise<void> {
  const { data: isOurs, error } = await db.rpc('begin_delivery', {
    mail: mail.id,
    attempt: mail.attempts,
  });
  if (error) throw new Error(error.message);
  if (!isOurs) throw new MailError('Another process is already sending it.', 'email_being_sent');
}

function outcomeOf(error: unknown): Outcome['outcome'] {
  if (error instanceof UncertainMailError) return 'uncertain';
  if (error instanceof BouncedMailError) return 'bounced';
  return error instanceof LastingMailError ? 'refused' : 'failed';
}

async function attempt(
  db: ServiceClient,
  mail: QueuedMail,
  transportOf: TransportOf,
  fromName: string | undefined,
): Promise<Outcome> {
  try {
    const to = mail.to_email.split(',').map((address) => address.trim());
    if (to.every((address) => address === '')) {
      throw new LastingMailError('The mail has no recipient.', 'email_without_recipient');
    }
    const transport = await transportOf(mail);
    await transport({
      id: mail.id,
      to,
      ...(fromName && { fromName }),
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      autoSubmitted: autoSubmitted[mail.kind] ?? 'auto-generated',
      idempotencyKey: mail.idempotency_key,
      beforeHandingOver: () => beginHandingOver(db, mail),
    });
    return { outcome: 'sent', sentence: '' };
  } catch (error) {
    const sentence = storedError(error);
    if (error instanceof WithdrawnMailError) return { outcome: 'withdrawn', sentence };
    // The message may contain addresses: staff can read it in the outbox, but it must not be
    // logged.
    report(`Mail ${mail.id} was not sent at try ${mail.attempts}.`);
    return { outcome: outcomeOf(error), sentence };
  }
}

/** An email without a recorded outcome becomes uncertain, so recording is retried. */
async function settle(db: ServiceClient, mail: QueuedMail, outcome: Outcome): Promise<void> {
  for (let left = SETTLE_TRIES; ; left -= 1) {
    const { error } = await db.rpc('settle_mail', {
      mail: mail.id,
      attempt: mail.attempts,
      ...outcome,
    });
    if (!error) return;
    if (left <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_PAUSE_MS));
  }
}

/** The company's. Without an answer, emails keep the name of MAIL_FROM. */
async function senderName(db: ServiceClient): Promise<string | undefined> {
  try {
    return (await readCompany(db)).name;
  } catch {
    return undefined;
  }
}

async function sendClaimed(db: ServiceClient, mails: QueuedMail[], transportOf: TransportOf) {
  const fromName = mails.length > 0 ? await senderName(db) : undefined;
  const outcomes = await Promise.all(
    mails.map((mail) =>
      (mail.kind === ISSUE_MAIL ? limitedIssues : limited)(async () => {
        const outcome = await attempt(db, mail, transportOf, fromName);
        await settle(db, mail, outcome);
        return outcome.outcome;
      }),
    ),
  );
  const count = (outcome: Outcome['outcome']) => outcomes.filter((each) => each === outcome).length;
  const failed = count('failed') + count('refused') + count('bounced') + count('uncertain');
  return { sent: count('sent'), failed };
}

/** Sends up to `batch` due emails. */
export async function sendDueMails(
  db: ServiceClient,
  batch: number,
  transportOf: TransportOf,
): Promise<{ taken: number; sent: number; failed: number }> {
  const mails = await claim(db, batch);
  return { taken: mails.length, ...(await sendClaimed(db, mails, transportOf)) };
}

/** @returns the state of each email afterwards, by idempotency key */
export async function sendQueuedMails(
  db: ServiceClient,
  idempotencyKeys: string[],
  transportOf: TransportOf,
): Promise<Map<string, QueuedMail['status']>> {
  const mails = await claim(db, idempotencyKeys.length, idempotencyKeys);
  await sendClaimed(db, mails, transportOf);
  const { data, error } = await db
    .from('mail_outbox')
    .select('idempotency_key,status')
    .in('idempotency_key', idempotencyKeys);
  if (error) throw error;
  return new Map(data.map((mail) => [mail.idempotency_key, mail.status]));
}
