/** What became of the mails of a round. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import { serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';

export interface MailCount {
  /** Mails in the mailbox at the end. */
  mails: number;
  mailsMissing: number;
  /** Accepted by the mail server more than once, with the same Message-ID or another. */
  mailsDuplicated: number;
  /** Set aside because the kill interrupted their delivery, and those of them that arrived. */
  mailsUncertain: number;
  uncertainArrived: number;
}

interface MailboxEntry {
  /** Undefined if the mailbox, which is killed with the backend, was still receiving the mail. */
  subject?: string;
  to: { address: string }[];
}

export interface ExpectedMail {
  /** Its subject contains this, in either case. */
  subject: string;
  /** One of its recipients. */
  to: string;
  isUncertain: boolean;
}

/** Counts the mailbox's files: after a start it takes some time to load them. */
export async function mailFiles(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'mail'));
  return names.filter((name) => name.endsWith('.eml')).length;
}

/** Expires the claims of the killed process. */
export async function endLeases(backend: Backend): Promise<void> {
  await serviceOf(backend)
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(Date.now() - 1000).toISOString() })
    .eq('status', 'sending')
    .throwOnError();
}

export async function drain(backend: Backend): Promise<void> {
  const response = await fetch(`${backend.apiUrl}/functions/v1/drain-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
  });
  if (!response.ok) throw new Error(`The drain was answered ${response.status}.`);
}

/** Emails whose delivery the kill interrupted. */
export async function uncertainMails(backend: Backend) {
  const { data } = await serviceOf(backend)
    .from('mail_outbox')
    .select('submission_id,to_email,idempotency_key')
    .eq('status', 'failed')
    .not('uncertain_since', 'is', null)
    .throwOnError();
  return data;
}

export async function countMails(
  backend: Backend,
  expected: readonly ExpectedMail[],
): Promise<MailCount> {
  const response = await fetch(`${backend.mailboxUrl}/email`);
  const caught = ((await response.json()) as MailboxEntry[]).filter(
    ({ subject }) => subject !== undefined,
  );
  const count = { mailsMissing: 0, mailsDuplicated: 0, mailsUncertain: 0, uncertainArrived: 0 };
  for (const mail of expected) {
    const { length } = caught.filter(
      ({ to, subject }) =>
        subject?.includes(mail.subject) && to.some(({ address }) => address === mail.to),
    );
    count.mailsDuplicated += Math.max(0, length - 1);
    if (mail.isUncertain) {
      count.mailsUncertain += 1;
      count.uncertainArrived += Math.min(length, 1);
    } else if (length === 0) count.mailsMissing += 1;
  }
  return { mails: caught.length, ...count };
}
