import { elapsed } from '#ui/elapsed.ts';
import type { MailHealth } from './mail-health.ts';

const DRAIN_LATE_MS = 10 * 60_000;

const mails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

/** Sentences about problems with outgoing email; none when all is well. */
export function mailTrouble(health: MailHealth, now = Date.now()): string[] {
  const { failing, uncertain, failed, last_drain_at: drainedAt } = health;
  const sentences: string[] = [];
  if (failing.count > 0) {
    const since = failing.oldest_at
      ? ` The oldest was written ${elapsed(failing.oldest_at, now)}.`
      : '';
    const why = failing.sentence ? ` The mail server’s last reply: ${failing.sentence}` : '';
    const wait = failing.count === 1 ? 'is waiting to be retried' : 'are waiting to be retried';
    sentences.push(`${mails(failing.count)} could not be sent and ${wait}.${since}${why}`);
  }
  if (uncertain > 0) {
    sentences.push(
      `${mails(uncertain)} may or may not have been sent: the server stopped while sending. Check the mailbox and decide under “Health”.`,
    );
  }
  const aside = failed.submissions + failed.others;
  if (aside > 0) sentences.push('Emails that failed permanently are waiting for a decision.');
  if (drainedAt === null) {
    sentences.push(
      'The schedule that retries emails has never run. Ask an administrator to set it up.',
    );
  } else if (now - Date.parse(drainedAt) > DRAIN_LATE_MS) {
    sentences.push(
      `The schedule that retries emails last ran ${elapsed(drainedAt, now)}. Ask an administrator to look at it.`,
    );
  }
  return sentences;
}
