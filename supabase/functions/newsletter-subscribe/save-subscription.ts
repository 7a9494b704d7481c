import { toLanguage } from '@expat-buddy/domain/language/languages';
import { consentText } from '@expat-buddy/domain/newsletter/consent-texts';
import { CONFIRM_MAIL_PAUSE_MS } from '@expat-buddy/domain/newsletter/limits';
import type { SubscribeRequest } from '@expat-buddy/domain/newsletter/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { readCompany } from '../_shared/company.ts';
import type { Environment } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import {
  alreadyMail,
  confirmMail,
  confirmMailKey,
} from '../_shared/newsletter/newsletter-mails.ts';
import {
  confirmToken,
  queueNewsletterMail,
  siteUrlOf,
  unsubscribeToken,
  withConfirmToken,
  withUnsubscribeToken,
} from '../_shared/newsletter/send-newsletter-mail.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

type Subscription = Pick<
  Row<'newsletter_subscriptions'>,
  'id' | 'email' | 'locale' | 'status' | 'requested_at' | 'confirm_token_hash'
>;
type Send = () => Promise<unknown>;

const FIELDS = 'id,email,locale,status,requested_at,confirm_token_hash';
const UNIQUE_VIOLATION = '23505';

async function find(db: ServiceClient, email: string): Promise<Subscription | null> {
  const { data, error } = await db
    .from('newsletter_subscriptions')
    .select(FIELDS)
    .eq('email', email)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** Whether a recent confirmation email has not failed. */
async function isMailPending(db: ServiceClient, known: Subscription): Promise<boolean> {
  if (known.status !== 'pending' || known.confirm_token_hash === null) return false;
  if (Date.now() - Date.parse(known.requested_at) > CONFIRM_MAIL_PAUSE_MS) return false;
  const { data, error } = await db
    .from('mail_outbox')
    .select('status,attempts')
    .eq('idempotency_key', confirmMailKey(known.confirm_token_hash))
    .maybeSingle();
  if (error) throw error;
  // An email that waits for a retry is replaced by a newer one.
  return data?.status === 'sent' || data?.status === 'sending' || data?.attempts === 0;
}

/** Null if a concurrent request for the same address was faster. */
async function write(
  db: ServiceClient,
  request: SubscribeRequest,
  tokenHash: string,
  requestedAt: string,
  known: Subscription | null,
): Promise<Subscription | null> {
  const row = {
    email: request.email,
    status: 'pending',
    locale: request.locale,
    consent_text: consentText(request.consentVersion, request.locale) ?? '',
    consent_version: request.consentVersion,
    confirm_token_hash: tokenHash,
    requested_at: requestedAt,
    bounced_at: null,
    end_reason: '',
  } as const;
  const table = db.from('newsletter_subscriptions');
  if (known === null) {
    const { data, error } = await table.insert(row).select(FIELDS).single();
    if (error?.code === UNIQUE_VIOLATION) return null;
    if (error) throw error;
    return data;
  }
  const update = table.update(row).eq('id', known.id).eq('status', known.status);
  const { data, error } = await (known.confirm_token_hash === null
    ? update.is('confirm_token_hash', null)
    : update.eq('confirm_token_hash', known.confirm_token_hash)
  ).select(FIELDS);
  if (error) throw error;
  return data[0] ?? null;
}

async function remind(db: ServiceClient, env: Environment, known: Subscription): Promise<Send> {
  const token = await unsubscribeToken(db, env, known.id);
  const company = await readCompany(db, toLanguage(known.locale));
  const mail = alreadyMail(known, siteUrlOf(env), company);
  return queueNewsletterMail(db, env, mail, (ready) => withUnsubscribeToken(ready, env, token));
}

/** @returns a function that sends the email, if one is due */
export async function saveSubscription(
  db: ServiceClient,
  env: Environment,
  request: SubscribeRequest,
): Promise<Send | undefined> {
  const known = await find(db, request.email);
  if (known?.status === 'confirmed') return remind(db, env, known);
  if (known && (await isMailPending(db, known))) return undefined;

  const requestedAt = new Date().toISOString();
  const token = await confirmToken(env, request.email, requestedAt);
  const tokenHash = await hashOfLinkToken(token);
  const subscription = await write(db, request, tokenHash, requestedAt, known);
  if (subscription === null) return undefined;
  const siteUrl = siteUrlOf(env);
  const consent = consentText(request.consentVersion, request.locale) ?? '';
  const company = await readCompany(db, request.locale);
  const mail = confirmMail(subscription, tokenHash, consent, siteUrl, company);
  return queueNewsletterMail(db, env, mail, (ready) => withConfirmToken(ready, siteUrl, token));
}
