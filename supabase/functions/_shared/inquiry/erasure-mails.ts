import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { toLanguage } from '@expat-buddy/domain/language/languages';
import { ERASURE_PREFIX } from '@expat-buddy/domain/my-inquiry/limits';
import { readCompany } from '../company.ts';
import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken, hashOfLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { WithdrawnMailError } from '../mail/mail-errors.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { inquiryPage, withInquiryToken } from './inquiry-link.ts';
import { siteUrlOf } from './queue-inquiry-mails.ts';

export const ERASURE_LINK_MAIL = 'erasure_link';

/** Derived from the request, so that another request makes another link. */
const tokenOf = (env: Environment, request: string) =>
  derivedLinkToken(requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY'), `erasure:${request}`);

/** Queues the emails with which people confirm that everything about them is erased. Idempotent. */
export async function queueErasureLinkMails(
  db: ServiceClient,
  env: Environment,
): Promise<readonly string[]> {
  const { data, error } = await db.rpc('requested_erasures');
  if (error) throw error;
  const keys: string[] = [];
  for (const { link_id, submission_id, email, language: code, requested_at } of data) {
    const language = toLanguage(code);
    const texts = mailMessages(language).erasure;
    const company = await readCompany(db, language);
    const request = `${link_id}:${Date.parse(requested_at)}`;
    const subject = texts.subject(inquiryReference(submission_id));
    const content: MailContent = {
      title: subject,
      language,
      paragraphs: [texts.what, texts.validity],
      facts: [],
      quote: '',
      action: { label: texts.open, url: inquiryPage(siteUrlOf(env), language) },
      closing: [texts.mistake],
      company,
    };
    const key = `erasure-link:${request}`;
    await queueMails(db, [
      {
        kind: ERASURE_LINK_MAIL,
        submission_id,
        idempotency_key: key,
        to_email: email,
        reply_to: isEmailAddress(company.email) ? company.email : null,
        subject,
        body_text: renderText(content),
        body_html: renderHtml(content),
      },
    ]);
    const written = await db
      .from('inquiry_links')
      .update({
        erasure_emailed_at: new Date().toISOString(),
        erasure_token_hash: await hashOfLinkToken(await tokenOf(env, request)),
      })
      .eq('id', link_id)
      .eq('erasure_requested_at', requested_at);
    if (written.error) throw written.error;
    keys.push(key);
  }
  return keys;
}

/** Adds the token, which no table stores, unless the request was repeated or the link replaced. */
export async function finishErasureLink(
  db: ServiceClient,
  env: Environment,
  { idempotency_key }: { idempotency_key: string },
): Promise<(mail: Mail) => Mail> {
  const token = await tokenOf(env, idempotency_key.replace(/^erasure-link:/, ''));
  const { data, error } = await db
    .from('inquiry_links')
    .select('id')
    .eq('erasure_token_hash', await hashOfLinkToken(token))
    .is('revoked_at', null)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new WithdrawnMailError('erasure_closed');
  return (mail) => withInquiryToken(mail, siteUrlOf(env), `${ERASURE_PREFIX}${token}`);
}
