import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { type MailContent, renderHtml, renderText } from '../_shared/mail/mail-template.ts';
import type { NewMail } from '../_shared/outbox.ts';

export const selfTestKey = (submissionId: string) => `self-test:${submissionId}`;

export function selfTestMail(submissionId: string, to: string, company: Company): NewMail {
  const reference = inquiryReference(submissionId);
  const content: MailContent = {
    title: `Self-test ${reference} succeeded`,
    paragraphs: [
      'You started a self-test on the Health screen. A test inquiry was saved, and this email about it went through the outbox and the mail server.',
      'The test inquiry is deleted automatically. There is nothing for you to do.',
    ],
    facts: [['Reference', reference]],
    quote: '',
    company,
  };
  return {
    kind: 'self_test',
    submission_id: submissionId,
    idempotency_key: selfTestKey(submissionId),
    to_email: to,
    reply_to: null,
    subject: `${company.name} self-test ${reference}`,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}
