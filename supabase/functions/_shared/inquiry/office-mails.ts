import type { Database } from '@expat-buddy/domain/database.types';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
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
  content: Omit<MailContent, 'quote' | 'closing'>,
  columns: Addressee['columns'] = {},
): NewMail {
  const whole: MailContent = { ...content, quote: '', closing: [TURN_OFF] };
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
  company: Company,
  answering: Answering,
): NewMail {
  const { message_id, submission_id, service, email } = reply;
  const [{ above, sentence, columns }] = addresseesOf(answering, submission_id, [email]);
  const content = {
    above,
    title: `The customer replied: inquiry ${inquiryReference(submission_id)}`,
    paragraphs: [`${oneLine(serviceLabel(service), 60)}. It is your turn.`, sentence],
    facts: [],
    action: {
      label: 'Open in the back office',
      url: `${siteUrl}/admin/submissions/edit/${submission_id}`,
    },
    company,
  };
  return mailTo(email, `reply-notice:${message_id}`, 'reply_notice', content, columns);
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

function morningMail(morning: Morning, siteUrl: string, company: Company): NewMail {
  const due = (morning.due ?? []) as Due[];
  const figures = (morning.figures ?? {}) as Figures;
  const title = due.length
    ? `${count(due.length, 'inquiry is', 'inquiries are')} due today`
    : 'Your inquiries this morning';
  const figureFacts = [
    ['New', figures.new],
    ['Unassigned', figures.unassigned],
    ['Waiting for your answer', figures.mine],
  ] as const;
  return mailTo(morning.email, `morning:${morning.account_id}:${morning.today}`, 'morning', {
    title,
    paragraphs: [],
    facts: [
      ...due.map(
        ({ id, service }) =>
          [`Due: ${inquiryReference(id)}`, oneLine(serviceLabel(service), 60)] as const,
      ),
      ...figureFacts.flatMap(([label, number]) =>
        number ? [[label, String(number)] as const] : [],
      ),
    ],
    action: {
      label: 'Open in the back office',
      url: siteUrl + view(due.length ? 'due' : 'new'),
    },
    company,
  });
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
  const [company, answering] = await Promise.all([readCompany(db), readAnswering(db, env)]);
  const siteUrl = siteUrlOf(env);
  const mails = [
    ...replies.data.map((reply) => replyNotice(reply, siteUrl, company, answering)),
    ...mornings.data.map((morning) => morningMail(morning, siteUrl, company)),
  ];
  await queueMails(db, mails);
  return mails.map(({ idempotency_key }) => idempotency_key);
}
