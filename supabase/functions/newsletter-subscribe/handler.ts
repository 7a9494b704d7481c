import { CONFIRM_MAILS_PER_HOUR } from '@expat-buddy/domain/newsletter/limits';
import {
  type SubscribeRequest,
  subscribeRequestSchema,
} from '@expat-buddy/domain/newsletter/schema';
import { inBackground, notBefore } from '../_shared/background.ts';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { CONFIRM_MAIL } from '../_shared/newsletter/newsletter-mails.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';
import { saveSubscription } from './save-subscription.ts';

// Longer than any address needs, so that timing does not reveal known ones.
const ANSWER_AFTER_MS = 800;
const HOUR_MS = 60 * 60 * 1000;

async function isOverLimit(db: ServiceClient): Promise<boolean> {
  const { data, error } = await db
    .from('mail_outbox')
    .select('id')
    .eq('kind', CONFIRM_MAIL)
    .gt('created_at', new Date(Date.now() - HOUR_MS).toISOString())
    .limit(CONFIRM_MAILS_PER_HOUR);
  if (error) throw error;
  return data.length >= CONFIRM_MAILS_PER_HOUR;
}

/**
 * A limit per network, so that one cannot exhaust the total. It is lower with the honeypot filled in, which form
 * fillers of real people do too: they get their email, or are told that they do not.
 */
async function isNetworkOverLimit(
  db: ServiceClient,
  headers: Headers,
  { website }: SubscribeRequest,
): Promise<boolean> {
  const { data, error } = await db.rpc('consume_network_limit', {
    kind: website === '' ? 'newsletter' : 'newsletter, honeypot',
    headers: Object.fromEntries(headers),
  });
  if (error) throw error;
  return !data;
}

/** Whether the proof-of-work challenge was solved, if the settings require one. */
async function hasProofOfWork(db: ServiceClient, solution = ''): Promise<boolean> {
  const { data, error } = await db.rpc('verify_proof_of_work', { solution });
  if (error) throw error;
  return data;
}

async function take(
  db: ServiceClient,
  env: Environment,
  headers: Headers,
  request: SubscribeRequest,
) {
  if ((await isNetworkOverLimit(db, headers, request)) || (await isOverLimit(db)))
    return 'too many';
  return saveSubscription(db, env, request);
}

/**
 * Accepts an address, which then has to be confirmed by email. The response and its timing are the
 * same for new, pending, confirmed and unsubscribed addresses.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerPost(request, async () => {
    const body = subscribeRequestSchema.safeParse(await readJson(request));
    if (!body.success) return failure(400, 'invalid_request', 'The body is not a subscription.');
    const db = serviceClient(env);
    // Independent of the address, so it needs no delay.
    if (!(await hasProofOfWork(db, body.data.proofOfWork))) {
      return failure(428, 'proof_of_work_required', 'The proof of work is missing or wrong.');
    }
    const taken = take(db, env, request.headers, body.data);
    const send = await notBefore(ANSWER_AFTER_MS, taken);
    if (send === 'too many') {
      return failure(429, 'too_many_subscriptions', 'Too many subscriptions at the moment.');
    }
    if (send) inBackground(send());
    return json(200, { success: true });
  });
}
