import type { Database } from '@expat-buddy/domain/database.types';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { type Companies, readCompanies } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { inStaffLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { type Addressee, type Answering, addresseesOf, readAnswering } from './answer-by-email.ts';
import { siteUrlOf } from './queue-inquiry-mails.ts';
import { TURN_OFF } from './turn-off.ts';

type Functions = Database['public']['Functions'];
type Reply = Functions['unnotified_replies']['Returns'][number];
type Morning = Functions['due_mornings']['Returns'][number];
type Due = { id: string; service: string };
type Figures = Partial<Record<'new' | 'unassigned' | 'mine', number>>;

const view = (name: string) =>
  `/admin/submissions?${new URLSearchParams({ filter: JSON.stringify({ view: name }) })}`;

// As in assignments, the text of an inquiry stays in the back office, where it can be erased.
function mailTo(
  email: string,
  key: string,
  kind: string,
  content: Omit<MailContent, 'quote' | 'closing' | 'language'>,
  language: StaffLanguage,
  columns: Addressee['columns'] = {},
): NewMail {
  const whole: MailContent = {
    ...content,
    quote: '',
    language,
    closing: [staffTexts(language)(TURN_OFF)],
  };
  return {
    kind,
    // Not set: an inquiry with an email counts as answered.
    submission_id: null,
    idempotency_key: key,
    to_email: email,
    reply_to: null,
    ...columns,
    subject: content.title,
    body_text: renderText(whole),
    body_html: renderHtml(whole),
  };
}

function replyNotice(
  reply: Reply,
  siteUrl: string,
  companies: Companies,
  answering: Answering,
): NewMail {
  const { message_id, submission_id, service, email } = reply;
  const [{ above, sentence, columns, language }] = addresseesOf(answering, submission_id, [email]);
  const say = staffTexts(language);
  const reference = inquiryReference(submission_id);
  const name = inStaffLanguage(language, serviceLabel(service));
  const content = {
    above,
    title: say('The customer replied: inquiry {reference}', { reference }),
    paragraphs: [say('{service}. It is your turn.', { service: oneLine(name, 60) }), sentence],
    facts: [],
    action: {
      label: say('Open in the back office'),
      url: `${siteUrl}/admin/submissions/edit/${submission_id}`,
    },
    company: companies[language],
  };
  return mailTo(email, `reply-notice:${message_id}`, 'reply_notice', content, language, columns);
}

function morningMail(
  morning: Morning,
  siteUrl: string,
  companies: Companies,
  { languageOf }: Answering,
): NewMail {
  const due = (morning.due ?? []) as Due[];
  const figures = (morning.figures ?? {}) as Figures;
  const language = languageOf([morning.email]);
  const say = staffTexts(language);
  const isDue =
    due.length === 1 ? '{count} inquiry is due today' : '{count} inquiries are due today';
  const figureFacts = [
    [say('New'), figures.new],
    [say('Unassigned'), figures.unassigned],
    [say('Waiting for your answer'), figures.mine],
  ] as const;
  const content = {
    title: due.length ? say(isDue, { count: due.length }) : say('Your inquiries this morning'),
    paragraphs: [],
    facts: [
      ...due.map(
        ({ id, service }) =>
          [
            say('Due: {reference}', { reference: inquiryReference(id) }),
            oneLine(inStaffLanguage(language, serviceLabel(service)), 60),
          ] as const,
      ),
      ...figureFacts.flatMap(([label, number]) =>
        number ? [[label, String(number)] as const] : [],
      ),
    ],
    action: {
      label: say('Open in the back office'),
      url: siteUrl + view(due.length ? 'due' : 'new'),
    },
    company: companies[language],
  };
  const key = `morning:${morning.account_id}:${morning.today}`;
  return mailTo(morning.email, key, 'morning', content, language);
}

/**
 * Queues emails about replies of customers, and the morning emails when the office has opened.
 * @returns their idempotency keys.
 */
export async function queueOfficeMails(db: ServiceClient, env: Environment): Promise<string[]> {
  const [replies, mornings] = await Promise.all([
    db.rpc('unnotified_replies'),
    db.rpc('due_mornings'),
  ]);
  if (replies.error) throw replies.error;
  if (mornings.error) throw mornings.error;
  if (replies.data.length + mornings.data.length === 0) return [];
  const [companies, answering] = await Promise.all([readCompanies(db), readAnswering(db, env)]);
  const siteUrl = siteUrlOf(env);
  const mails = [
    ...replies.data.map((reply) => replyNotice(reply, siteUrl, companies, answering)),
    ...mornings.data.map((morning) => morningMail(morning, siteUrl, companies, answering)),
  ];
  await queueMails(db, mails);
  return mails.map(({ idempotency_key }) => idempotency_key);
}
