import type { MailHealth } from '#providers/mail-health.ts';
import { elapsed } from './elapsed.ts';

const DRAIN_LATE_MS = 10 * 60_000;

const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);

/** What keeps mails from going out, in sentences; none when all is well. */
export function mailTrouble(health: MailHealth, now = Date.now()): string[] {
  const { failing, uncertain, failed, last_drain_at: drainedAt } = health;
  const sentences: string[] = [];
  if (failing.count > 0) {
    const since = failing.oldest_at
      ? ` The oldest was written ${elapsed(failing.oldest_at, now)}.`
      : '';
    const why = failing.sentence ? ` The mail server's last answer: ${failing.sentence}` : '';
    const wait = failing.count === 1 ? 'waits for its next try' : 'wait for their next try';
    sentences.push(`${mails(failing.count)} did not go out and ${wait}.${since}${why}`);
  }
  if (uncertain > 0) {
    sentences.push(
      `${mails(uncertain)} may or may not have gone out: the server stopped in the middle. Look into the mailbox and decide under “Health”.`,
    );
  }
  const aside = failed.submissions + failed.others;
  if (aside > 0) sentences.push('Mails that failed for good wait for somebody to decide.');
  if (drainedAt === null) {
    sentences.push(
      'The schedule that tries mails again has never run. An administrator has to set it up.',
    );
  } else if (now - Date.parse(drainedAt) > DRAIN_LATE_MS) {
    sentences.push(
      `The schedule that tries mails again last ran ${elapsed(drainedAt, now)}. An administrator has to look at it.`,
    );
  }
  return sentences;
}
