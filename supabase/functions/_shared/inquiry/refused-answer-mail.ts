import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { type StaffText, staffTexts } from '../messages/staff-texts.ts';
import { queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { readRecipients, siteUrlOf } from './queue-inquiry-mails.ts';
import { readStaffLanguages } from './staff-languages.ts';

export type RefusedAnswer = {
  /** Of the unmatched mail. */
  id: string;
  submission: string;
  /** Whom the reply address was given to; null for the office. */
  account: string | null;
  fault: string | null;
};

const faults: Readonly<Record<string, StaffText>> = {
  sender:
    'It did not come from the address that you sign in with, or the account is disabled. Only your own address can answer the emails that you get.',
  unproven:
    'Your mail server did not prove that the email came from you (DMARC), so anybody could have written it.',
  empty: 'It has no text above the line. Write your answer at the top of the email.',
  placeholder: 'It has a placeholder that is not filled in.',
  files:
    'It is too long, or it has a file that we do not send: up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.',
  notification: 'It repeats our notification, which only the office may read.',
  limit: 'You sent too many answers by email in a short time.',
};

/** The address that the colleague is known by, never the sender of the email. */
async function recipientsOf(db: ServiceClient, account: string | null): Promise<string[]> {
  if (account === null) return readRecipients(db);
  const { data, error } = await db
    .from('profiles')
    .select('email')
    .eq('id', account)
    .is('disabled_at', null)
    .maybeSingle();
  if (error) throw error;
  return data ? [data.email] : readRecipients(db);
}

/** Queues an email about an answer that was not sent on. Idempotent. @returns its key */
export async function queueRefusedAnswer(
  db: ServiceClient,
  env: Environment,
  { id, submission, account, fault }: RefusedAnswer,
): Promise<string> {
  const [recipients, languageOf] = await Promise.all([
    recipientsOf(db, account),
    readStaffLanguages(db),
  ]);
  const language = languageOf(recipients);
  const company = await readCompany(db, language);
  const say = staffTexts(language);
  const title = say('Your answer was not sent: inquiry {reference}', {
    reference: inquiryReference(submission),
  });
  const content: MailContent = {
    language,
    title,
    paragraphs: [
      say('The customer has not received what you answered to our email.'),
      say(faults[fault ?? ''] ?? 'The inquiry no longer exists.'),
      say('The text waits under “Unmatched mail”. Answer in the back office.'),
    ],
    facts: [],
    quote: '',
    action: {
      label: say('Open in the back office'),
      url: `${siteUrlOf(env)}/admin/submissions/edit/${submission}`,
    },
    closing: [],
    company,
  };
  const key = `refused-answer:${id}`;
  await queueMails(db, [
    {
      kind: 'refused_answer',
      submission_id: null,
      idempotency_key: key,
      to_email: recipients.join(', '),
      reply_to: null,
      subject: title,
      body_text: renderText(content),
      body_html: renderHtml(content),
    },
  ]);
  return key;
}
