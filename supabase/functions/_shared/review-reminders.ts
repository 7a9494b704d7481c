import type { Database } from '@expat-buddy/domain/database.types';
import { dayText } from '@expat-buddy/domain/format/day';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from './company.ts';
import type { Environment } from './http.ts';
import { siteUrlOf } from './inquiry/queue-inquiry-mails.ts';
import { type MailContent, renderHtml, renderText } from './mail/mail-template.ts';
import { oneLine } from './mail/one-line.ts';
import { type NewMail, queueMails } from './outbox.ts';
import type { ServiceClient } from './service-client.ts';

type Reminder = Database['public']['Functions']['due_review_reminders']['Returns'][number];
type Statement = { source: string; title: string; checked_on: string };

const lists: Readonly<Record<string, string>> = {
  entry_rules: 'Entry papers',
  guide_entries: 'Living here',
};

function reminderMail(reminder: Reminder, siteUrl: string, company: Company): NewMail {
  const { account_id, email, reminded_at, due } = reminder;
  const oldest = reminder.oldest as Statement[];
  const subject =
    due === 1 ? '1 statement is due for review' : `${due} statements are due for review`;
  const content: MailContent = {
    title: subject,
    paragraphs: [
      'Somebody last read the source more than 90 days ago, and visitors see that. Compare the text with its source, then choose “Checked today”.',
    ],
    facts: oldest.map(({ source, title, checked_on }) => [
      lists[source] ?? source,
      `${oneLine(title, 200)}, last read on ${dayText(checked_on, 'en')}`,
    ]),
    quote: '',
    action: { label: 'Open the back office', url: `${siteUrl}/admin` },
    closing: [
      ...(due > oldest.length ? [`These are the ${oldest.length} oldest.`] : []),
      'You get this reminder at most once a week.',
    ],
    company,
  };
  return {
    kind: 'review_reminder',
    submission_id: null,
    // The same until the account is marked as reminded.
    idempotency_key: `review-reminder:${account_id}:${reminded_at ?? 'first'}`,
    to_email: email,
    reply_to: null,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues an email to everybody responsible for statements that are due, at most one a week. */
export async function queueReviewReminders(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('due_review_reminders');
  if (error) throw error;
  if (data.length === 0) return;
  const company = await readCompany(db);
  await queueMails(
    db,
    data.map((reminder) => reminderMail(reminder, siteUrlOf(env), company)),
  );
  const noted = await db.rpc('mark_reviews_reminded', {
    accounts: data.map(({ account_id }) => account_id),
  });
  if (noted.error) throw noted.error;
}
