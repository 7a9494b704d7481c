import { tokenInQuery } from '@expat-buddy/domain/link-token';
import { issueUnsubscribePage } from '@expat-buddy/domain/newsletter/issue/render-issue';
import { tokenRequestSchema } from '@expat-buddy/domain/newsletter/schema';
import { answerPost, type Environment, failure, json, readJson } from '../_shared/http.ts';
import { hashOfLinkToken } from '../_shared/link-token.ts';
import { siteUrlOf } from '../_shared/newsletter/send-newsletter-mail.ts';
import { report } from '../_shared/report.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

const MAX_FORM_BYTES = 10_000;

async function unsubscribe(db: ServiceClient, token: string): Promise<'done' | 'unknown'> {
  const { data: known, error } = await db
    .from('newsletter_subscriptions')
    .select('id')
    .eq('unsubscribe_token_hash', await hashOfLinkToken(token))
    .maybeSingle();
  if (error) throw error;
  if (!known) return 'unknown';
  const { error: updateError } = await db
    .from('newsletter_subscriptions')
    .update({ status: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
    .eq('id', known.id)
    .neq('status', 'unsubscribed');
  if (updateError) throw updateError;
  return 'done';
}

/** Of the page to show; English for an unknown token. */
async function localeOf(env: Environment, token: string): Promise<string> {
  const { data, error } = await serviceClient(env)
    .from('newsletter_subscriptions')
    .select('locale')
    .eq('unsubscribe_token_hash', await hashOfLinkToken(token))
    .maybeSingle();
  if (error) report('The language of a subscriber could not be read.', error);
  return data?.locale ?? 'en';
}

/** One-click unsubscribe (RFC 8058) posts a form; our page posts JSON. */
async function isOneClick(request: Request): Promise<boolean> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > MAX_FORM_BYTES) return false;
  const form = await request.formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

async function readToken(request: Request): Promise<unknown> {
  const inAddress = tokenInQuery(new URL(request.url).search);
  if (inAddress === null) return readJson(request);
  return (await isOneClick(request)) ? { token: inAddress } : undefined;
}

/**
 * Unsubscribes from the page of the site, or with one click from an email client. Idempotent. A GET
 * only redirects to the page, because mail scanners open every link.
 */
export default async function handler(request: Request, env: Environment): Promise<Response> {
  const token = tokenInQuery(new URL(request.url).search);
  if (request.method === 'GET' && token !== null) {
    const page = issueUnsubscribePage(siteUrlOf(env), await localeOf(env, token));
    const location = `${page}#token=${token}`;
    return new Response(null, { status: 303, headers: { location } });
  }
  return answerPost(request, async () => {
    const content = await readToken(request);
    if (content === undefined)
      return failure(400, 'invalid_request', 'The body says nothing to do.');
    const body = tokenRequestSchema.safeParse(content);
    const state = body.success ? await unsubscribe(serviceClient(env), body.data.token) : 'unknown';
    return json(200, { success: state === 'done', state });
  });
}
