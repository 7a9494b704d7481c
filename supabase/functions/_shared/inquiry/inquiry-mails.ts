import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import type { Companies } from '../company.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { inStaffLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import type { NewMail } from '../outbox.ts';
import type { Addressee } from './answer-by-email.ts';
import { inquiryFacts } from './inquiry-facts.ts';
import { inquiryPage } from './inquiry-link.ts';
import type { SavedInquiry } from './load-inquiry.ts';

export const VISITOR_MAIL = 'inquiry_visitor';

export const staffMailKey = (submissionId: string) => `inquiry:${submissionId}:staff`;
export const visitorMailKey = (submissionId: string) => `inquiry:${submissionId}:visitor`;

function bodies(content: MailContent): Pick<NewMail, 'body_text' | 'body_html'> {
  return { body_text: renderText(content), body_html: renderHtml(content) };
}

const openInBackOffice = (submissionId: string, siteUrl: string, language: StaffLanguage) => ({
  label: staffTexts(language)('Open in the back office'),
  url: `${siteUrl}/admin/submissions/edit/${submissionId}`,
});

const howToAnswer = ({ above, sentence, language }: Addressee) =>
  above
    ? sentence
    : staffTexts(language)(
        '{sentence} An answer by email goes to the visitor, but does not appear in the inquiry.',
        { sentence },
      );

/**
 * To one addressee. The visitor is Reply-To where no email is received; otherwise a signed address is put
 * there on sending.
 */
export function staffMail(
  inquiry: SavedInquiry,
  addressee: Addressee,
  siteUrl: string,
  companies: Companies,
): NewMail {
  const { submission } = inquiry;
  const { language } = addressee;
  const say = staffTexts(language);
  const reference = inquiryReference(submission.id);
  const [chosen] = [...inquiry.travels, ...inquiry.activities];
  const topic =
    inquiry.plan.items.length > 0
      ? say('a plan')
      : (chosen ?? inStaffLanguage(language, serviceLabel(submission.service)));
  const about = oneLine(inquiry.subject || topic, 60);
  const name = oneLine(submission.name, 60);
  return {
    kind: 'inquiry_staff',
    submission_id: submission.id,
    idempotency_key: staffMailKey(submission.id) + addressee.keySuffix,
    to_email: addressee.to_email,
    reply_to: addressee.above ? null : submission.email,
    ...addressee.columns,
    subject: oneLine(
      say('New inquiry {reference}: {about}, from {name}', { reference, about, name }),
    ),
    ...bodies({
      language,
      above: addressee.above,
      title: say('New inquiry {reference}', { reference }),
      paragraphs: [say('This came in through the website.'), howToAnswer(addressee)],
      facts: inquiryFacts(inquiry, language),
      quote: submission.message,
      action: openInBackOffice(submission.id, siteUrl, language),
      company: companies[language],
    }),
  };
}

/** For an inquiry whose email could not be rendered. */
export function plainStaffMail(
  submissionId: string,
  recipients: string[],
  siteUrl: string,
  companies: Companies,
  language: StaffLanguage,
): NewMail {
  const say = staffTexts(language);
  const title = say('New inquiry {reference}', { reference: inquiryReference(submissionId) });
  return {
    kind: 'inquiry_staff',
    submission_id: submissionId,
    idempotency_key: staffMailKey(submissionId),
    to_email: recipients.join(', '),
    reply_to: null,
    subject: title,
    ...bodies({
      language,
      title,
      paragraphs: [
        say(
          'This came in through the website. Its text could not be shown in this email and the visitor received no confirmation, so please reply from the back office.',
        ),
      ],
      facts: [],
      quote: '',
      action: openInBackOffice(submissionId, siteUrl, language),
      company: companies[language],
    }),
  };
}

/**
 * In the visitor's language; the reply address is the office, if it has one. It repeats nothing of what was sent, or
 * anybody could mail any text to any address in our name: the page has the copy.
 */
export function visitorMail(
  { submission }: Pick<SavedInquiry, 'submission'>,
  siteUrl: string,
  company: Company,
): NewMail {
  const language = toLanguage(submission.language);
  const texts = mailMessages(language).receipt;
  const reference = inquiryReference(submission.id);
  return {
    kind: VISITOR_MAIL,
    submission_id: submission.id,
    idempotency_key: visitorMailKey(submission.id),
    to_email: submission.email,
    reply_to: isEmailAddress(company.email) ? company.email : null,
    subject: texts.subject(reference),
    ...bodies({
      title: texts.title,
      language,
      paragraphs: [texts.answer(reference), texts.link],
      facts: [],
      quote: '',
      action: { label: texts.follow, url: inquiryPage(siteUrl, language) },
      closing: [...(company.paymentTerms ? [company.paymentTerms] : []), texts.mistake],
      company,
    }),
  };
}
