import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken, hashOfLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTransport } from '../mail/mail-transport.ts';
import { type NewMail, queueMails, sendQueuedMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';

export function siteUrlOf(env: Environment): string {
  return requiredSetting(env, 'SITE_URL').replace(/\/+$/, '');
}

/** Puts the token into the link of a mail. It is letters, digits, `-` and `_`: nothing to escape. */
export function withToken(mail: Mail, page: string, token: string): Mail {
  const put = (body: string) => body.replace(page, `${page}?token=${token}`);
  return { ...mail, text: put(mail.text), html: put(mail.html) };
}

/**
 * Writes a mail down, and sends it unless it was sent before. `finish` adds what the outbox is not to
 * keep. The sending is a promise of its own, for a caller who does not wait for it.
 */
export async function queueNewsletterMail(
  db: ServiceClient,
  env: Environment,
  mail: NewMail,
  finish: (ready: Mail) => Mail,
): Promise<() => Promise<unknown>> {
  await queueMails(db, [mail]);
  const transport = mailTransport(env);
  return () =>
    sendQueuedMails(db, [mail.idempotency_key], () => (ready) => transport(finish(ready)));
}

/** The token that confirms one request for the newsletter, which can be made again when its mail is tried again. */
export function confirmToken(
  env: Environment,
  email: string,
  requestedAt: string,
): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const moment = new Date(requestedAt).toISOString();
  return derivedLinkToken(secret, `newsletter-confirm:${email}:${moment}`);
}

/**
 * The token with which a reader unsubscribes, whose hash is stored with the subscription. It is the
 * same in every mail, so the links of old mails go on working.
 */
export async function unsubscribeToken(
  db: ServiceClient,
  env: Environment,
  id: string,
): Promise<string> {
  const secret = requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY');
  const token = await derivedLinkToken(secret, `newsletter-unsubscribe:${id}`);
  const { error } = await db
    .from('newsletter_subscriptions')
    .update({ unsubscribe_token_hash: await hashOfLinkToken(token) })
    .eq('id', id);
  if (error) throw error;
  return token;
}

/** The address that mail programs post to when somebody presses their "unsubscribe" (RFC 8058). */
export function oneClickAddress(env: Environment, token: string): string {
  // Behind a project of one's own, functions know the API by an inner name.
  const api = env.SUPABASE_PUBLIC_URL || requiredSetting(env, 'SUPABASE_URL');
  return `${api.replace(/\/+$/, '')}/functions/v1/newsletter-unsubscribe?token=${token}`;
}
