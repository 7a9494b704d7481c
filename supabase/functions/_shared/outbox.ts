import type { NewRow, Row } from '@expat-buddy/domain/supabase-client';
import type { MailTransport } from './mail/mail-transport.ts';
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

type QueuedMail = Row<'mail_outbox'>;

// A mail still marked as sending after this was left behind by a server that stopped midway.
const STALLED_AFTER_MS = 10 * 60 * 1000;

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

/** Takes a mail for sending; false when another request was quicker. */
async function claim(db: ServiceClient, mail: QueuedMail): Promise<boolean> {
  const { data, error } = await db
    .from('mail_outbox')
    .update({
      status: 'sending',
      attempts: mail.attempts + 1,
      next_attempt_at: new Date(Date.now() + STALLED_AFTER_MS).toISOString(),
    })
    .eq('id', mail.id)
    .eq('status', 'queued')
    .select('id');
  if (error) throw error;
  return data.length > 0;
}

async function send(db: ServiceClient, mail: QueuedMail, transport: MailTransport): Promise<void> {
  if (!(await claim(db, mail))) return;
  let outcome: Pick<QueuedMail, 'status'> & Partial<QueuedMail>;
  try {
    const to = mail.to_email.split(',').map((address) => address.trim());
    if (to.every((address) => address === '')) throw new Error('The mail has no recipient.');
    await transport({
      to,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      autoSubmitted: mail.kind === 'inquiry_visitor' ? 'auto-replied' : 'auto-generated',
      idempotencyKey: mail.idempotency_key,
    });
    outcome = { status: 'sent', sent_at: new Date().toISOString(), last_error: null };
  } catch (error) {
    console.error(`Mail ${mail.id} was not sent.`, error);
    outcome = { status: 'failed', last_error: oneLine(String(error), 300) };
  }
  const { error } = await db.from('mail_outbox').update(outcome).eq('id', mail.id);
  if (error) throw error;
}

/**
 * Sends those of the mails that still wait, each once.
 * @returns the state each has afterwards, by idempotency key.
 */
export async function sendQueuedMails(
  db: ServiceClient,
  idempotencyKeys: string[],
  transport: MailTransport,
): Promise<Map<string, QueuedMail['status']>> {
  const read = async () => {
    const { data, error } = await db
      .from('mail_outbox')
      .select('*')
      .in('idempotency_key', idempotencyKeys);
    if (error) throw error;
    return data;
  };
  const waiting = (await read()).filter((mail) => mail.status === 'queued');
  await Promise.all(waiting.map((mail) => send(db, mail, transport)));
  return new Map((await read()).map((mail) => [mail.idempotency_key, mail.status]));
}
