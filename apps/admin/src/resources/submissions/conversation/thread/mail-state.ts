import type { MailInDoubt } from '#features/mail/uncertain-mail.ts';

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

/** A failed attempt that will be repeated. */
export function isWaitingToRetry({ status, attempts }: Mail): boolean {
  return status === 'queued' && attempts > 0;
}

/** The rule of `retry_mail` in the database: failed, or abandoned by a stopped server. */
export function canRetry(mail: Mail, now: number): boolean {
  if (mail.status === 'sent' || mail.status === 'withdrawn') return false;
  const due = Date.parse(mail.next_attempt_at);
  return mail.status === 'failed' || due < now - MINUTE || (isWaitingToRetry(mail) && due > now);
}
