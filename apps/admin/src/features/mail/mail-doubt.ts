/** What of a mail says whether anybody knows that it went out. */
export type MailInDoubt = {
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  in_doubt_since: string | null;
  next_attempt_at: string;
};

/**
 * Whether a mail was being handed to the mail server when ours stopped: set aside as such, or about to
 * be, because its time for sending is over.
 */
export function isUncertain({ status, in_doubt_since, next_attempt_at }: MailInDoubt): boolean {
  if (in_doubt_since === null) return false;
  return status === 'failed' || (status === 'sending' && Date.parse(next_attempt_at) < Date.now());
}
