export type Mail = {
  id: string;
  kind: string;
  to_email: string;
  subject: string;
  status: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  next_attempt_at: string;
  sent_at: string | null;
  created_at: string;
};

const MINUTE = 60_000;

/** Failed, or left behind by a server that stopped midway: the rule of `retry_mail` in the database. */
export function canRetry({ status, next_attempt_at }: Mail, now: number): boolean {
  if (status === 'sent') return false;
  return status === 'failed' || Date.parse(next_attempt_at) < now - MINUTE;
}
