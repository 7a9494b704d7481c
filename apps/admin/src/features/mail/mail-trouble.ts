import { t } from '#i18n/t.ts';
import { elapsed } from '#ui/elapsed.ts';
import type { MailHealth } from './mail-health.ts';

const DRAIN_LATE_MS = 10 * 60_000;

const mails = (count: number) => (count === 1 ? '1 email' : t('{count} emails', { count }));

/** Sentences about problems with outgoing email; none when all is well. */
export function mailTrouble(health: MailHealth, now = Date.now()): string[] {
  const { failing, uncertain, failed, last_drain_at: drainedAt } = health;
  const sentences: string[] = [];
  if (failing.count > 0) {
    const since = failing.oldest_at
      ? t(' The oldest was written {oldestAt}.', { oldestAt: elapsed(failing.oldest_at, now) })
      : '';
    const why = failing.sentence
      ? t(' The mail server’s last reply: {sentence}', { sentence: failing.sentence })
      : '';
    const wait = failing.count === 1 ? 'is waiting to be retried' : 'are waiting to be retried';
    sentences.push(
      t('{count} could not be sent and {wait}.{since}{why}', {
        count: mails(failing.count),
        wait,
        since,
        why,
      }),
    );
  }
  if (uncertain > 0) {
    sentences.push(
      t(
        '{uncertain} may or may not have been sent: the server stopped while sending. Check the mailbox and decide under “Health”.',
        { uncertain: mails(uncertain) },
      ),
    );
  }
  const aside = failed.submissions + failed.others;
  if (aside > 0) sentences.push(t('Emails that failed permanently are waiting for a decision.'));
  if (drainedAt === null) {
    sentences.push(
      t('The schedule that retries emails has never run. Ask an administrator to set it up.'),
    );
  } else if (now - Date.parse(drainedAt) > DRAIN_LATE_MS) {
    sentences.push(
      t(
        'The schedule that retries emails last ran {drainedAt}. Ask an administrator to look at it.',
        { drainedAt: elapsed(drainedAt, now) },
      ),
    );
  }
  return sentences;
}
