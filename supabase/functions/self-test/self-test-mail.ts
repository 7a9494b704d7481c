import type { Brand } from '@expat-buddy/domain/brand';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { type MailContent, renderHtml, renderText } from '../_shared/mail/mail-template.ts';
import type { NewMail } from '../_shared/outbox.ts';

export const selfTestKey = (submissionId: string) => `self-test:${submissionId}`;

/** The mail about a self-test, to whoever started it. */
export function selfTestMail(submissionId: string, to: string, company: Brand): NewMail {
  const reference = inquiryReference(submissionId);
  const content: MailContent = {
    title: `Self-test ${reference} arrived`,
    paragraphs: [
      'You asked for a self-test on the screen “Health”. An inquiry was saved, its mail went through the outbox and the mail server, and here it is.',
      'The inquiry has removed itself. There is nothing to do.',
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
    subject: `Self-test ${reference} of ${company.name}`,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}
