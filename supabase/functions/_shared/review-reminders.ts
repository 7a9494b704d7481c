import type { Database } from '@expat-buddy/domain/database.types';
import { dayText } from '@expat-buddy/domain/format/day';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompanies } from './company.ts';
import type { Environment } from './http.ts';
import { siteUrlOf } from './inquiry/queue-inquiry-mails.ts';
import { readStaffLanguages } from './inquiry/staff-languages.ts';
import { type MailContent, renderHtml, renderText } from './mail/mail-template.ts';
import { oneLine } from './mail/one-line.ts';
import {
  inStaffLanguage,
  type StaffLanguage,
  type StaffText,
  staffTexts,
} from './messages/staff-texts.ts';
import { type NewMail, queueMails } from './outbox.ts';
import type { ServiceClient } from './service-client.ts';

type Reminder = Database['public']['Functions']['due_review_reminders']['Returns'][number];
type Statement = { source: string; title: string; checked_on: string };

const lists: Readonly<Record<string, StaffText>> = {
  entry_rules: 'Entry papers',
  guide_entries: 'Living here',
};

function reminderMail(
  reminder: Reminder,
  siteUrl: string,
  language: StaffLanguage,
  company: Company,
): NewMail {
  const say = staffTexts(language);
  const { account_id, email, reminded_at, due } = reminder;
  const oldest = reminder.oldest as Statement[];
  const subject =
    due === 1
      ? say('1 statement is due for review')
      : say('{count} statements are due for review', { count: due });
  const content: MailContent = {
    language,
    title: subject,
    paragraphs: [
      say(
        'Somebody last read the source more than 90 days ago, and visitors see that. Compare the text with its source, then choose “Checked today”.',
      ),
    ],
    facts: oldest.map(({ source, title, checked_on }) => [
      inStaffLanguage(language, lists[source] ?? source),
      say('{title}, last read on {day}', {
        title: oneLine(title, 200),
        day: dayText(checked_on, language),
      }),
    ]),
    quote: '',
    action: { label: say('Open the back office'), url: `${siteUrl}/admin` },
    closing: [
      ...(due > oldest.length
        ? [say('These are the {count} oldest.', { count: oldest.length })]
        : []),
      say('You get this reminder at most once a week.'),
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
  const [companies, languageOf] = await Promise.all([readCompanies(db), readStaffLanguages(db)]);
  await queueMails(
    db,
    data.map((reminder) => {
      const language = languageOf([reminder.email]);
      return reminderMail(reminder, siteUrlOf(env), language, companies[language]);
    }),
  );
  const noted = await db.rpc('mark_reviews_reminded', {
    accounts: data.map(({ account_id }) => account_id),
  });
  if (noted.error) throw noted.error;
}
