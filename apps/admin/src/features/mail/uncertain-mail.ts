export type MailInDoubt = {
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  uncertain_since: string | null;
  next_attempt_at: string;
};

/**
 * Whether the server stopped while handing this email over, so that nobody knows if it was sent.
 */
export function isUncertain({ status, uncertain_since, next_attempt_at }: MailInDoubt): boolean {
  if (uncertain_since === null) return false;
  return status === 'failed' || (status === 'sending' && Date.parse(next_attempt_at) < Date.now());
}
