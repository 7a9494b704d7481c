import { issueUnsubscribePage } from '@expat-buddy/domain/newsletter/issue/render-issue';
import { CONFIRM_DAYS } from '@expat-buddy/domain/newsletter/limits';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import type { NewMail } from '../outbox.ts';

export const CONFIRM_MAIL = 'newsletter_confirm';
export const WELCOME_MAIL = 'newsletter_welcome';
export const ALREADY_MAIL = 'newsletter_already';

export type Subscriber = { id: string; email: string };

export const confirmPage = (siteUrl: string) => `${siteUrl}/newsletter/confirm`;
export const unsubscribePage = issueUnsubscribePage;

// The outbox stores the email without its token, which is added on sending.
function mail(
  { email }: Subscriber,
  kind: string,
  key: string,
  subject: string,
  content: Pick<MailContent, 'paragraphs' | 'facts' | 'action' | 'closing' | 'company'>,
): NewMail {
  const whole: MailContent = { title: subject, quote: '', ...content };
  return {
    kind,
    submission_id: null,
    idempotency_key: key,
    to_email: email,
    reply_to: null,
    subject: oneLine(subject),
    body_text: renderText(whole),
    body_html: renderHtml(whole),
  };
}

export const confirmMailKey = (tokenHash: string) => `newsletter:confirm:${tokenHash.slice(0, 32)}`;

export function confirmMail(
  subscriber: Subscriber,
  tokenHash: string,
  consent: string,
  siteUrl: string,
  company: Company,
): NewMail {
  const subject = `Confirm your subscription to the ${company.name} newsletter`;
  return mail(subscriber, CONFIRM_MAIL, confirmMailKey(tokenHash), subject, {
    paragraphs: [
      `Someone, we hope you, signed this address up for the ${company.name} newsletter. Please confirm that you want to receive it.`,
      `The link is valid for ${CONFIRM_DAYS} days. It opens a page with a single button to press.`,
    ],
    facts: [['What you agree to', consent]],
    action: { label: 'Confirm my subscription', url: confirmPage(siteUrl) },
    closing: ['If this was not you, simply ignore this email: you will not be subscribed.'],
    company,
  });
}

/** `confirmedAt` distinguishes repeated subscriptions of an address. */
export function welcomeMail(
  subscriber: Subscriber,
  confirmedAt: string,
  siteUrl: string,
  company: Company,
): NewMail {
  const key = `newsletter:welcome:${subscriber.id}:${confirmedAt}`;
  return mail(subscriber, WELCOME_MAIL, key, 'You are subscribed', {
    paragraphs: [
      `Thank you for confirming your address. You will receive the ${company.name} newsletter whenever we have news.`,
      'You can unsubscribe at any time with the link below. You do not need an account.',
    ],
    facts: [],
    action: { label: 'Unsubscribe', url: unsubscribePage(siteUrl) },
    company,
  });
}

/** The key allows one per day. */
export function alreadyMail(subscriber: Subscriber, siteUrl: string, company: Company): NewMail {
  const day = new Date().toISOString().slice(0, 10);
  const key = `newsletter:already:${subscriber.id}:${day}`;
  return mail(subscriber, ALREADY_MAIL, key, 'You are already subscribed', {
    paragraphs: [
      `Someone, probably you, signed this address up for the ${company.name} newsletter again. You are already subscribed, so there is nothing to do.`,
      'If you meant to unsubscribe, use the link below.',
    ],
    facts: [],
    action: { label: 'Unsubscribe', url: unsubscribePage(siteUrl) },
    closing: ['If this was not you, you can ignore this email.'],
    company,
  });
}
