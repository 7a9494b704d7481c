import { UNSUBSCRIBE_PAGE } from '@expat-buddy/domain/newsletter/issue/render-issue';
import { type Environment, requiredSetting } from '../http.ts';
import { derivedLinkToken, hashOfLinkToken } from '../link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTransport } from '../mail/mail-transport.ts';
import { completeLinks } from '../mail/site-links.ts';
import { type NewMail, queueMails, sendQueuedMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { CONFIRM_PAGE } from './newsletter-mails.ts';

export function siteUrlOf(env: Environment): string {
  return requiredSetting(env, 'SITE_URL').replace(/\/+$/, '');
}

export const withConfirmToken = (mail: Mail, siteUrl: string, token: string): Mail =>
  completeLinks(mail, siteUrl, CONFIRM_PAGE, `#token=${token}`);

/** To a reader: their own link at the end, and the one-click address for email programs. */
export const withUnsubscribeToken = (mail: Mail, env: Environment, token: string): Mail => ({
  ...completeLinks(mail, siteUrlOf(env), UNSUBSCRIBE_PAGE, `#token=${token}`),
  listUnsubscribe: oneClickAddress(env, token),
});

/**
 * Queues an email, and sends it unless it has been sent. `finish` adds what the outbox must not
 * store. Sending is a separate promise, so that the caller need not wait.
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

/** Derived, so that a retry produces the same token. */
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
 * Its hash is stored with the subscription. It is the same in every email, so old links keep
 * working.
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

/** The API's URL for readers. In a self-hosted project, functions reach it under an internal name. */
export const publicApiUrl = (env: Environment) =>
  (env.SUPABASE_PUBLIC_URL || requiredSetting(env, 'SUPABASE_URL')).replace(/\/+$/, '');

/** The one-click unsubscribe URL (RFC 8058). */
function oneClickAddress(env: Environment, token: string): string {
  return `${publicApiUrl(env)}/functions/v1/newsletter-unsubscribe?token=${token}`;
}
