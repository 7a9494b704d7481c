import { pageUrl } from '@expat-buddy/domain/language/addresses';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { issueUnsubscribePage } from '@expat-buddy/domain/newsletter/issue/render-issue';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import type { NewMail } from '../outbox.ts';

export const CONFIRM_MAIL = 'newsletter_confirm';
export const WELCOME_MAIL = 'newsletter_welcome';
export const ALREADY_MAIL = 'newsletter_already';

export const CONFIRM_PAGE = '/newsletter/confirm';

export type Subscriber = { id: string; email: string; locale: string };

// The outbox stores the email without its token, which is added on sending.
function mail(
  { email, locale }: Subscriber,
  kind: string,
  key: string,
  subject: string,
  content: Pick<MailContent, 'paragraphs' | 'facts' | 'action' | 'closing' | 'company'>,
): NewMail {
  const language = toLanguage(locale);
  const whole: MailContent = { title: subject, language, quote: '', ...content };
  return {
    kind,
    submission_id: null,
    idempotency_key: key,
    to_email: email,
    reply_to: null,
    subject,
    body_text: renderText(whole),
    body_html: renderHtml(whole),
  };
}

const textsFor = ({ locale }: Subscriber) => mailMessages(toLanguage(locale)).newsletter;

const unsubscribeAction = (subscriber: Subscriber, siteUrl: string): MailContent['action'] => ({
  label: textsFor(subscriber).unsubscribe,
  url: issueUnsubscribePage(siteUrl, subscriber.locale),
});

export const confirmMailKey = (tokenHash: string) => `newsletter:confirm:${tokenHash.slice(0, 32)}`;

export function confirmMail(
  subscriber: Subscriber,
  tokenHash: string,
  consent: string,
  siteUrl: string,
  company: Company,
): NewMail {
  const texts = textsFor(subscriber).confirm;
  const url = pageUrl(siteUrl, toLanguage(subscriber.locale), CONFIRM_PAGE);
  const subject = texts.subject(oneLine(company.name));
  return mail(subscriber, CONFIRM_MAIL, confirmMailKey(tokenHash), subject, {
    paragraphs: [texts.ask(company.name), texts.validity],
    facts: [[texts.consent, consent]],
    action: { label: texts.button, url },
    closing: [texts.mistake],
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
  const texts = textsFor(subscriber).welcome;
  return mail(subscriber, WELCOME_MAIL, key, texts.subject, {
    paragraphs: [texts.thanks(company.name), texts.leaving],
    facts: [],
    action: unsubscribeAction(subscriber, siteUrl),
    company,
  });
}

/** The key allows one per day. */
export function alreadyMail(subscriber: Subscriber, siteUrl: string, company: Company): NewMail {
  const day = new Date().toISOString().slice(0, 10);
  const key = `newsletter:already:${subscriber.id}:${day}`;
  const texts = textsFor(subscriber).already;
  return mail(subscriber, ALREADY_MAIL, key, texts.subject, {
    paragraphs: [texts.what(company.name), texts.leaving],
    facts: [],
    action: unsubscribeAction(subscriber, siteUrl),
    closing: [texts.mistake],
    company,
  });
}
