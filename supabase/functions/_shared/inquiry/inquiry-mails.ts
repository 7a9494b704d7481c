import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { FIRST_ANSWER_TIME } from '@expat-buddy/domain/inquiry/first-answer';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { NewMail } from '../outbox.ts';
import { inquiryFacts } from './inquiry-facts.ts';
import { inquiryPage } from './inquiry-link.ts';
import type { SavedInquiry } from './load-inquiry.ts';

export const VISITOR_MAIL = 'inquiry_visitor';

export const staffMailKey = (submissionId: string) => `inquiry:${submissionId}:staff`;
export const visitorMailKey = (submissionId: string) => `inquiry:${submissionId}:visitor`;

function bodies(content: MailContent): Pick<NewMail, 'body_text' | 'body_html'> {
  return { body_text: renderText(content), body_html: renderHtml(content) };
}

const openInBackOffice = (submissionId: string, siteUrl: string) => ({
  label: 'Open in the back office',
  url: `${siteUrl}/admin/submissions/edit/${submissionId}`,
});

/** The reply address is the visitor. */
export function staffMail(
  inquiry: SavedInquiry,
  recipients: string[],
  siteUrl: string,
  company: Company,
): NewMail {
  const { submission } = inquiry;
  const reference = inquiryReference(submission.id);
  const [chosen] = [...inquiry.travels, ...inquiry.activities];
  const topic =
    inquiry.plan.items.length > 0 ? 'a plan' : (chosen ?? serviceLabel(submission.service));
  const about = oneLine(inquiry.subject || topic, 60);
  return {
    kind: 'inquiry_staff',
    submission_id: submission.id,
    idempotency_key: staffMailKey(submission.id),
    to_email: recipients.join(', '),
    reply_to: submission.email,
    subject: oneLine(`New inquiry ${reference}: ${about}, from ${oneLine(submission.name, 60)}`),
    ...bodies({
      title: `New inquiry ${reference}`,
      paragraphs: [
        'This came in through the website. Reply to this email to write to the visitor.',
      ],
      facts: inquiryFacts(inquiry),
      quote: submission.message,
      action: openInBackOffice(submission.id, siteUrl),
      company,
    }),
  };
}

/** For an inquiry whose email could not be rendered. */
export function plainStaffMail(
  submissionId: string,
  recipients: string[],
  siteUrl: string,
  company: Company,
): NewMail {
  const title = `New inquiry ${inquiryReference(submissionId)}`;
  return {
    kind: 'inquiry_staff',
    submission_id: submissionId,
    idempotency_key: staffMailKey(submissionId),
    to_email: recipients.join(', '),
    reply_to: null,
    subject: title,
    ...bodies({
      title,
      paragraphs: [
        'This came in through the website. Its text could not be shown in this email and the visitor received no confirmation, so please reply from the back office.',
      ],
      facts: [],
      quote: '',
      action: openInBackOffice(submissionId, siteUrl),
      company,
    }),
  };
}

/** A receipt with a copy. The reply address is the office, if it has one. */
export function visitorMail(inquiry: SavedInquiry, siteUrl: string, company: Company): NewMail {
  const { submission } = inquiry;
  const reference = inquiryReference(submission.id);
  return {
    kind: VISITOR_MAIL,
    submission_id: submission.id,
    idempotency_key: visitorMailKey(submission.id),
    to_email: submission.email,
    reply_to: isEmailAddress(company.email) ? company.email : null,
    subject: `We received your inquiry (${reference})`,
    ...bodies({
      title: 'Thank you for your inquiry',
      paragraphs: [
        `Your reference is ${reference}. Someone from our team will read your inquiry and reply to this address within ${FIRST_ANSWER_TIME}.`,
        'Here is a copy of what you sent us:',
      ],
      facts: inquiryFacts(inquiry),
      quote: submission.message,
      action: { label: 'Follow your inquiry', url: inquiryPage(siteUrl) },
      closing: [
        'The link is yours alone: it shows our replies, and you can write back, change your dates or withdraw there.',
        ...(company.paymentTerms ? [company.paymentTerms] : []),
        'If you did not write to us, somebody probably entered your address by mistake. You can ignore this email.',
      ],
      company,
    }),
  };
}
