import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompanies } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { inStaffLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { readRecipients, siteUrlOf } from './queue-inquiry-mails.ts';
import { readStaffLanguages } from './staff-languages.ts';

type Erased = {
  reference: string;
  status: string;
  received: string;
  departure: string | null;
  return: string | null;
};

function journey({ departure, return: back }: Erased, language: StaffLanguage): string {
  if (!departure && !back) return '';
  const say = staffTexts(language);
  const [from, to] = [departure, back].map((day) => day ?? say('open'));
  return `, ${say('{from} to {to}', { from: from ?? '', to: to ?? '' })}`;
}

type Notice = { to: string; key: string; isForOffice: boolean; inquiries: readonly Erased[] };

function noticeMail(
  notice: Notice,
  siteUrl: string,
  language: StaffLanguage,
  company: Company,
): NewMail {
  const say = staffTexts(language);
  const { to, key, isForOffice, inquiries } = notice;
  const references = inquiries.map(({ reference }) => reference).join(', ');
  const content: MailContent = {
    language,
    title: say('A customer erased their data: {references}', { references }).slice(0, 200),
    paragraphs: [
      say(
        'They asked for it on the page of their inquiry and confirmed it by email. What you knew about them is gone from the back office.',
      ),
    ],
    facts: inquiries.map((inquiry) => [
      inquiry.reference,
      say('{status}, received {day}', {
        status: inStaffLanguage(language, inquiry.status.replace('_', ' ')),
        day: inquiry.received,
      }) + journey(inquiry, language),
    ]),
    quote: '',
    // Administrators alone open it, and the office has one.
    ...(isForOffice && {
      action: { label: say('Open the list of erasures'), url: `${siteUrl}/admin/privacy` },
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
  const [recipients, companies, languageOf] = await Promise.all([
    readRecipients(db),
    readCompanies(db),
    readStaffLanguages(db),
  ]);
  const siteUrl = siteUrlOf(env);
  const mails = data.flatMap(({ erasure_id, inquiries, owners }) => {
    const key = `erasure-notice:${erasure_id}`;
    const others = owners.filter((owner) => !recipients.includes(owner));
    const erased = inquiries as Erased[];
    return [
      { to: recipients.join(', '), key, isForOffice: true, inquiries: erased },
      ...others.map((to) => ({ to, key: `${key}:${to}`, isForOffice: false, inquiries: erased })),
    ].map((notice) => {
      const language = languageOf(notice.isForOffice ? recipients : [notice.to]);
      return noticeMail(notice, siteUrl, language, companies[language]);
    });
  });
  await queueMails(db, mails);
  return mails.map(({ idempotency_key }) => idempotency_key);
}
