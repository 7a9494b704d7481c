import { t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { elapsed } from '#ui/elapsed.ts';
import type { MailHealth } from './mail-health.ts';

const DRAIN_LATE_MS = 10 * 60_000;

/** Sentences about problems with outgoing email; none when all is well. */
export function mailTrouble(health: MailHealth, now = Date.now()): string[] {
  const { failing, uncertain, failed, last_drain_at: drainedAt } = health;
  const sentences: string[] = [];
  if (health.paused_at !== null) {
    sentences.push(
      t(
        'No email is sent: sending was stopped {pausedAt}, as after a restore drill. If this project is to write to people, an administrator continues it as the deployment guide says under “Restore drill”. Emails that wait are then sent.',
        { pausedAt: elapsed(health.paused_at, now) },
      ),
    );
  }
  if (failing.count > 0) {
    const { count, oldest_at: oldestAt, sentence } = failing;
    sentences.push(
      [
        t(
          '{count, plural, one {# email could not be sent and is} other {# emails could not be sent and are}} waiting to be retried.',
          { count },
        ),
        oldestAt && t('The oldest was written {oldestAt}.', { oldestAt: elapsed(oldestAt, now) }),
        sentence &&
          t('The mail server’s last reply: {sentence}', { sentence: storedMessage(sentence) }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }
  if (uncertain > 0) {
    sentences.push(
      t(
        '{uncertain, plural, one {# email} other {# emails}} may or may not have been sent: the server stopped while sending. Check the mailbox and decide under “Health”.',
        { uncertain },
      ),
    );
  }
  const aside = failed.submissions + failed.others;
  if (aside > 0) sentences.push(t('Emails that failed permanently are waiting for a decision.'));
  if (drainedAt === null) {
    sentences.push(
      t('The schedule that retries emails has never run. An administrator has to set it up.'),
    );
  } else if (now - Date.parse(drainedAt) > DRAIN_LATE_MS) {
    sentences.push(
      t(
        'The schedule that retries emails last ran {drainedAt}. An administrator has to look at it.',
        { drainedAt: elapsed(drainedAt, now) },
      ),
    );
  }
  return sentences;
}
