import type { NewRow, Row } from '@expat-buddy/domain/supabase-client';
import { fewAtOnce } from './mail/few-at-once.ts';
import type { MailTransport } from './mail/mail.ts';
import { LastingMailError, UncertainMailError, WithdrawnMailError } from './mail/mail-errors.ts';
import { oneLine } from './mail/one-line.ts';
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
>;

export type QueuedMail = Row<'mail_outbox'>;

/** How a mail leaves; the same for all, or made for each. Throws when one is not to be sent any more. */
export type TransportOf = (mail: QueuedMail) => MailTransport | Promise<MailTransport>;

type Outcome = {
  outcome: 'sent' | 'failed' | 'refused' | 'uncertain' | 'withdrawn';
  sentence: string;
};

const SETTLE_TRIES = 3;
const SETTLE_PAUSE_MS = 300;

// Mail servers refuse who opens many connections at once, and fewer mails are in the air when a server stops.
const inAir = fewAtOnce(4);

/**
 * Writes mails down before any is sent. One that is already there, by its idempotency key, stays as
 * it is, so asking twice mails once.
 */
export async function queueMails(db: ServiceClient, mails: NewMail[]): Promise<void> {
  const { error } = await db
    .from('mail_outbox')
    .upsert(mails, { onConflict: 'idempotency_key', ignoreDuplicates: true });
  if (error) throw error;
}

/** Takes mails that are due; nobody else gets them while their lease lasts (see claim_mails in the database). */
async function claim(db: ServiceClient, batch: number, keys?: string[]): Promise<QueuedMail[]> {
  const { data, error } = await db.rpc('claim_mails', { batch, ...(keys && { keys }) });
  if (error) throw error;
  return data;
}

async function beginHandingOver(db: ServiceClient, mail: QueuedMail): Promise<void> {
  const { data: isOurs, error } = await db.rpc('begin_handing_over', {
    mail: mail.id,
    attempt: mail.attempts,
  });
  if (error) throw new Error(error.message);
  if (!isOurs) throw new Error('Another process has taken this mail over.');
}

function outcomeOf(error: unknown): Outcome['outcome'] {
  if (error instanceof UncertainMailError) return 'uncertain';
  return error instanceof LastingMailError ? 'refused' : 'failed';
}

async function attempt(
  db: ServiceClient,
  mail: QueuedMail,
  transportOf: TransportOf,
): Promise<Outcome> {
  try {
    const to = mail.to_email.split(',').map((address) => address.trim());
    if (to.every((address) => address === '')) {
      throw new LastingMailError('The mail has no recipient.');
    }
    const transport = await transportOf(mail);
    await transport({
      to,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      autoSubmitted: mail.kind === 'inquiry_visitor' ? 'auto-replied' : 'auto-generated',
      idempotencyKey: mail.idempotency_key,
      beforeHandingOver: () => beginHandingOver(db, mail),
    });
    return { outcome: 'sent', sentence: '' };
  } catch (error) {
    const sentence = oneLine(String(error), 300);
    if (error instanceof WithdrawnMailError) return { outcome: 'withdrawn', sentence };
    // The sentence may name addresses: it goes to the outbox, which staff alone read, and not to the log.
    console.error(`Mail ${mail.id} was not sent at try ${mail.attempts}.`);
    return { outcome: outcomeOf(error), sentence };
  }
}

/** A mail that went out and is not noted stays in doubt, so noting is tried more than once. */
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

async function sendClaimed(db: ServiceClient, mails: QueuedMail[], transportOf: TransportOf) {
  const outcomes = await Promise.all(
    mails.map((mail) =>
      inAir(async () => {
        const outcome = await attempt(db, mail, transportOf);
        await settle(db, mail, outcome);
        return outcome.outcome;
      }),
    ),
  );
  const count = (outcome: Outcome['outcome']) => outcomes.filter((each) => each === outcome).length;
  return { sent: count('sent'), failed: count('failed') + count('refused') + count('uncertain') };
}

/** Sends up to `batch` of the mails that are due, whoever wrote them. */
export async function sendDueMails(
  db: ServiceClient,
  batch: number,
  transportOf: TransportOf,
): Promise<{ taken: number; sent: number; failed: number }> {
  const mails = await claim(db, batch);
  return { taken: mails.length, ...(await sendClaimed(db, mails, transportOf)) };
}

/**
 * Sends those of the mails that are due, each once.
 * @returns the state each has afterwards, by idempotency key.
 */
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
