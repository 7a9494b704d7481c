import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { readRecipients, siteUrlOf } from './queue-inquiry-mails.ts';

type Erased = {
  reference: string;
  status: string;
  received: string;
  departure: string | null;
  return: string | null;
};

const journey = ({ departure, return: back }: Erased) =>
  departure || back ? `, ${[departure ?? 'open', back ?? 'open'].join(' to ')}` : '';

type Notice = { to: string; key: string; isForOffice: boolean; inquiries: readonly Erased[] };

function noticeMail(notice: Notice, siteUrl: string, company: Company): NewMail {
  const { to, key, isForOffice, inquiries } = notice;
  const references = inquiries.map(({ reference }) => reference).join(', ');
  const content: MailContent = {
    title: `A customer erased their data: ${references}`.slice(0, 200),
    paragraphs: [
      'They asked for it on the page of their inquiry and confirmed it by email. What you knew about them is gone from the back office.',
    ],
    facts: inquiries.map((inquiry) => [
      inquiry.reference,
      `${inquiry.status.replace('_', ' ')}, received ${inquiry.received}${journey(inquiry)}`,
    ]),
    quote: '',
    // Administrators alone open it, and the office has one.
    ...(isForOffice && {
      action: { label: 'Open the list of erasures', url: `${siteUrl}/admin/privacy` },
    }),
    closing: [],
    company,
  };
  return {
    kind: 'erasure_notice',
    submission_id: null,
    idempotency_key: key,
    to_email: to,
    reply_to: null,
    subject: content.title,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/**
 * Queues emails to the office and the owners about people who erased their data.
 * @returns their idempotency keys.
 */
export async function queueErasureNotices(db: ServiceClient, env: Environment): Promise<string[]> {
  const { data, error } = await db.rpc('unnotified_erasures');
  if (error) throw error;
  if (data.length === 0) return [];
  const [recipients, company] = await Promise.all([readRecipients(db), readCompany(db)]);
  const siteUrl = siteUrlOf(env);
  const mails = data.flatMap(({ erasure_id, inquiries, owners }) => {
    const key = `erasure-notice:${erasure_id}`;
    const others = owners.filter((owner) => !recipients.includes(owner));
    const erased = inquiries as Erased[];
    return [
      { to: recipients.join(', '), key, isForOffice: true, inquiries: erased },
      ...others.map((to) => ({ to, key: `${key}:${to}`, isForOffice: false, inquiries: erased })),
    ].map((notice) => noticeMail(notice, siteUrl, company));
  });
  await queueMails(db, mails);
  return mails.map(({ idempotency_key }) => idempotency_key);
}
