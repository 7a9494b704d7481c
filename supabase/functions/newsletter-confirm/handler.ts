import { toLanguage } from '@expat-buddy/domain/language/languages';
import { CONFIRM_DAYS } from '@expat-buddy/domain/newsletter/limits';
import { tokenRequestSchema } from '@expat-buddy/domain/newsletter/schema';
import { inBackground } from '../_shared/background.ts';
import { readCompany } from '../_shared/company.ts';
import { answerPost, type Environment, json, readJson } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { type Subscriber, welcomeMail } from '../_shared/newsletter/newsletter-mails.ts';
import {
  queueNewsletterMail,
  siteUrlOf,
  unsubscribeToken,
  withUnsubscribeToken,
} from '../_shared/newsletter/send-newsletter-mail.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

const VALID_MS = CONFIRM_DAYS * 24 * 60 * 60 * 1000;

async function welcome(
  db: ServiceClient,
  env: Environment,
  subscriber: Subscriber,
  confirmedAt: string,
): Promise<void> {
  const siteUrl = siteUrlOf(env);
  const token = await unsubscribeToken(db, env, subscriber.id);
  const company = await readCompany(db, toLanguage(subscriber.locale));
  const mail = welcomeMail(subscriber, confirmedAt, siteUrl, company);
  const send = await queueNewsletterMail(db, env, mail, (ready) =>
    withUnsubscribeToken(ready, env, token),
  );
  inBackground(send());
}

async function confirm(
  db: ServiceClient,
  env: Environment,
  token: string,
): Promise<'done' | 'expired' | 'unknown'> {
  const hash = await hashOfLinkToken(token);
  const { data: known, error } = await db
    .from('newsletter_subscriptions')
    .select('id,email,locale,status,requested_at')
    .eq('confirm_token_hash', hash)
    .maybeSingle();
  if (error) throw error;
  if (!known) return 'unknown';
  if (known.status === 'confirmed') return 'done';
  // An old email must not resubscribe anybody.
  if (known.status !== 'pending') return 'expired';
  if (Date.now() - Date.parse(known.requested_at) > VALID_MS) return 'expired';

  const confirmedAt = new Date().toISOString();
  const { data: changed, error: updateError } = await db
    .from('newsletter_subscriptions')
    .update({ status: 'confirmed', confirmed_at: confirmedAt, unsubscribed_at: null })
    .eq('id', known.id)
    .eq('status', 'pending')
    .eq('confirm_token_hash', hash)
    .select('id');
  if (updateError) throw updateError;
  // Empty after a double click: the first request sent the email.
  if (changed.length > 0) await welcome(db, env, known, confirmedAt);
  return 'done';
}

/** Idempotent. */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const body = tokenRequestSchema.safeParse(await readJson(request));
    if (!body.success) return json(200, { success: false, state: 'unknown' });
    const state = await confirm(serviceClient(env), env, body.data.token);
    return json(200, { success: state === 'done', state });
  });
}
