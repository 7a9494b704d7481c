import type { MailInDoubt } from '#features/mail/mail-doubt.ts';

export type Mail = MailInDoubt & {
  id: string;
  kind: string;
  to_email: string;
  subject: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
};

const MINUTE = 60_000;

/** A try failed, and the outbox will make another. */
export function isWaitingToRetry({ status, attempts }: Mail): boolean {
  return status === 'queued' && attempts > 0;
}

/** Failed, or left behind by a server that stopped midway: the rule of `retry_mail` in the database. */
export function canRetry(mail: Mail, now: number): boolean {
  if (mail.status === 'sent' || mail.status === 'withdrawn') return false;
  const due = Date.parse(mail.next_attempt_at);
  return mail.status === 'failed' || due < now - MINUTE || (isWaitingToRetry(mail) && due > now);
}
